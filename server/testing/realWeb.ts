import type { Web } from '../site/web.ts';
import { fromRoot } from '../settings/root.ts';

type Entry = Pick<Web, 'render' | 'headScript' | 'pagePaths'>;

/** The public pages as the product renders them, from their source. */
export async function realWeb(): Promise<Entry> {
  // The server never imports the web: in the product it loads the built file in the same way (server/site/web.ts).
  const { render, headScript, pagePaths } = (await import(
    /* @vite-ignore */ fromRoot('web/entry.server.tsx')
  )) as Entry;
  return { render, headScript, pagePaths };
}
