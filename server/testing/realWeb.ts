import { fromRoot } from '../settings/root.ts';
import type { TestWeb } from './serveTestSite.ts';

type Entry = Pick<TestWeb, 'render' | 'headScript' | 'pagePaths'>;

// The server never imports the web: in the product it loads the built file in the same way (server/site/web.ts).
const entryOf = (name: string) => import(/* @vite-ignore */ fromRoot(`web/${name}.tsx`)) as Promise<Entry>;

/** The public pages as the product renders them, from their source. */
export async function realWeb(): Promise<Entry> {
  const { render, headScript, pagePaths } = await entryOf('entry.server');
  return { render, headScript, pagePaths };
}

/** The same in all languages of the interface, each with its words. */
export async function webInLanguages(): Promise<Entry & Required<Pick<TestWeb, 'others'>>> {
  const sideOf = async (language: string) => ({
    render: (await entryOf(`entry.server@${language}`)).render,
    assets: { scripts: [`/assets/${language}.js`], later: [], atOnce: [], styles: [], fonts: [] },
  });
  return { ...(await realWeb()), others: { en: await sideOf('en'), de: await sideOf('de') } };
}
