import { isSector } from '../../catalogue/sectors/sectors.ts';

/** Only to read paths by: where the site lies does not matter here. */
const anywhere = 'https://site.invalid';

/** Of a path or a whole address as people paste it: the path, readable, with its query; undefined where there is none. */
export function pathOf(entered: string): string | undefined {
  const text = entered.trim();
  if (!text.startsWith('/') && !/^https?:\/\//i.test(text)) return undefined;
  const address = text.startsWith('//') || !URL.canParse(text, anywhere) ? undefined : new URL(text, anywhere);
  return address && readable(address.pathname) + readable(address.search);
}

function readable(part: string) {
  try {
    return decodeURI(part).normalize('NFC');
  } catch (error) {
    // What an old server wrote in another encoding stays as it is.
    if (error instanceof URIError) return part;
    throw error;
  }
}

/** What two addresses are compared by: case and a slash at the end of the path do not tell them apart. */
export function addressKey(path: string): string {
  const [before = '', query] = path.split(/\?(.*)/s, 2);
  const bare = before.replace(/\/+$/, '') || '/';
  return (query ? `${bare}?${query}` : bare).toLowerCase();
}

/** Addresses that files and programs of the site have: what is asked for there never comes to a redirect. */
const folders = /^\/(admin|graphql|health|uploads|belgeler|images|assets|playground|files)(\/|$)/;
const files = /^\/(robots\.txt|sitemap[-\d]*\.xml|site\.webmanifest|opensearch\.xml|\.well-known\/security\.txt)$/;

export function isTaken(path: string) {
  const asked = path.split('?', 1)[0]?.toLowerCase() ?? '';
  return folders.test(asked) || files.test(asked);
}

const fixed = /^\/((products|categories|about|contact|kvkk|sectors)(?:\/)?)?$/;

/** What kind of page a path leads to, as far as the path alone tells. */
export function pageOf(path: string): { kind: 'fixed' } | { kind: 'products' | 'categories'; id: string } | undefined {
  const [bare = ''] = path.split(/[?#]/, 1);
  const [, sector] = /^\/sectors\/([^/]+)$/.exec(bare) ?? [];
  if (fixed.test(bare) || (sector && isSector(sector))) return { kind: 'fixed' };
  const [, kind, id] = /^\/(products|categories)\/([^/]+)$/.exec(bare) ?? [];
  return (kind === 'products' || kind === 'categories') && id ? { kind, id } : undefined;
}
