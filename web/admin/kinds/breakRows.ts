import { z } from 'zod';
import { PriceBreakInput as Limits } from '../../../common/generated/validators.ts';
import type { SalesUnit } from '../../../common/measures/salesUnits.ts';
import { ladderProblem } from '../../../common/product/ladderProblem.ts';
import { ladderInKurus, mostBreaks } from '../../../common/product/priceLadder.ts';
import type { PriceBreakInput } from '../../graphql/generated/schema.ts';
import * as words from '../../words/admin/en/fieldKinds.ts';
import { parsePrice, priceText } from './price.ts';
import { countRule, countText } from './wholeNumber.ts';

/** The product's form holds a price break in this shape, as it is typed. */
export interface BreakRow {
  minimum: string;
  price: string;
}

/** A mistake in the rows, in `part` of the row at `place`. */
interface RowProblem {
  place: number;
  part: keyof BreakRow;
  message: string;
}

export const blankBreak: BreakRow = { minimum: '', price: '' };

export const breakRows = (breaks: readonly PriceBreakInput[]): BreakRow[] =>
  breaks.map(({ minimum, price }) => ({ minimum: countText(minimum), price: priceText(price) }));

const minimumRule = countRule(Limits.shape.minimum.nullish());
const isBlank = ({ minimum, price }: BreakRow) => minimum.trim() === '' && price.trim() === '';

/** Reads the rows that are not blank, and says what is wrong with the first that cannot be read. */
function readRows(rows: BreakRow[]): { breaks: PriceBreakInput[]; problem?: RowProblem } {
  const breaks: PriceBreakInput[] = [];
  for (const [place, row] of rows.entries()) {
    if (isBlank(row)) continue;
    const refused = (part: keyof BreakRow, message: string) => ({ breaks, problem: { place, part, message } });
    const minimum = minimumRule.safeParse(row.minimum);
    if (minimum.error) return refused('minimum', minimum.error.issues[0]?.message ?? '');
    if (minimum.data == null) return refused('minimum', words.enterFromWhichQuantity);
    const price = Limits.shape.price.safeParse(parsePrice(row.price));
    if (price.error) return refused('price', words.enterThePriceAsANumber);
    breaks.push({ minimum: minimum.data, price: price.data });
  }
  return { breaks };
}

const row = z.object({ minimum: z.string(), price: z.string() });

/** Turns the rows into what the API takes; blank ones are not sent. */
export const breaksRule: z.ZodType<PriceBreakInput[]> = z
  .array(row)
  .transform((rows, context) => {
    const { breaks, problem } = readRows(rows);
    if (!problem) return breaks;
    context.addIssue({ code: 'custom', message: words.breakPlace(problem.place + 1, problem.message) });
    return z.NEVER;
  })
  .pipe(z.array(Limits).max(mostBreaks, words.atMostPriceBreaks(mostBreaks)));

export const breaksShown = (rows: BreakRow[]) =>
  rows
    .filter((one) => !isBlank(one))
    .map(({ minimum, price }) => `${minimum}: ${price}`)
    .join('; ') || words.none;

/** The other fields of the form that a ladder depends on, as they are typed. */
export interface BesideBreaks {
  price: string;
  salesUnit: string;
  priceQuantity: string;
  minimumQuantity: string;
}

const count = (text: string) => {
  const { data } = minimumRule.safeParse(text);
  return data ?? null;
};

/** Says what is wrong with rows that are read, by the rule of the server; undefined while a row is still being typed. */
export function problemOf(rows: BreakRow[], beside: BesideBreaks): RowProblem | undefined {
  const places = [...rows.keys()].filter((place) => rows.slice(place, place + 1).some((one) => !isBlank(one)));
  const { breaks, problem } = readRows(rows);
  if (problem) return undefined;
  const product = {
    price: parsePrice(beside.price) ?? null,
    salesUnit: (beside.salesUnit || null) as SalesUnit | null,
    priceQuantity: count(beside.priceQuantity),
    minimumQuantity: count(beside.minimumQuantity),
    priceBreaks: breaks,
  };
  const found = ladderProblem(ladderInKurus(product));
  if (!found) return undefined;
  const [, place = '0', part = 'minimum'] = found.field.split('.');
  return { place: places[Number(place)] ?? 0, part: part === 'price' ? 'price' : 'minimum', message: found.message };
}
