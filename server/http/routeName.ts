/** First parts of the addresses that exist; all other addresses share one name. */
const known = new Set(
  [
    ...[
      'products',
      'categories',
      'sectors',
      'about',
      'contact',
      'kvkk',
      'teklif',
      'liste',
      'karsilastir',
      'onizleme',
      'admin',
    ],
    ...['graphql', 'uploads', 'belgeler', 'assets', 'images', 'playground', 'health', 'metrics', '.well-known'],
    ...['robots.txt', 'site.webmanifest', 'opensearch.xml', 'sitemap.xml', 'favicon.ico'],
  ].map((name) => `/${name}`),
);

/** Fixed file names, which say nothing about a person. */
const ends =
  /^(?:live|ready|foy\.pdf|fiyat-listesi\.pdf|price-list\.pdf|(?:products|products-template|messages|enquiries|audit)\.(?:csv|xlsx))$/;

/**
 * Names the route of an address, such as '/products/…'; there are a few dozen names. The rest of an address may be a secret,
 * as that of an enquiry is, or what a visitor typed, and each would be a series of its own in the metrics.
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

/** The name of a page for the log. Pages of the catalogue are named in full, since their addresses say nothing about the reader. */
export function pageName(address: string): string {
  const { pathname } = new URL(address);
  return /^\/(products|categories|sectors)\//.test(pathname) ? pathname.slice(0, 200) : routeName(pathname);
}
