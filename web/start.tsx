import { startTransition, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider, type RouteObject } from 'react-router-dom';
import { setTimeZone } from '../common/text/companyTime.ts';
import { App, createStyles } from './page/App.tsx';
import { setTakingOver } from './components/focusNews.ts';
import { keepTrying } from './components/keepTrying.ts';
import { loadedLater } from './components/loadedLater.ts';
import { logError } from './components/logError.ts';
import { takeEarly } from './page/early.ts';
import { browserLink, createClient } from './graphql/client.ts';
import { connected } from './graphql/liveLink.ts';
import { during } from './graphql/underWay.ts';
import { layOutWhole } from './page/layOutWhole.ts';
import { markSettled } from './page/settled.ts';
import { read } from './page/pageState.ts';
import { createRoutes, findAdminRoutes } from './routes.tsx';
import type { LaterHandle } from './site/parts/loaders/routeLater.tsx';
import { OriginProvider } from './site/parts/OriginProvider.tsx';
import type { Texts } from '../common/text/textFacts.ts';
import { addTexts } from './components/texts.ts';

const loadSocketLink = loadedLater(() => import('./graphql/socketLink.ts'));

/** Loads the link for subscriptions. */
const openSocket = async (onConnect: () => void) => (await keepTrying(loadSocketLink)).socketLink(onConnect);

/** Hydration needs the page's component at once: while it loads, the router would replace the page by a fallback. */
async function loadLazyRoutes(routes: RouteObject[], basename: string) {
  for (const { route } of matchRoutes(routes, window.location, basename) ?? []) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    await (route.handle as LaterHandle | undefined)?.ready();
  }
}

/**
 * Calls back when the page in it is hydrated. It is around the page and not beside it: a sibling that the server does not
 * render would give every `useId` of the page another value in the browser.
 */
function TakenOver({ onDone, children }: { onDone: () => void; children: ReactNode }) {
  useEffect(onDone, [onDone]);
  return children;
}

/** Hydrates the page that the server sent, or renders the first one where it sent none. */
export async function start() {
  setTimeZone(document.documentElement.dataset.timeZone);
  const state = read(document);
  const { apollo, router: hydrationData, origin = window.location.origin, language, languages, offer, texts } = state;
  if (texts) addTexts(texts);
  const client = createClient({
    link: browserLink(
      () => openSocket(() => void window.dispatchEvent(new Event(connected))),
      () => router.state.navigation.location,
      language ? { language, onFacts: ({ texts }) => texts && addTexts(texts as Texts) } : undefined,
    ),
  });
  if (apollo) client.cache.restore(apollo);
  const routes = createRoutes(client);
  await loadLazyRoutes(routes, language ? `/${language}` : '/');
  const router = createBrowserRouter(routes, {
    ...(language && { basename: `/${language}` }),
    ...(hydrationData && { hydrationData }),
    patchRoutesOnNavigation: findAdminRoutes(client),
  });
  const root = document.getElementById('root');
  if (!root) return;
  const replay = takeEarly();
  const onDone = () => {
    setTakingOver(false);
    replay();
    void during(layOutWhole(root));
    const look = markSettled(root, () => router.state.navigation.state === 'idle');
    router.subscribe(({ navigation }) => {
      // Places are restored in whole pages.
      if (navigation.state !== 'idle') root.dataset.whole = '';
      look();
    });
    // Earlier, the text typed in the admin would not match the markup from the server.
    if (window.parent !== window) listenForPreview(client);
    // Measurements and tests wait for this mark when they need scripts.
    performance.mark('taken over');
  };
  const app = (
    <TakenOver onDone={onDone}>
      <App client={client} styles={createStyles()}>
        <OriginProvider origin={origin} language={language} languages={languages} offer={offer}>
          <RouterProvider router={router} />
        </OriginProvider>
      </App>
    </TakenOver>
  );
  // In a transition React works in pieces and lets the browser answer in between.
  if (hydrationData) {
    setTakingOver(true);
    startTransition(() => void hydrateRoot(root, app));
  } else createRoot(root).render(app);
}

/** Connects a page in the admin's preview frame to its form; visitors load none of it. */
function listenForPreview(client: ReturnType<typeof createClient>) {
  const loadPreview = loadedLater(() => import('./graphql/preview.ts'));
  loadPreview()
    .catch(loadPreview)
    .then((preview) => preview.listenForPreview(client))
    .catch(logError);
}
