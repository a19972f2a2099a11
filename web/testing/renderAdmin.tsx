import { ApolloProvider } from '@apollo/client/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { screens } from '../admin/screens.ts';
import { Screens } from '../admin/session/screens.ts';
import { LeaveGuard } from '../admin/parts/forms/LeaveGuard.tsx';
import { ToastProvider } from '../admin/parts/toasts/ToastProvider.tsx';
import { createClient } from '../graphql/client.ts';
import { theme } from '../theme/theme.ts';
import { linkTo, type Content } from './fakeServer.ts';

/** Styles stay out of the document: jsdom would match every rule whenever a test asks whether something is visible. */
const outOfSight = createCache({ key: 'css', container: document.createElement('div') });

/** Renders a part of the admin with its providers, over a server that has `content`. */
export function renderAdmin(element: ReactNode, content: Content = {}, path = '/admin') {
  // jsdom draws nothing, so that nothing can be scrolled to.
  Element.prototype.scrollIntoView ??= () => undefined;
  onTestFinished(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  const client = createClient({ link: linkTo(content) });
  const router = createMemoryRouter([{ path: '*', element: <LeaveGuard>{element}</LeaveGuard> }], {
    initialEntries: [path],
  });
  const page = render(
    <CacheProvider value={outOfSight}>
      <ApolloProvider client={client}>
        <ThemeProvider theme={theme}>
          <ToastProvider>
            <Screens value={screens}>
              <RouterProvider router={router} />
            </Screens>
          </ToastProvider>
        </ThemeProvider>
      </ApolloProvider>
    </CacheProvider>,
  );
  return { ...page, client, router, user: userEvent.setup() };
}
