import type { ProductRow } from '../../catalogue/products/products.rows.ts';

/** An enquiry, and so the list that it comes from, has at most this many rows. */
export const mostRows = 60;

/** A row is sent as a product or as text. */
export type AskedRow = {
  productId?: string | null | undefined;
  text?: string | null | undefined;
  quantity?: number | null | undefined;
  note?: string | null | undefined;
  /** The buyer's line, where the product was matched to it. */
  written?: string | null;
  /** The code of another maker by which the product was asked for. */
  askedCode?: string | null;
  /** These are the products that the text may mean, best first. */
  candidates?: string[];
};

/** An id that is not a number becomes 0, which no row has. */
export const seqOf = (id: string) => (/^\d{1,15}$/.test(id) ? Number(id) : 0);

/** Returns what has become of the product that a row names. */
export function standingOf(row: { productId: string | null; product: ProductRow | null }) {
  if (row.productId === null) return 'WRITTEN';
  if (row.product === null) return 'REMOVED';
  return row.product.availability === 'DISCONTINUED' ? 'DISCONTINUED' : 'LISTED';
}
