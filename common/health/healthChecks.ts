// The checks of the health list. Server and admin name them by this.

/** A picture with fewer pixels across looks poor on a product's page. */
export const smallBelow = 800;
/** A shorter description says too little. */
export const shortBelow = 60;
/** A price that stays for so many months has probably been forgotten. */
export const priceMonths = 6;
/** A document of more years may be replaced by its maker. */
export const documentYears = 5;

/** Each check of products with its name and what it is about. */
export const productChecks = {
  LACKS_SPECS: { name: 'Required spec is missing', about: 'of its kind' },
  NO_PICTURE: { name: 'No picture', about: 'of the product' },
  SMALL_PICTURE: { name: 'Picture is small', about: `fewer than ${smallBelow} pixels wide` },
  NO_ALT: { name: 'No alternative text', about: 'of the first picture' },
  NO_CODE: { name: 'No stock code', about: 'of the product' },
  NO_PRICE: { name: 'No price', about: 'shown as on request' },
  NO_CATEGORY: { name: 'No category', about: 'listed under Kategorisiz' },
  SHORT_DESCRIPTION: { name: 'Description is missing or short', about: `fewer than ${shortBelow} characters` },
  PRICE_UNCHANGED: { name: `Price unchanged for ${priceMonths} months`, about: 'of products that are still made' },
  NO_SUCCESSOR: { name: 'No longer made, without a successor', about: 'of the product' },
  NOT_IN_IMPORT: { name: 'Not in the last import', about: 'of a profile that named it before' },
  OUTSIDE_LINK: { name: 'Link to another site is dead', about: 'in the description, or as the picture' },
  SPEC_RANGE: { name: 'Spec outside its range', about: 'a value stands far from its kind' },
} as const;

export type ProductCheck = keyof typeof productChecks;
export const productCheckNames = Object.keys(productChecks) as ProductCheck[];

export const isProductCheck = (name: string): name is ProductCheck => Object.hasOwn(productChecks, name);

/** All checks, also those of other things than products. */
export const healthChecks = {
  ...productChecks,
  OLD_DOCUMENT: { name: 'Document is old', about: `dated more than ${documentYears} years ago` },
  UNUSED_DOCUMENT: { name: 'Document of no product', about: 'in the library, but shown nowhere' },
  DOUBLE: { name: 'Product may stand twice', about: 'pairs that may be one' },
  DEAD_LINK: { name: 'Redirect leads nowhere', about: 'the page is gone, or not on the site' },
  REDIRECT_CHAIN: { name: 'Redirect leads to a redirect', about: 'visitors take two steps' },
} as const;

export type HealthCheck = keyof typeof healthChecks;
export const healthCheckNames = Object.keys(healthChecks) as HealthCheck[];

/** How addresses name a check of products: 'no-picture'. */
export const checkWord = (check: ProductCheck) => check.toLowerCase().replaceAll('_', '-');
export const checkOfWord = (word: string) => productCheckNames.find((check) => checkWord(check) === word);
