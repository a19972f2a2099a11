import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { ToastProvider } from '../../parts/toasts/ToastProvider.tsx';

/** Provides what every screen of the admin needs. */
export function AdminRoot({ client }: { client: ApolloClient }) {
  return (
    <ApolloProvider client={client}>
      <ToastProvider>
        <Outlet />
        <ScrollRestoration />
      </ToastProvider>
    </ApolloProvider>
  );
}
