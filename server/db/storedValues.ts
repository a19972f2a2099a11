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

/** Currencies of prices; common/money/money.ts has the same. */
export const currencies = ['TRY', 'EUR', 'USD', 'GBP'] as const;
type Currency = (typeof currencies)[number];

/** A price as a price list states it, in hundredths. */
export type StoredMoney = { amount: number; currency: Currency; includesVat: boolean };

/** A rate by which an offer was made, for ever: in millionths of a lira with its margin, with its day and the bank's kind of rate. */
export type StoredOfferRate = {
  currency: Currency;
  rate: number;
  day: string;
  source: 'TCMB' | 'TYPED';
  kind: 'FOREX_BUYING' | 'FOREX_SELLING' | 'BANKNOTE_BUYING' | 'BANKNOTE_SELLING' | null;
  bulletin: string | null;
};

/** A rate of KDV that exists, in per cent; days are texts such as '2026-10-12'. */
export type StoredVatRate = {
  rate: number;
  since: string | null;
  replaces: number | null;
  kindIds: readonly string[];
  categoryIds: readonly string[];
};
