import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { ToastProvider } from '../toasts/ToastProvider.tsx';
import { sidebarWidth } from './sidebarWidth.ts';

/** What every screen of the admin needs around it. */
export function AdminRoot({ client }: { client: ApolloClient }) {
  return (
    <ApolloProvider client={client}>
      <ToastProvider left={sidebarWidth + 24}>
        <Outlet />
        <ScrollRestoration />
      </ToastProvider>
    </ApolloProvider>
  );
}
