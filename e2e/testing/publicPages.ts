/** One of each kind of public page, without that of an unknown address. */
export const publicPages = [
  '/',
  '/products',
  '/products?q=vana',
  '/products/1738669741160',
  '/categories/pompalar-ve-vanalar',
  '/karsilastir?u=1738669741160&u=1765369210047',
  '/sectors',
  '/sectors/energy',
  '/about',
  '/contact',
  '/kvkk',
];
