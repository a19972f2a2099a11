import { showsSheets } from '../productList/shownView.ts';
import type { Sheet } from './sheetText.ts';

interface Listed {
  total: number;
  kinds: readonly { kind: { id: string }; count: number }[];
  sheets?: Sheet[];
}

/** Returns the size sheets that a list shows; null where it is in another view. */
export function sheetsIn(params: URLSearchParams, facets: Listed | null): Sheet[] | null {
  const { sheets = [] } = facets ?? {};
  return showsSheets(params, facets) && sheets.length > 0 ? sheets : null;
}

/** Counts the products of all sheets that meet what is asked for. */
export const matchingIn = (sheets: Sheet[]) => sheets.reduce((sum, { matching }) => sum + matching, 0);

/** Lists the products that stand in the cells. */
export const pricedIn = (sheets: Sheet[] | null) =>
  (sheets ?? []).flatMap(({ cells }) => cells.flatMap(({ products }) => products));
