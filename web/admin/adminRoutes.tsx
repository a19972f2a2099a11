import type { ApolloClient } from '@apollo/client';
import type { RouteObject } from 'react-router-dom';
import { loadedLater } from '../components/loadedLater.ts';
import { AdminCrash } from './frame/layout/AdminCrash.tsx';
import { AdminLayout } from './frame/layout/AdminLayout.tsx';
import { AdminRoot } from './frame/layout/AdminRoot.tsx';
import { RoleGate } from './frame/layout/RoleGate.tsx';
import { RoleHome } from './frame/layout/RoleHome.tsx';
import { ScreenFailure } from './frame/layout/ScreenFailure.tsx';
import { CatalogueFrame, SettingsFrame } from './frame/layout/SideFrame.tsx';
import { PageLoading } from './parts/page/Loaded.tsx';
import { AdminGate } from './people/signIn/AdminGate.tsx';
import { LoginPage } from './people/signIn/LoginPage.tsx';
import { LogoutPage } from './people/signIn/LogoutPage.tsx';
import { screens } from './screens.ts';
import { Screens, settingsGroupOf, type Screen } from './session/screens.ts';

const invitationPage = loadedLater(() => import('./people/accounts/InvitationPage.tsx'));
const noSuchScreen = loadedLater(() => import('./frame/layout/NoSuchScreen.tsx'));

const routesOf = (some: readonly Screen[]): RouteObject[] =>
  some.map(({ path, roles, load }) => ({
    element: <RoleGate roles={roles} />,
    children: [{ path, lazy: async () => ({ Component: await load() }) }],
  }));

const isOfCatalogue = ({ menu }: Screen) => menu === 'catalogue';

const screenRoutes: RouteObject[] = [
  { index: true, element: <RoleHome /> },
  ...routesOf(screens.filter((screen) => !settingsGroupOf(screen) && !isOfCatalogue(screen))),
  // One frame for all of a sort, so that its column stays while another screen of it is opened.
  { element: <CatalogueFrame />, children: routesOf(screens.filter(isOfCatalogue)) },
  { element: <SettingsFrame />, children: routesOf(screens.filter(settingsGroupOf)) },
  { path: '*', lazy: async () => ({ Component: (await noSuchScreen()).NoSuchScreen }) },
];

/** The routes of the admin, which only the browser renders. */
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
