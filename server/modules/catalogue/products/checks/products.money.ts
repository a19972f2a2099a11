import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import { liraWithVat, moneyShown } from '../../../../../common/money/money.ts';
import { vatRateOf } from '../../../../../common/money/vat.ts';
import { ladderProblem } from '../../../../../common/product/ladderProblem.ts';
import type { Problem } from '../../../../core/errors.ts';
import type { Tx } from '../../../../db/database.ts';
import { products } from '../../../../db/tables/tables.ts';
import { setPrices, unheard, type Numbered } from '../../../../db/unheard.ts';
import { emit, endpoints } from '../../../../webhooks/emit.ts';
import { createPacer, type Progress } from '../../../../jobs/progress.ts';
import { putMoneyNotes, reckonedBy, reckoningOf, type Reckoning } from '../../money/money.store.ts';

type Product = typeof products.$inferSelect;
type Priced = Pick<
  Product,
  'price' | 'priceBreaks' | 'listPrice' | 'listBreaks' | 'currency' | 'vatRate' | 'kindId' | 'categoryId'
>;
type Made = Pick<Product, 'price' | 'priceBreaks' | 'currency'>;

/** Returns what is stored beside a list price: the lira price with KDV and its ladder. On request, there is no ladder. */
export function reckoned({ listPrice, listBreaks, ...taxed }: Omit<Priced, keyof Made>, by: Reckoning): Made {
  if (listPrice === null) throw new Error('A price without a list price is not reckoned.');
  const { currency } = listPrice;
  const rate = by.rateOf(currency);
  if (!rate) return { price: null, priceBreaks: [], currency };
  const vat = vatRateOf(taxed, by.vatRates, by.day);
  const lira = (amount: number) => liraWithVat({ ...listPrice, amount }, rate, vat);
  const priceBreaks = listBreaks.map(({ minimum, price }) => ({ minimum, price: lira(price) }));
  return { price: lira(listPrice.amount), priceBreaks, currency };
}

/** Reads the rates once, and only where a product has a list price. */
export function createReckoner(tx: Tx, now = Date.now()) {
  let reckoning: Promise<Reckoning> | undefined;
  return async <Values extends Partial<Product>>(before: Product | undefined, values: Values): Promise<Values> => {
    const after = { ...blankOf, ...before, ...values };
    if (after.listPrice === null)
      return before?.listPrice && values.listPrice === null ? { ...values, currency: null, listBreaks: [] } : values;
    return { ...values, ...reckoned(after, await (reckoning ??= reckoningOf(tx, now))) };
  };
}

const blankOf = {
  listPrice: null,
  listBreaks: [],
  vatRate: null,
  kindId: null,
  categoryId: null,
} satisfies Partial<Product>;

type Entered = Partial<Pick<Product, 'price' | 'priceBreaks' | 'listPrice' | 'listBreaks' | 'vatRate'>>;
type Terms = Pick<Product, 'priceQuantity' | 'minimumQuantity' | 'salesUnit'>;

/** Says what is wrong with the list price that a change gives, or with a lira price beside one. `given` is what was entered. */
export function moneyProblems(
  before: Product | undefined,
  given: Entered,
  terms: Terms,
  { settings: { currencies }, vatRates }: Pick<Reckoning, 'settings' | 'vatRates'>,
): Problem[] {
  const listPrice = given.listPrice === undefined ? (before?.listPrice ?? null) : given.listPrice;
  const listBreaks = given.listBreaks ?? before?.listBreaks ?? [];
  const problems: Problem[] = [];
  const { vatRate } = given;
  if (vatRate != null && vatRate !== before?.vatRate && !vatRates.some(({ rate }) => rate === vatRate)) {
    const known = vatRates.map(({ rate }) => rate).join(', ');
    problems.push({ field: 'vatRate', message: `There is no KDV of ${vatRate} %. The rates are ${known}.` });
  }
  if (listPrice === null) {
    if (given.listBreaks && given.listBreaks.length > 0)
      problems.push({ field: 'listBreaks', message: 'A ladder of the list price needs a list price.' });
    return problems;
  }
  const { currency } = listPrice;
  const isNew = currency !== before?.listPrice?.currency;
  if (isNew && currency !== 'TRY' && !currencies.includes(currency))
    problems.push({ field: 'listPrice', message: `The site has no prices in ${currency}: add it in Settings, Money.` });
  const ladder = ladderProblem({ ...terms, price: listPrice.amount, priceBreaks: listBreaks });
  if (ladder) {
    const field = ladder.field.replace('priceBreaks', 'listBreaks');
    problems.push({ field, message: ladder.message.replace('₺\u00a0', '') });
  }
  for (const name of ['price', 'priceBreaks'] as const)
    if (before?.listPrice && given.listPrice === undefined && given[name] !== undefined)
      if (!isDeepStrictEqual(given[name], before[name]))
        problems.push({
          field: name,
          message: `Its price is reckoned of the list price, ${moneyShown({ ...listPrice, amount: listPrice.amount / 100 })}: change that one, or clear it.`,
        });
  return problems;
}

/** So many rows are read and written at once. */
const atOnce = 2000;

/**
 * Reckons all prices of list prices once more: by the rates and the KDV of now. Only the prices are written, with a statement for
 * thousands; the history has the rate or the settings that changed, and taking these back reckons once more. Returns how many differ.
 */
export async function reprice(tx: Tx, now: number, progress?: Progress): Promise<number> {
  const by = await reckoningOf(tx, now);
  const isListed = isNotNull(products.currency);
  progress?.expect(await tx.$count(products, isListed));
  const pace = createPacer();
  const each = (await endpoints(tx)).filter(({ importedRows }) => importedRows);
  const { id, seq, price, priceBreaks, listPrice, listBreaks, currency, vatRate, kindId, categoryId } = products;
  let changed = 0;
  for (let after = -1; ;) {
    const rows = await tx
      .select({ id, seq, price, priceBreaks, listPrice, listBreaks, currency, vatRate, kindId, categoryId })
      .from(products)
      .where(and(isListed, gt(seq, after)))
      .orderBy(asc(seq))
      .limit(atOnce);
    const last = rows.at(-1);
    if (!last) break;
    after = last.seq;
    const written: Numbered[] = [];
    const ids: string[] = [];
    for (const row of rows) {
      await pace();
      await progress?.advance();
      const made = reckoned(row, by);
      if (made.price === row.price && isDeepStrictEqual(made.priceBreaks, row.priceBreaks)) continue;
      written.push({ seq: row.seq, price: made.price, priceBreaks: made.priceBreaks });
      ids.push(row.id);
    }
    changed += written.length;
    await unheard(tx, () => setPrices(tx, written, now));
    // For most programs the rate is one event; some ask for each price.
    if (each.length > 0)
      await emit(
        tx,
        ids.map((subject) => ({ event: 'PRICE_CHANGED', subject })),
        now,
        each,
      );
  }
  await putMoneyNotes(tx, { applied: reckonedBy(by) });
  return changed;
}

/** Counts the products whose price is in a currency. */
export const countInCurrency = (db: Tx, currency: NonNullable<Product['currency']>) =>
  db.$count(products, eq(products.currency, currency));

/** Counts the products that have a list price. */
export const countListed = (db: Tx) => db.$count(products, isNotNull(products.currency));
