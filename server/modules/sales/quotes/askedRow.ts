/** Rows that one enquiry, and so the list that it comes from, may have. */
export const mostRows = 60;

/** A row as it is sent: a product, or a text. */
export type AskedRow = {
  productId?: string | null | undefined;
  text?: string | null | undefined;
  quantity?: number | null | undefined;
  note?: string | null | undefined;
  /** Products that the text may mean, best first. */
  candidates?: string[];
};
