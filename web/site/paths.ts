import { readLanguage } from '../../common/text/languagePath.ts';
import { idBehind, nameInAddress, textLanguage } from '../components/texts.ts';

/**
 * Every address of the site; routes.tsx says which page each has. Ids may hold any character: 'ölçüm-cihazları',
 * 'boru-1/2'.
 */
export const paths = {
  home: '/',
  products: '/products',
  /** The whole catalogue as one list, with its filters. */
  allProducts: '/products?liste=tum',
  product: (id: string) => `/products/${encodeURIComponent(nameInAddress('Product', id))}`,
  search: (text: string) => `/products?q=${encodeURIComponent(text)}`,
  /** Search engines fill in the words. */
  searchTemplate: '/products?q={search_term_string}',
  category: (id: string) => `/categories/${encodeURIComponent(nameInAddress('Category', id))}`,
  /** The products of one kind in a category. */
  kind: (categoryId: string, kind: string) =>
    `${paths.category(categoryId)}?${new URLSearchParams({ kind }).toString()}`,
  measures: '/olcuyle-bul',
  documents: '/belgeler',
  compare: '/karsilastir',
  sectors: '/sectors',
  sector: (id: string) => `/sectors/${encodeURIComponent(id)}`,
  about: '/about',
  contact: '/contact',
  /** Leads to the contact form with its subject filled in. */
  contactAbout: (subject: string) => `/contact?subject=${encodeURIComponent(subject)}`,
  /** Leads to the contact form about a product, in view. Without scripts the subject alone says what it is about. */
  contactForProduct: (id: string, subject: string) =>
    `/contact?urun=${encodeURIComponent(id)}&subject=${encodeURIComponent(subject)}#form`,
  /** The page of the visitor's quote list; forms of other pages are sent there, too. */
  quote: '/teklif',
  sharedList: (code: string) => `/liste/${encodeURIComponent(code)}`,
  quoteSent: (statusPath: string) => `/teklif/gonderildi?talep=${encodeURIComponent(statusPath)}`,
  privacy: '/kvkk',
};

/** The server makes these files; the router knows nothing of them. */
export const files = {
  productSheet: (id: string) => `${paths.product(id)}/foy.pdf`,
  drawing: (id: string) => `${paths.product(id)}/olculer.svg`,
  priceList: (id: string) => `${paths.category(id)}/fiyat-listesi.pdf`,
};

/**
 * Reads the id in '/categories/boru-1%2F2' from the address itself, because the router's own parameter turns a literal
 * '%2F' in an id into a slash.
 */
export function idIn(pathname: string) {
  const encoded = pathname.split('/')[2] ?? '';
  try {
    return decodeURIComponent(encoded);
  } catch (error) {
    // The visitor typed a percent sign that does not begin an escape sequence.
    if (error instanceof URIError) return encoded;
    throw error;
  }
}

/** Returns the address that a loader is asked for, without its language: pages are the same in each. */
export function addressOf({ url }: Pick<Request, 'url'>): URL {
  const address = new URL(url);
  address.pathname = readLanguage(address.pathname).path;
  return address;
}

/** Returns the path that the browser shows, without its language. */
export const shownPath = () => readLanguage(window.location.pathname).path;

/** Returns the Turkish path of a thing whose name has no translation; undefined where it has one, and in Turkish. */
export const onlyInTurkish = (type: 'Product' | 'Category', id: string) =>
  textLanguage(type, id, 'name') && `/${type === 'Product' ? 'products' : 'categories'}/${encodeURIComponent(id)}`;

/** Returns the path of a page with ids in place of the names that its language has for things. */
export const withIds = (path: string) =>
  path.replace(/^\/(products|categories)\/[^/]+$/, (_, folder: string) => {
    const id = folder === 'products' ? idBehind('Product', idIn(path)) : idBehind('Category', idIn(path));
    return `/${folder}/${encodeURIComponent(id)}`;
  });

/** The element id of a category's group on the products page; `groupLink` leads to it. */
export const groupAnchor = (categoryId: string) => `kategori-${categoryId}`;
export const groupLink = (categoryId: string) => `#${encodeURIComponent(groupAnchor(categoryId))}`;

/** Builds the address of the list at `params` with other choices, from its first page. An empty choice is removed. */
export function listPath(params: URLSearchParams, choices: Record<string, string> = {}) {
  const changed = new URLSearchParams(params);
  changed.delete('after');
  for (const [name, value] of Object.entries(choices)) {
    if (value) changed.set(name, value);
    else changed.delete(name);
  }
  return `?${changed.toString()}`;
}

/** The addresses of a comparison with what the products have in common (`all`) or without it (`only`). */
const differences = { only: '1', all: '0' };

/** Builds the address of a comparison. Without a choice, its width decides whether it shows differences alone. */
export const comparePath = (ids: string[], shown?: keyof typeof differences) => {
  const params = new URLSearchParams(ids.map((id) => ['u', id]));
  if (shown) params.set('fark', differences[shown]);
  return `${paths.compare}?${params.toString()}`;
};

/** The sizes that somebody has typed: '20 x 47 x 14'. They do not narrow the list, but dim what does not have them. */
export const sizeName = 'size';
const longestSize = 60;
export const sizeIn = (params: URLSearchParams) => params.get(sizeName)?.trim().slice(0, longestSize) || null;
