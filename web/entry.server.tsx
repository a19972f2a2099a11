import { ApolloLink, type NormalizedCacheObject } from '@apollo/client';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  StaticRouterProvider,
  type RouteObject,
} from 'react-router-dom';
import { App, createStyles } from './page/App.tsx';
import { colorSchemeScript } from './components/colorScheme.ts';
import { logError } from './components/logError.ts';
import { PreviewBar } from './page/PreviewBar.tsx';
import { earlyScript } from './page/earlyScript.ts';
import { createClient } from './graphql/client.ts';
import { createServerCache } from './graphql/serverCache.ts';
import { mergedStyles } from './page/mergedStyles.ts';
import { write } from './page/pageState.ts';
import type { Render, Rendered } from './page/rendered.ts';
import { createRoutes } from './routes.tsx';
import { OriginProvider } from './site/parts/OriginProvider.tsx';
import { siteLanguage } from '../common/text/locale.ts';
import { setTexts } from './components/texts.ts';

/** Runs before the first paint. It is the only inline script of a page: its hash is in the Content-Security-Policy. */
export const headScript = `${colorSchemeScript};${earlyScript}`;

/**
 * The paths of all pages in the router: the server derives the canonical addresses from them (server/http/spelling.ts).
 */
export const pagePaths = pathsIn(
  createRoutes(createClient({ link: ApolloLink.empty(), serverCache: createServerCache() })),
);

function pathsIn(routes: RouteObject[]): string[] {
  return routes.flatMap(({ path, children = [] }) => [...(path && path !== '*' ? [path] : []), ...pathsIn(children)]);
}

/**
 * The admin is rendered in the browser only, so every address gets the same empty page. It names its own address, for people
 * who have opened another one, at which a sign-in is not kept.
 */
const adminPage = (origin: string): Rendered => ({
  status: 200,
  head: `<title>Admin</title><meta name="robots" content="noindex"><link rel="canonical" href="${origin}/admin">`,
  html: '',
  state: '{}',
  lang: 'en',
});

/** React puts the elements of a page's head before the markup when it renders a part of a page. */
const hoisted = /^(?:<(title|style)\b[^>]*>[\s\S]*?<\/\1>|<(?:meta|link)\b[^>]*>)*/;

/** Matches the parts of a page that search engines and places that show links read. */
const factsInHead = /<meta (?:property="og:|name="twitter:)[^>]*>|<link rel="canonical"[^>]*>/g;
const factsInPage = /<script type="application\/ld\+json">[\s\S]*?<\/script>/g;

/**
 * Renders the page at the full address of `request`, whose origin goes into the canonical link; `link` loads its data. With
 * `preview` it is the page of something that is not on the site.
 */
export const render: Render = async (request, link, preview, { language, languages, offer, texts } = {}) => {
  const { origin, pathname } = new URL(request.url);
  const lang = language ?? siteLanguage;
  if (/^\/admin(\/|$)/.test(pathname)) return adminPage(origin);

  const client = createClient({ link, serverCache: createServerCache() });
  const handler = createStaticHandler(createRoutes(client), language ? { basename: `/${language}` } : undefined);
  const context = await handler.query(request);
  if (context instanceof Response) {
    const redirect = context.headers.get('Location') ?? '/';
    return { status: context.status, redirect, head: '', html: '', state: '{}', lang };
  }

  const styles = createStyles();
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(styles);
  const site = (
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
  );
  // Nothing else is rendered until this page is done.
  const said = texts?.() ?? {};
  setTexts(said);
  const isPreview = preview?.until !== undefined || preview?.day !== undefined;
  const markup = renderToString(
    <App client={client} styles={styles}>
      <OriginProvider origin={origin} language={language} languages={languages} offer={offer}>
        {/* The browser renders the site alone: beside another element, its ids would be different ones. */}
        {isPreview ? (
          <>
            <PreviewBar {...preview} />
            {site}
          </>
        ) : (
          site
        )}
      </OriginProvider>
    </App>,
  );
  const head = hoisted.exec(markup)?.[0] ?? '';
  const { loaderData, actionData, errors } = context;
  for (const error of Object.values(errors ?? {})) if (!isRouteErrorResponse(error)) logError(error);
  const chunks = extractCriticalToChunks(markup);
  for (const style of chunks.styles) style.css = mergedStyles(style.css);
  // A page whose styles are all in files needs no empty tag.
  const styleTags = chunks.styles.some(({ css }) => css) ? constructStyleTagsFromChunks(chunks) : '';
  const html = markup.slice(head.length);
  return {
    status: context.statusCode,
    head: (preview ? head.replaceAll(factsInHead, '') : head) + styleTags,
    html: preview ? html.replaceAll(factsInPage, '') : html,
    // Details of an error stay on the server: the page shows the same text for each.
    state: write({
      apollo: client.cache.extract() as NormalizedCacheObject,
      router: {
        loaderData,
        actionData,
        errors: errors && Object.fromEntries(Object.keys(errors).map((id) => [id, true])),
      },
      origin,
      ...(language && { language, texts: said }),
      ...(languages?.length && { languages }),
      ...(offer && { offer }),
    }),
    lang,
  };
};
