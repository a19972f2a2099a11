import { z } from 'zod';

/** The limits of one request: how many products a page has, and how many a look-up names. */
export const most = { page: 50, ids: 50 };

const amount = z.number().int().min(0).max(100_000_000_000);
const filters = z.looseObject({
  categories: z.array(z.string().max(200)).max(20).optional(),
  price: z.looseObject({ min: amount.optional(), max: amount.optional() }).optional(),
});
export type Filters = z.infer<typeof filters>;

const context = z.looseObject({ currency: z.string().max(10).optional() }).optional();
const shared = { filters: filters.optional(), context };

export const searchRequest = z.looseObject({
  query: z.string().max(200).optional(),
  pagination: z
    .looseObject({ cursor: z.string().max(700).optional(), limit: z.number().int().min(1).optional() })
    .optional(),
  ...shared,
});
export const lookupRequest = z.looseObject({ ids: z.array(z.string().max(200)).min(1), ...shared });
export const productRequest = z.looseObject({ id: z.string().max(200), ...shared });

/** Prices are compared in lira alone; a filter in another currency is left out, which a message says. */
export const isOtherCurrency = (asked: { context?: { currency?: string | undefined } | undefined }) =>
  (asked.context?.currency ?? 'TRY') !== 'TRY';
