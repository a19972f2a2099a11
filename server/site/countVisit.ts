import type { Figures } from '../figures/figures.ts';

type Visit = {
  /** The route of the page, such as '/products/:id'. */
  page: string;
  /** Its canonical path and its query. */
  path: string;
  params: URLSearchParams;
  /** The page that led here; undefined where nothing names one. */
  from: URL | undefined;
  /** Whether that is a page of this site. */
  isFromHere: boolean;
};

/** At most so many products are compared, and so many filters used, at once. */
const mostAtOnce = 20;

const idIn = (path: string) => {
  const encoded = path.split('/')[2] ?? '';
  try {
    return decodeURIComponent(encoded);
  } catch (error) {
    if (error instanceof URIError) return encoded;
    throw error;
  }
};

/** Counts one view of a page. */
export function countVisit(figures: Figures, { page, path, params, from, isFromHere }: Visit) {
  figures.add('PAGE');
  figures.add('PAGE', page);
  if (from && !isFromHere) figures.add('REFERRED', from.hostname.replace(/^www\./, '').slice(0, 100));
  if (page === '/products/:id') countProduct(figures, idIn(path), isFromHere ? from : undefined);
  if (page === '/products' || page === '/categories/:id') countList(figures, params, isFromHere ? from : undefined);
  if (page === '/karsilastir')
    for (const id of new Set(params.getAll('u').slice(0, mostAtOnce))) figures.add('COMPARED', `p:${id}`);
}

const searchIn = (address: URL | undefined) =>
  address?.pathname === '/products' ? (address.searchParams.get('q') ?? '') : '';

/** A product that was opened from the results of a search counts for its word, too. */
function countProduct(figures: Figures, id: string, from: URL | undefined) {
  figures.add('SEEN', `p:${id}`);
  const word = figures.writtenDown(searchIn(from));
  if (word !== null) figures.add('SEEN', `w:${word}`);
}

/** A further page of results, or the same results narrowed, is no new search; nor is a filter that was there before new. */
function countList(figures: Figures, params: URLSearchParams, from: URL | undefined) {
  const text = params.get('q')?.trim() ?? '';
  if (text && !params.has('after') && searchIn(from).trim() !== text) figures.search(text);
  const before = new Set(from ? filtersIn(from.searchParams) : []);
  for (const name of filtersIn(params)) if (!before.has(name)) figures.add('FILTERED', name);
}

/** Returns 'price', 'kind' and the like, and 'a:' with the id of an attribute. */
function filtersIn(params: URLSearchParams): string[] {
  const names = [...params].flatMap(([name, value]) => {
    if (value === '') return [];
    if (name.startsWith('price-')) return ['price'];
    if (['kind', 'availability', 'belge', 'teslim'].includes(name)) return [name];
    const [, attribute] = /^(?:f|min|max|kapsar)\.(.+)$/.exec(name) ?? [];
    return attribute === undefined ? [] : [`a:${attribute}`];
  });
  return [...new Set(names)].slice(0, mostAtOnce);
}
