import { Navigate } from 'react-router-dom';
import { homeOf } from '../session/mayOpen.ts';
import { useSession } from '../session/SessionProvider.tsx';

export const RoleHome = () => <Navigate to={homeOf(useSession().role)} replace />;
