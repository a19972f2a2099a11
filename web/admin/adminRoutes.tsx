import type { ApolloClient } from '@apollo/client';
import { Navigate, type RouteObject } from 'react-router-dom';
import { AdminCrash } from './layout/AdminCrash.tsx';
import { AdminLayout } from './layout/AdminLayout.tsx';
import { AdminRoot } from './layout/AdminRoot.tsx';
import { Waiting } from './layout/Waiting.tsx';
import { AdminGate } from './session/AdminGate.tsx';
import { LoginPage } from './session/LoginPage.tsx';

/** The desk, below '/admin'. Each screen comes with its own file when it is first opened. */
export const adminRoutes = (client: ApolloClient): RouteObject[] => [
  {
    element: <AdminRoot client={client} />,
    errorElement: <AdminCrash />,
    hydrateFallbackElement: <Waiting />,
    children: [
      { path: 'login', element: <LoginPage /> },
      {
        element: <AdminGate />,
        children: [
          {
            element: <AdminLayout />,
            children: [
              { index: true, element: <Navigate to="/admin/products" replace /> },
              {
                path: 'products',
                lazy: async () => ({ Component: (await import('./products/ProductList.tsx')).ProductList }),
              },
              {
                path: '*',
                lazy: async () => ({ Component: (await import('./layout/NoSuchScreen.tsx')).NoSuchScreen }),
              },
            ],
          },
        ],
      },
    ],
  },
];
