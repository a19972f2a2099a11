import type { ApolloLink } from '@apollo/client';
import { render } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createClient } from '../graphql/client.ts';
import { App, createStyles } from '../page/App.tsx';
import { createRoutes } from '../routes.tsx';
import { OriginProvider } from '../site/parts/OriginProvider.tsx';

/** Opens a page of the site with its scripts; returns the router. What earlier tests left in the document goes away. */
export function openLive(path: string, link: ApolloLink) {
  document.body.innerHTML = '';
  // jsdom has no pages to scroll.
  const scrolling = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  onTestFinished(() => scrolling.mockRestore());
  if (typeof window.matchMedia !== 'function') {
    // Nor has it media that could change.
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
    onTestFinished(() => void vi.stubGlobal('matchMedia', undefined));
  }
  const client = createClient({ link });
  const router = createMemoryRouter(createRoutes(client), { initialEntries: [path] });
  render(
    <App client={client} styles={createStyles()}>
      <OriginProvider origin="https://www.deneme.example">
        <RouterProvider router={router} />
      </OriginProvider>
    </App>,
  );
  return router;
}
