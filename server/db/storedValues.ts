/** A code of another maker for which a product is asked. */
export type StoredCrossReference = {
  maker: string;
  code: string;
  relation: 'SAME_PART' | 'FORM_FIT_FUNCTION' | 'REPLACES' | 'SIMILAR';
  note: string | null;
  source: string | null;
  /** The day is text such as '2026-10-12'. */
  checkedAt: string | null;
};

/** From this quantity on, this is the price of a product, in kuruş. */
export type PriceBreak = { minimum: number; price: number };
