import { inLanguage } from '../../common/text/languagePath.ts';
import { sourceLanguage } from '../db/inLanguage.ts';
import { z } from 'zod';
import { takingPart, type StatedField, type TakingPart } from '../../common/fields/stated.ts';
import { salesUnits, type SalesUnit } from '../../common/measures/salesUnits.ts';
import { currencies } from '../../common/money/money.ts';
import { product as stated } from '../../common/product/product.ts';
import type { ToldFragment } from './generated/operations.ts';
import { AskRefused } from '../graphql/ask.ts';
import { codes } from '../core/errorCodes.ts';
import { DomainError } from '../core/errors.ts';

export type Refusal = { code: string; message: string; retryAfter?: number | undefined };

/** Returns what a program may know of an error; undefined for one of ours, which is logged and not shown. */
export function refusedAs(error: unknown): Refusal | undefined {
  if (error instanceof AskRefused) return { code: error.code, message: error.message, retryAfter: error.retryAfter };
  if (!(error instanceof DomainError)) return undefined;
  return { code: codes[error.kind], message: error.message, retryAfter: error.details.retryAfter };
}

/** The address of a product's page. */
/** Returns the address under which the pages of a language stand. */
export const originIn = (origin: string, language: string) =>
  origin + (language === sourceLanguage ? '' : inLanguage('/', language));

export const pageOf = (origin: string, id: string) => `${origin}/products/${encodeURIComponent(id)}`;

const money = z.object({
  amount: z.number().describe('In Turkish lira, KDV (VAT) included.'),
  currency: z.literal('TRY'),
  per: z.number().describe('For so many units: 100 means the price of a hundred.'),
  unit: z.string().describe("The unit in Turkish: 'adet' is a piece."),
});

export const availabilities = {
  IN_STOCK: 'in stock',
  ON_ORDER: 'on order',
  DISCONTINUED: 'no longer made',
} as const;

export const unitOf = (unit: SalesUnit | null) => salesUnits[unit ?? 'PIECE'].word;

/** Returns the names in an order that programs know; those that it does not name come last. */
export const inOrder = <Name extends string>(names: readonly Name[], known: readonly Name[]): Name[] => [
  ...known.filter((name) => names.includes(name)),
  ...names.filter((name) => !known.includes(name)),
];

type Told = TakingPart<typeof stated, 'programs'>;
type OfKind<Kind> = { [Name in Told]: (typeof stated)[Name]['kind'] extends Kind ? Name : never }[Told];
/** The rows that a field names are asked for by the name of the field without its 'Id'. */
type RowName<Name> = Name extends `${infer Row}Id` ? Row : never;

/** How programs read a field: the rule of its value in answers, and the value. */
interface Read {
  rule: z.ZodType;
  of: (product: ToldFragment) => unknown;
}

/** Types fail for a field that the fragment `Told` does not ask for. */
const plain = (name: OfKind<'text' | 'line' | 'code' | 'gtin' | 'count'>, rule: z.ZodType): Read => ({
  rule,
  of: (product) => product[name],
});
const named = (row: RowName<OfKind<'reference'>>): Read => ({
  rule: z.string().nullable(),
  of: (product) => product[row]?.name ?? null,
});

const price: Read = {
  rule: z.union([money, z.literal('on request')]),
  of: ({ price: amount, priceQuantity, salesUnit }) =>
    amount === null ? 'on request' : { amount, currency: 'TRY', per: priceQuantity ?? 1, unit: unitOf(salesUnit) },
};

const listed = z.object({
  amount: z.number(),
  currency: z.enum(currencies),
  includesVat: z.boolean().describe('Whether KDV is in it.'),
  liraPerUnit: z.number().nullable().describe('The rate by which the price in lira follows it; null: it is in lira.'),
  day: z.string().nullable().describe('The day of the rate.'),
});

const listPrice: Read = {
  rule: listed.nullable(),
  of({ priceNote }) {
    if (!priceNote?.listPrice) return null;
    const { listPrice: money, rate, day } = priceNote;
    return { ...money, liraPerUnit: rate, day };
  },
};

/** Programs read choices in English. */
const choices: Record<OfKind<'choice'>, Read> = {
  availability: {
    rule: z.enum(Object.values(availabilities)).nullable(),
    of: ({ availability }) => availability && availabilities[availability],
  },
};

const keySpecs: Read = {
  rule: z.array(z.object({ attribute: z.string(), value: z.string() })),
  of: (product) => product.keySpecs.map(({ attribute, text }) => ({ attribute: attribute.name, value: text })),
};

/** Returns how programs read a field, by its kind. */
function readerOf(name: Told): Read {
  switch (stated[name].kind) {
    case 'text':
      return plain(name as OfKind<'text'>, z.string());
    case 'count':
      return plain(name as OfKind<'count'>, z.number().nullable());
    case 'reference':
      return named(name.slice(0, -'Id'.length) as RowName<OfKind<'reference'>>);
    case 'lira':
      return price;
    case 'money':
      return listPrice;
    case 'choice':
      return choices[name as OfKind<'choice'>];
    case 'specs':
      return keySpecs;
    default:
      return plain(name as OfKind<'line' | 'code' | 'gtin'>, z.string().nullable());
  }
}

const known: Told[] = [
  ...(['name', 'stockCode', 'manufacturerCode', 'brand', 'gtin', 'categoryId', 'kindId'] as const),
  ...(['price', 'listPrice', 'availability', 'leadDays', 'minimumQuantity'] as const),
];

const readers = inOrder(takingPart(stated, 'programs'), known).map((name): [string, Read] => {
  const { told }: StatedField = stated[name];
  const { rule, of } = readerOf(name);
  const as = told?.as ?? name;
  return [as, { rule: told?.about ? rule.describe(told.about) : rule, of }];
});

const rules: Record<string, z.ZodType> = {
  id: z.string(),
  name: z.string(),
  url: z.string().describe('The page of the product, for a person.'),
  ...Object.fromEntries(readers.map(([as, { rule }]) => [as, rule])),
};

/** The fields of a product that programs read: those of common/product/product.ts that take part. */
export const toldProduct = z.object(rules);
export type ToldProduct = z.infer<typeof toldProduct>;

/** Turns a product of the API into what programs read. */
export const tell = (origin: string, product: ToldFragment): ToldProduct => ({
  id: product.id,
  name: product.name,
  url: pageOf(origin, product.id),
  ...Object.fromEntries(readers.map(([as, { of }]) => [as, of(product)])),
});
