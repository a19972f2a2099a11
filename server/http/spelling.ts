/** Options for every router: `/Belgeler/x` and `/belgeler/x/` are not `/belgeler/x`. */
export const oneSpelling = { caseSensitive: true, strict: true };

/** Matches most paths, which need no rewriting. */
const plain = /^\/(?:[a-z0-9_-]+(?:\/[a-z0-9_-]+)*)?$/;
/** Matches parts that some programs read as the start of another path, or as the end of this one; no browser sends them. */
const misleading = /[\\#]|\/\.{1,2}(?:\/|$)/;

type Spelled = {
  /** The canonical path. */
  path: string;
  /** Whether the path was written in another way. Escapes in lower case do not count: some proxies write them so. */
  wasOther: boolean;
};

export type Spelling = {
  /** Undefined for a path that leads nowhere. */
  read(path: string): Spelled | undefined;
  /** The route that shows the page at a path, such as '/products/:id'; undefined where there is none. */
  pageAt(path: string): string | undefined;
};

/**
 * Finds the canonical path of an address. Every rule about addresses has to use the path that `read` returns, so that no
 * other spelling bypasses it. `pages` are the paths of the router, which ignores case and slashes at the end.
 */
export function createSpelling(pages: readonly string[]): Spelling {
  // The router, too, prefers a page with a fixed name to one with a parameter.
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
      // Never redirect to another host: '//evil.example' names one.
      return { path: own, wasOther: !own.includes('//') && own !== inFull(written) };
    },
    pageAt(path) {
      const { page } = find(path);
      return page && pathOf(page);
    },
  };
}

const partsOf = (path: string) => path.replace(/(?<!\/)\/+$/, '').split('/');
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

/** Escapes characters that may not stand in an address. */
const inFull = (path: string) => new URL(`http://site.invalid${path}`).pathname;
