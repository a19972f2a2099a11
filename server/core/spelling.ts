/** For every router: `/Belgeler/x` and `/belgeler/x/` are not `/belgeler/x`. */
export const oneSpelling = { caseSensitive: true, strict: true };

/** Most paths, which are written in the one way already. */
const plain = /^\/(?:[a-z0-9_-]+(?:\/[a-z0-9_-]+)*)?$/;
/** Read by some as the start of another path, or as the end of this one; no browser sends it. */
const misleading = /[\\#]|\/\.{1,2}(?:\/|$)/;

type Spelled = {
  /** The one way to write the path. */
  path: string;
  /** Whether it was written in another one. Escapes in small letters do not count: some proxies write them so. */
  wasOther: boolean;
};

export type Spelling = {
  /** Undefined for a path that leads nowhere. */
  read(path: string): Spelled | undefined;
  /** The route that shows the page at a path, such as '/products/:id'; undefined where there is none. */
  pageAt(path: string): string | undefined;
};

/**
 * How addresses are written. Whatever is decided by an address is decided by the path that `read` returns, so that no other
 * way to write it goes round a rule. `pages` are the paths of the router, which finds its pages in whatever case and with
 * slashes at their end.
 */
export function createSpelling(pages: readonly string[]): Spelling {
  // As for the router, a page with a name of its own comes before one that takes any.
  const known = pages.map(partsOf).sort((a, b) => a.filter(takesAny).length - b.filter(takesAny).length);
  const find = (path: string) => {
    const parts = partsOf(path);
    return { parts, page: known.find((page) => fits(page, parts)) };
  };

  return {
    read(path) {
      if (plain.test(path)) return { path, wasOther: false };
      const written = path.replaceAll(/%(?:[\da-f]{2})?/gi, (escaped) =>
        escaped === '%' ? '%25' : escaped.toUpperCase(),
      );
      // Once is enough: an escaped '%' stays as it is.
      const plainer = written.replaceAll(/%[\dA-F]{2}/g, unescaped);
      if (misleading.test(plainer)) return undefined;
      const full = inFull(plainer);
      const { parts, page } = find(full);
      const own = page ? pathOf(page.map((part, at) => (takesAny(part) ? (parts[at] ?? '') : part))) : full;
      // Another host is not led to: '//evil.example' names one.
      return { path: own, wasOther: !own.includes('//') && own !== inFull(written) };
    },
    pageAt(path) {
      const { page } = find(path);
      return page && pathOf(page);
    },
  };
}

const partsOf = (path: string) => path.replace(/\/+$/, '').split('/');
const pathOf = (parts: string[]) => parts.join('/') || '/';
const takesAny = (part: string) => part.startsWith(':');
const fits = (page: string[], parts: string[]) =>
  page.length === parts.length &&
  page.every((part, at) => (takesAny(part) ? parts[at] !== '' : part === parts[at]?.toLowerCase()));

/** Letters that mean the same with and without an escape (RFC 3986, 2.3). */
function unescaped(escaped: string) {
  const letter = String.fromCharCode(parseInt(escaped.slice(1), 16));
  return /[\w.~-]/.test(letter) ? letter : escaped;
}

/** With what may not stand in an address escaped. */
const inFull = (path: string) => new URL(`http://site.invalid${path}`).pathname;
