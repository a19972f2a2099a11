import type { ApolloClient } from '@apollo/client';
import { Navigate, type RouteObject } from 'react-router-dom';
import { PageLoading } from './components/PageLoading.tsx';
import { AdminCrash } from './layout/AdminCrash.tsx';
import { AdminLayout } from './layout/AdminLayout.tsx';
import { AdminRoot } from './layout/AdminRoot.tsx';
import { AdminGate } from './signIn/AdminGate.tsx';
import { LoginPage } from './signIn/LoginPage.tsx';
import { LogoutPage } from './signIn/LogoutPage.tsx';

/** The code of a screen is loaded when it is first opened. */
const screens: RouteObject[] = [
  { index: true, element: <Navigate to="/admin/products" replace /> },
  {
    path: 'products',
    lazy: async () => ({ Component: (await import('./products/ProductList.tsx')).ProductList }),
  },
  { path: 'products/import', lazy: async () => ({ Component: (await import('./sheets/ImportPage.tsx')).ImportPage }) },
  {
    path: 'categories',
    lazy: async () => ({ Component: (await import('./categories/CategoryList.tsx')).CategoryList }),
  },
  {
    path: 'messages/:id?',
    lazy: async () => ({ Component: (await import('./messages/MessageList.tsx')).MessageList }),
  },
  { path: 'about', lazy: async () => ({ Component: (await import('./about/AboutForm.tsx')).AboutForm }) },
  { path: 'contact', lazy: async () => ({ Component: (await import('./contact/ContactForm.tsx')).ContactForm }) },
  { path: 'account', lazy: async () => ({ Component: (await import('./account/AccountPage.tsx')).AccountPage }) },
  { path: '*', lazy: async () => ({ Component: (await import('./layout/NoSuchScreen.tsx')).NoSuchScreen }) },
];

/** The admin area, rendered in the browser only. */
export const adminRoutes = (client: ApolloClient): RouteObject[] => [
  {
    path: '/admin',
    element: <AdminRoot client={client} />,
    errorElement: <AdminCrash />,
    hydrateFallbackElement: <PageLoading />,
    children: [
      { path: 'login', element: <LoginPage /> },
      { path: 'logout', element: <LogoutPage /> },
      { element: <AdminGate />, children: [{ element: <AdminLayout />, children: screens }] },
    ],
  },
];
