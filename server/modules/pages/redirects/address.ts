import { isSector } from '../../catalogue/sectors/sectors.ts';

/** `URL` needs an origin to parse a path; which one does not matter here. */
const anywhere = 'https://site.invalid';

/** Returns the decoded path and query of a path or a pasted address; undefined when it is neither. */
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
    // Escapes in another encoding than UTF-8, of an old server, stay as they are.
    if (error instanceof URIError) return part;
    throw error;
  }
}

/** Two addresses are equal when they have the same key, which ignores case and a slash at the end of the path. */
export function addressKey(path: string): string {
  const [before = '', query] = path.split(/\?(.*)/s, 2);
  const bare = before.replace(/(?<!\/)\/+$/, '') || '/';
  return (query ? `${bare}?${query}` : bare).toLowerCase();
}

/** Files and programs of the site answer these addresses, so a redirect would never be reached. */
const folders = /^\/(admin|graphql|health|uploads|belgeler|images|assets|playground|files)(\/|$)/;
const files = /^\/(robots\.txt|sitemap[-\d]*\.xml|site\.webmanifest|opensearch\.xml|\.well-known\/security\.txt)$/;

export function isTaken(path: string) {
  const asked = path.split('?', 1)[0]?.toLowerCase() ?? '';
  return folders.test(asked) || files.test(asked);
}

const fixed = /^\/((products|categories|about|contact|kvkk|sectors)(?:\/)?)?$/;

/** Returns the kind of page to which a path leads, without checking that a product or category exists. */
export function pageOf(path: string): { kind: 'fixed' } | { kind: 'products' | 'categories'; id: string } | undefined {
  const [bare = ''] = path.split(/[?#]/, 1);
  const [, sector] = /^\/sectors\/([^/]+)$/.exec(bare) ?? [];
  if (fixed.test(bare) || (sector && isSector(sector))) return { kind: 'fixed' };
  const [, kind, id] = /^\/(products|categories)\/([^/]+)$/.exec(bare) ?? [];
  return (kind === 'products' || kind === 'categories') && id ? { kind, id } : undefined;
}
