import { z } from 'zod';
import { salesUnits, type SalesUnit } from '../../common/measures/salesUnits.ts';
import type { ToldFragment } from './generated/operations.ts';

/** The address of a product's page. */
export const pageOf = (origin: string, id: string) => `${origin}/products/${encodeURIComponent(id)}`;

const money = z.object({
  amount: z.number().describe('In Turkish lira, KDV (VAT) included.'),
  currency: z.literal('TRY'),
  per: z.number().describe('For so many units: 100 means the price of a hundred.'),
  unit: z.string().describe("The unit in Turkish: 'adet' is a piece."),
});

/** The fields of a product that programs read. */
export const toldProduct = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string().describe('The page of the product, for a person.'),
  code: z.string().nullable().describe('The code to order it by.'),
  manufacturerCode: z.string().nullable(),
  brand: z.string().nullable(),
  gtin: z.string().nullable(),
  category: z.string().nullable(),
  kind: z.string().nullable(),
  price: z.union([money, z.literal('on request')]),
  availability: z.enum(['in stock', 'on order', 'no longer made']).nullable().describe('Null: not known.'),
  leadDays: z.number().nullable().describe('Days until it comes, of what is on order.'),
  minimumQuantity: z.number().nullable(),
  keySpecs: z.array(z.object({ attribute: z.string(), value: z.string() })),
});
export type ToldProduct = z.infer<typeof toldProduct>;

export const availabilities = {
  IN_STOCK: 'in stock',
  ON_ORDER: 'on order',
  DISCONTINUED: 'no longer made',
} as const;

export const unitOf = (unit: SalesUnit | null) => salesUnits[unit ?? 'PIECE'].word;

/** Turns a product of the API into what programs read. */
export const tell = (origin: string, product: ToldFragment): ToldProduct => ({
  id: product.id,
  name: product.name,
  url: pageOf(origin, product.id),
  code: product.stockCode,
  manufacturerCode: product.manufacturerCode,
  brand: product.brand,
  gtin: product.gtin,
  category: product.category?.name ?? null,
  kind: product.kind?.name ?? null,
  price:
    product.price === null
      ? 'on request'
      : { amount: product.price, currency: 'TRY', per: product.priceQuantity ?? 1, unit: unitOf(product.salesUnit) },
  availability: product.availability && availabilities[product.availability],
  leadDays: product.leadDays,
  minimumQuantity: product.minimumQuantity,
  keySpecs: product.keySpecs.map(({ attribute, text }) => ({ attribute: attribute.name, value: text })),
});
