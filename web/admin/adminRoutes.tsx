import type { ApolloClient } from '@apollo/client';
import type { RouteObject } from 'react-router-dom';
import { loadedLater } from '../components/loadedLater.ts';
import { PageLoading } from './components/PageLoading.tsx';
import { AdminCrash } from './layout/AdminCrash.tsx';
import { AdminLayout } from './layout/AdminLayout.tsx';
import { AdminRoot } from './layout/AdminRoot.tsx';
import { RoleGate } from './layout/RoleGate.tsx';
import { RoleHome } from './layout/RoleHome.tsx';
import { ScreenFailure } from './layout/ScreenFailure.tsx';
import { screens } from './screens.ts';
import { Screens } from './session/screens.ts';
import { AdminGate } from './signIn/AdminGate.tsx';
import { LoginPage } from './signIn/LoginPage.tsx';
import { LogoutPage } from './signIn/LogoutPage.tsx';

const invitationPage = loadedLater(() => import('./people/InvitationPage.tsx'));
const noSuchScreen = loadedLater(() => import('./layout/NoSuchScreen.tsx'));

const screenRoutes: RouteObject[] = [
  { index: true, element: <RoleHome /> },
  ...screens.map(({ path, roles, load }) => ({
    element: <RoleGate roles={roles} />,
    children: [{ path, lazy: async () => ({ Component: await load() }) }],
  })),
  { path: '*', lazy: async () => ({ Component: (await noSuchScreen()).NoSuchScreen }) },
];

/** The admin area, rendered in the browser only. */
export const adminRoutes = (client: ApolloClient): RouteObject[] => [
  {
    path: '/admin',
    // The server accepts the admin's paths in lower case alone.
    caseSensitive: true,
    element: (
      <Screens value={screens}>
        <AdminRoot client={client} />
      </Screens>
    ),
    errorElement: <AdminCrash />,
    hydrateFallbackElement: <PageLoading />,
    children: [
      { path: 'login', element: <LoginPage /> },
      { path: 'logout', element: <LogoutPage /> },
      { path: 'invitation', lazy: async () => ({ Component: (await invitationPage()).InvitationPage }) },
      {
        element: <AdminGate />,
        children: [
          {
            element: <AdminLayout />,
            children: [{ errorElement: <ScreenFailure />, children: screenRoutes }],
          },
        ],
      },
    ],
  },
];
