import {
  checkWord,
  isProductCheck,
  type HealthCheck,
  type ProductCheck,
} from '../../../../common/health/healthChecks.ts';

/** The columns of those specs that are at fault, which the grid finds itself. */
const atFault = 'specs';

/** The columns of the grid in which a finding can be fixed; null where the form of the product has to be opened. */
const columns: Record<ProductCheck, string | null> = {
  LACKS_SPECS: atFault,
  NO_PICTURE: null,
  SMALL_PICTURE: null,
  NO_ALT: 'imageAlt',
  NO_CODE: 'stockCode',
  NO_PRICE: 'price',
  NO_CATEGORY: 'categoryId',
  SHORT_DESCRIPTION: 'description',
  PRICE_UNCHANGED: 'price',
  // The grid names a successor, and the form chooses one.
  NO_SUCCESSOR: null,
  NOT_IN_IMPORT: 'availability',
  OUTSIDE_LINK: 'description',
  SPEC_RANGE: atFault,
};

const others: Record<Exclude<HealthCheck, ProductCheck>, string> = {
  OLD_DOCUMENT: '/admin/documents',
  UNUSED_DOCUMENT: '/admin/documents',
  DOUBLE: '/admin/doubles',
  DEAD_LINK: '/admin/redirects',
  REDIRECT_CHAIN: '/admin/redirects',
};

/** Returns the address of the list that shows what a check finds. */
export const listOf = (check: HealthCheck) =>
  isProductCheck(check) ? `/admin/products?check=${checkWord(check)}` : others[check];

/** Returns the address of the grid with the column to fill; undefined where the grid cannot fix it. */
export function gridOf(check: HealthCheck) {
  const column = isProductCheck(check) ? columns[check] : null;
  return column === null || !isProductCheck(check)
    ? undefined
    : `/admin/products/grid?check=${checkWord(check)}&column=${column}`;
}
