/** One of each kind of public page, without that of an unknown address. web/routes.ledger.test.ts compares them with the routes. */
export const publicPages = [
  '/',
  '/products',
  '/products?q=vana',
  '/products/1738669741160',
  '/categories/pompalar-ve-vanalar',
  '/olcuyle-bul',
  '/belgeler',
  '/karsilastir?u=1738669741160&u=1765369210047',
  '/sectors',
  '/sectors/energy',
  '/about',
  '/contact',
  '/kvkk',
];

/** The page of a visitor's own list, empty for a new visitor. No cache keeps it. */
export const quoteList = '/teklif';

export const unknownPage = '/yok';
