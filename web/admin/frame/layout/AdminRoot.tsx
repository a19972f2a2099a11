import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { GlobalStyles } from '@mui/material';
import { useLayoutEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import type { Language } from '../../../../common/text/locale.ts';
import { language } from '../../../words/admin/en/locale.ts';
import { officeLink } from '../../session/officeLink.ts';
import { adminClasses } from '../../../theme/adminClasses.ts';
import { ToastProvider } from '../../parts/toasts/ToastProvider.tsx';

const isEnglish = (language as Language) === 'en';

/** Provides what every screen of the admin needs. */
export function AdminRoot({ client }: { client: ApolloClient }) {
  // The API speaks English, whatever the office speaks.
  useLayoutEffect(() => {
    if (isEnglish) return undefined;
    const plain = client.link;
    client.setLink(officeLink.concat(plain));
    return () => client.setLink(plain);
  }, [client]);
  return (
    <ApolloProvider client={client}>
      <GlobalStyles styles={adminClasses} />
      <ToastProvider>
        <Outlet />
        <ScrollRestoration />
      </ToastProvider>
    </ApolloProvider>
  );
}
