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
import { ToastProvider } from '../admin/toasts/ToastProvider.tsx';
import { createClient } from '../graphql/client.ts';
import { theme } from '../theme/theme.ts';
import { linkTo, type Content } from './fakeServer.ts';

/** Styles stay out of the document: jsdom would match each rule of them whenever it is asked whether something can be seen. */
const outOfSight = createCache({ key: 'css', container: document.createElement('div') });

/** A part of the admin as the browser shows it, with all that stands around it, over a server that has `content`. */
export function renderAdmin(element: ReactNode, content: Content = {}, path = '/admin') {
  // jsdom draws nothing, so that nothing can be scrolled to.
  Element.prototype.scrollIntoView ??= () => undefined;
  onTestFinished(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  const client = createClient({ link: linkTo(content) });
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
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
