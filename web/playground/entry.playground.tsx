import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import '../fonts/fonts.css';
import './playground.css';
import './narrow.css';
import { createRoot } from 'react-dom/client';
import { Playground } from './Playground.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Playground />);
