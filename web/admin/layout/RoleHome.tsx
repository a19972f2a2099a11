import { Navigate } from 'react-router-dom';
import { useHome } from '../session/screens.ts';
import { useSession } from '../session/SessionProvider.tsx';

export const RoleHome = () => <Navigate to={useHome(useSession().role).to} replace />;
