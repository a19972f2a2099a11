import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './playground.css';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { createClient } from 'graphql-ws';
import { createRoot } from 'react-dom/client';
import { examples } from './examples.ts';
import { TurkishLetters } from './TurkishLetters.tsx';

const socket = new URL('/graphql', window.location.href);
socket.protocol = socket.protocol.replace('http', 'ws');

/** The browser sends its session cookie: whoever is signed in at /admin acts as the admin here. */
const fetcher = createGraphiQLFetcher({
  url: '/graphql',
  headers: { 'apollo-require-preflight': 'true' },
  wsClient: createClient({ url: socket.href }),
});

/** Only needed on the first visit: later GraphiQL restores its tabs, with what was typed in them. */
const first = window.localStorage.getItem('graphiql:tabState') === null ? examples[0]?.variables : undefined;

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <GraphiQL
      fetcher={fetcher}
      defaultTabs={examples}
      {...(first && { initialVariables: first })}
      defaultEditorToolsVisibility="variables"
      inputValueDeprecation
    >
      <GraphiQL.Logo>
        <h1>Vitrin API</h1>
      </GraphiQL.Logo>
      <TurkishLetters />
    </GraphiQL>,
  );
}
