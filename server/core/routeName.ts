/** First parts of addresses that there are; whatever else is asked for has one name together. */
const known = new Set(
  [
    ...['products', 'categories', 'sectors', 'about', 'contact', 'kvkk', 'teklif', 'karsilastir', 'admin'],
    ...['graphql', 'uploads', 'belgeler', 'assets', 'images', 'playground', 'health', 'metrics', '.well-known'],
    ...['robots.txt', 'site.webmanifest', 'opensearch.xml', 'sitemap.xml', 'favicon.ico'],
  ].map((name) => `/${name}`),
);

/** Ends that tell one file of a folder from all others, and nothing about anyone. */
const ends =
  /^(?:live|ready|foy\.pdf|fiyat-listesi\.pdf|(?:products|products-template|messages|enquiries|audit)\.(?:csv|xlsx))$/;

/**
 * Names what an address leads to, in a few dozen words for all: '/products/…'. What follows may be a secret, as in the
 * address of an enquiry, or what a visitor typed, and would be a series of its own in the metrics for each.
 */
export function routeName(url = '/'): string {
  const [path = '/'] = url.split('?', 1);
  if (path === '/') return path;
  const parts = path.toLowerCase().split('/');
  const first = `/${parts[1]}`;
  if (!known.has(first)) return '/…';
  if (parts.length === 2) return first;
  const last = parts.at(-1) ?? '';
  if (!ends.test(last)) return `${first}/…`;
  return parts.length === 3 ? `${first}/${last}` : `${first}/…/${last}`;
}

/** The page of an address as a log may name it: one of the catalogue whole, since it says nothing about who reads it. */
export function pageName(address: string): string {
  const { pathname } = new URL(address);
  return /^\/(products|categories|sectors)\//.test(pathname) ? pathname.slice(0, 200) : routeName(pathname);
}
