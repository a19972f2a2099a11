import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider, type RouteObject } from 'react-router-dom';
import { App, createStyles } from './App.tsx';
import { loadedLater } from './components/loadedLater.ts';
import { logError } from './components/logError.ts';
import { browserLink, createClient } from './graphql/client.ts';
import { connected } from './graphql/liveLink.ts';
import { openSocket } from './openSocket.ts';
import { read } from './pageState.ts';
import { createRoutes, findAdminRoutes } from './routes.tsx';
import { OriginProvider } from './site/meta/OriginProvider.tsx';

const { apollo, router: hydrationData, origin = window.location.origin } = read(document);
const client = createClient({
  link: browserLink(() => openSocket(() => void window.dispatchEvent(new Event(connected)))),
});
if (apollo) client.cache.restore(apollo);

/** Hydration needs the page's component at once: while it loads, the router would replace the page by a fallback. */
async function loadLazyRoutes(routes: RouteObject[]) {
  for (const { route } of matchRoutes(routes, window.location) ?? []) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
  }
}

async function start() {
  const routes = createRoutes(client);
  await loadLazyRoutes(routes);
  const router = createBrowserRouter(routes, {
    ...(hydrationData && { hydrationData }),
    patchRoutesOnNavigation: findAdminRoutes(client),
  });
  const app = (
    <App client={client} styles={createStyles()}>
      <OriginProvider origin={origin}>
        <RouterProvider router={router} />
      </OriginProvider>
    </App>
  );
  const root = document.getElementById('root');
  if (root && hydrationData) hydrateRoot(root, app);
  else if (root) createRoot(root).render(app);
}

start().catch(logError);

// In the admin's preview frame; visitors load none of it.
if (window.parent !== window) {
  const loadPreview = loadedLater(() => import('./graphql/preview.ts'));
  loadPreview()
    .catch(loadPreview)
    .then(({ listenForPreview }) => listenForPreview(client))
    .catch(logError);
}
