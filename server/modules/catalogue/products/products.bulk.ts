import { ownIn } from '../../../../common/product/ownFields.ts';
import { isJump } from '../../../../common/product/priceJump.ts';
import { noteDeed } from '../../../core/actor.ts';
import { badInput, type DomainError } from '../../../core/errors.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { products, type StoredSpec } from '../../../db/tables/tables.ts';
import type { PriceRule as Given, ProductChanges } from '../../../generated/resolvers.ts';
import { type Progress, createPacer } from '../../../jobs/progress.ts';
import { definitionsOf } from '../references/definitions.ts';
import { typedSpecs } from '../specs/typedSpecs.ts';
import { changeProducts, type OwnValues } from './products.change.ts';
import { chosenSeqs, type Choice, isChosen } from './products.choice.ts';
import { changedValues, readSpecs, withSpecs } from './products.input.ts';
import { desc } from 'drizzle-orm';
import { placeCursor, placeOf } from '../../../db/page.ts';
import { reckoningOf, type Reckoning } from '../money/money.store.ts';
import { jumpsBy, type Confirmed } from './checks/products.jumps.ts';
import { reckoned } from './checks/products.money.ts';
import { storedLira } from '../../../fields/ladder.ts';
import { productRowsWithSeqs } from './products.rows.ts';
import type { Laddered, PriceBreak } from '../../../../common/product/priceLadder.ts';

type Product = typeof products.$inferSelect;

/** A change to many products, in stored values. It can be sent to a job. */
export type BulkChange = {
  values: OwnValues;
  /** The specs of these attributes are replaced; those without values are removed. */
  specs?: StoredSpec[];
  rule?: PriceRule | undefined;
} & Confirmed;

/** Converts the input of the API. Throws `BAD_USER_INPUT`. */
export async function readBulkChange(
  db: Db,
  { specs, ...changes }: ProductChanges,
  { priceRule, confirmJumps }: Confirmed & { priceRule?: Given | null | undefined },
): Promise<BulkChange> {
  const own = ownIn(changes);
  if (own) throw badInput(`changes.${own}`, 'Several products cannot have the same one.');
  if (changes.description === null) throw badInput('changes.description', 'Product description is required');
  if (priceRule && changes.price !== undefined) throw badInput('priceRule', 'Give either a price or a rule.');
  const typed = typedSpecs(specs ?? [], await definitionsOf(db));
  const read = await readSpecs(db, typed);
  const none = typed.filter(({ attributeId }) => !read.some((one) => one.attributeId === attributeId));
  return {
    values: await changedValues(db, '', changes),
    specs: [...read, ...none.map(({ attributeId }) => ({ attributeId, values: [] }))],
    rule: priceRule ? readPriceRule(priceRule) : undefined,
    confirmJumps,
  };
}

/** Returns the values that the product shall have. */
const wantedOf = (row: Product, { values, specs = [], rule }: BulkChange): OwnValues => ({
  ...values,
  ...(specs.length > 0 && { specs: withSpecs(row.specs, specs) }),
  ...(rule && (row.listPrice === null ? pricesBy(rule, row) : listPricesBy(rule, { ...row, ...values }))),
});

/** A rule changes a list price in its currency, with its ladder; the price in lira follows. */
function listPricesBy(rule: PriceRule, { listPrice, listBreaks }: Pick<Product, 'listPrice' | 'listBreaks'>) {
  if (listPrice === null) return {};
  const made = pricesBy(rule, { price: listPrice.amount, priceBreaks: listBreaks });
  return {
    listPrice: { ...listPrice, amount: made.price ?? listPrice.amount },
    ...(made.priceBreaks && { listBreaks: made.priceBreaks }),
  };
}

/** Names the product whose ladder a change does not fit. */
function withName(refusal: DomainError, before: Product | undefined) {
  const [problem] = refusal.details.problems ?? [];
  if (!before || !problem?.field.startsWith('priceBreaks')) return refusal;
  return badInput(`changes.${problem.field}`, `${before.name}: ${problem.message}`);
}

export type BulkResult = { count: number; changed: number; undo: { id: string; version: number } | null };

/**
 * Changes all chosen products in one transaction, a hundred at a time. Products that have the values already are not written.
 * Throws `CONFLICT` when they are not as many as the admin has seen, `PRICE_JUMPS`, and `BAD_USER_INPUT` for a ladder that does not
 * fit any more.
 */
export const changeChosen = (db: Db, choice: Choice, change: BulkChange, progress?: Progress) =>
  db.write(async (tx): Promise<BulkResult> => {
    const { rule } = change;
    if (rule) noteDeed({ rule: { ...rule } });
    const seqs = await chosenSeqs(tx, choice);
    const values = (row: Product) => wantedOf(row, change);
    const changes = seqs.toSorted((one, other) => one - other).map((of) => ({ of, values }));
    const written = await changeProducts(tx, changes, { progress, refuse: withName, jumps: jumpsBy(change) });
    const changed = written.filter(({ step }) => step === 'changed');
    const [first] = changed;
    return {
      count: seqs.length,
      changed: changed.length,
      undo: first ? { id: first.id, version: first.version } : null,
    };
  });

export type AskedPrices = { marked: boolean; first: number; after: string | null | undefined };

export type NewPrices = Awaited<ReturnType<typeof newPrices>>;

/** The row of a cursor is at most this deep. */
const deepest = 100_000_000;

/**
 * Makes the new prices of all chosen products and returns those of one page, the newest product first, with counts of all.
 * Throws `BadCursor`.
 */
export async function newPrices(db: Tx, choice: Choice, rule: PriceRule, { marked, first, after }: AskedPrices) {
  const from = placeOf(after, deepest);
  const counts = { changed: 0, unpriced: 0, marked: 0 };
  const shown: { seq: number; price: number; isLimited: boolean; isMarked: boolean; percent: number | null }[] = [];
  let place = 0;
  const pace = createPacer();
  let reckoning: Reckoning | undefined;
  for (const { seq, price, ...terms } of await pricesOf(db, choice)) {
    await pace();
    if (price === null) {
      counts.unpriced++;
      continue;
    }
    const made = terms.listPrice ? await newListed(terms) : newPrice(price, rule);
    if (made.price === price) continue;
    const row = { seq, ...made, ...compared(price, made) };
    counts.changed++;
    if (row.isMarked) counts.marked++;
    if (marked && !row.isMarked) continue;
    if (place >= from && shown.length < first) shown.push(row);
    place++;
  }
  const found = await productRowsWithSeqs(
    db,
    shown.map(({ seq }) => seq),
  );
  async function newListed(row: Listed): Promise<NewPrice> {
    const listPrice = row.listPrice && { ...row.listPrice, amount: newPrice(row.listPrice.amount, rule).price };
    const { price } = reckoned({ ...row, listPrice, listBreaks: [] }, (reckoning ??= await reckoningOf(db)));
    return { price: price ?? 0, isLimited: row.listPrice !== null && newPrice(row.listPrice.amount, rule).isLimited };
  }

  const bySeq = new Map(found.map((row) => [row.seq, row]));
  const rows = shown.flatMap(({ seq, ...made }) => {
    const product = bySeq.get(seq);
    return product ? [{ ...made, product, price: storedLira.read(made.price) ?? 0 }] : [];
  });
  return { ...counts, rows, endCursor: place > from + shown.length ? placeCursor(from + shown.length) : null };
}

type Listed = Pick<Product, 'listPrice' | 'vatRate' | 'kindId' | 'categoryId'>;
const { seq, price, listPrice, vatRate, kindId, categoryId } = products;

const pricesOf = async (db: Tx, choice: Choice) =>
  db
    .select({ seq, price, listPrice, vatRate, kindId, categoryId })
    .from(products)
    .where(await isChosen(db, choice))
    .orderBy(desc(products.createdAt), desc(products.id));

/** A rule in whole numbers: hundredths of a per cent, and kuruş. */
export type PriceRule = ({ percent: number } | { amount: number }) & {
  step: number;
  ending?: number | undefined;
  floor?: number | undefined;
  ceiling?: number | undefined;
};

export type NewPrice = { price: number; isLimited: boolean };

const steps = [1, 5, 10, 50, 100, 500, 1000];
const endings = [90, 99];
/** A rule makes no price free. */
const least = 1n;
/** The API takes no higher price. */
const most = 100_000_000_000n;

/** Throws `BAD_USER_INPUT`. */
export function readPriceRule({ percent, amount, step, ending, floor, ceiling }: Given): PriceRule {
  if ((percent == null) === (amount == null)) throw badInput('rule.percent', 'Give either a part or an amount.');
  if (step != null && !steps.includes(step)) throw badInput('rule.step', `One of ${steps.join(', ')} kuruş.`);
  if (ending != null && !endings.includes(ending)) throw badInput('rule.ending', `One of ${endings.join(', ')} kuruş.`);
  const limits = { floor: kurus(floor), ceiling: kurus(ceiling) };
  if (limits.floor !== undefined && limits.ceiling !== undefined && limits.floor > limits.ceiling)
    throw badInput('rule.ceiling', 'The highest price is below the lowest one.');
  const by = percent == null ? { amount: kurus(amount) ?? 0 } : { percent: Math.round(percent * 100) };
  return { ...by, step: step ?? 1, ending: ending ?? undefined, ...limits };
}

const kurus = (lira: number | null | undefined) => storedLira.write(lira ?? null) ?? undefined;

/** Parts of a price are counted in ten thousandths, so that a rule in hundredths of a per cent is exact. */
const whole = 10_000n;

/** Makes a new price of one in kuruş. It is rounded once, half up, and then kept within the limits. */
export function newPrice(before: number, rule: PriceRule): NewPrice {
  const old = BigInt(before);
  const exact = 'percent' in rule ? old * (whole + BigInt(rule.percent)) : (old + BigInt(rule.amount)) * whole;
  const rounded = rule.ending === undefined ? toStep(exact, BigInt(rule.step)) : toEnding(exact, BigInt(rule.ending));
  const floor = larger(BigInt(rule.floor ?? 0), before === 0 ? 0n : least);
  const ceiling = rule.ceiling === undefined ? most : smaller(BigInt(rule.ceiling), most);
  const price = smaller(larger(rounded, floor), ceiling);
  return { price: Number(price), isLimited: price !== rounded };
}

const larger = (one: bigint, other: bigint) => (one > other ? one : other);
const smaller = (one: bigint, other: bigint) => (one < other ? one : other);

/** Rounds `exact`, in ten thousandths of a kuruş, to a multiple of `step` kuruş. */
const toStep = (exact: bigint, step: bigint) => quotient(2n * exact + step * whole, 2n * step * whole) * step;

/** Rounds to the nearest price that ends with so many kuruş. */
const toEnding = (exact: bigint, ending: bigint) => larger(toStep(exact - ending * whole, 100n), 0n) + ending;

/** Divides and rounds down, also below zero. */
const quotient = (dividend: bigint, divisor: bigint) =>
  dividend >= 0n ? dividend / divisor : -((-dividend + divisor - 1n) / divisor);

/** A new price beside the one before, as people check it. */
export function compared(before: number, { price, isLimited }: NewPrice) {
  const [old, change] = [BigInt(before), BigInt(price - before)];
  const size = change < 0n ? -change : change;
  return {
    /** In per cent with one decimal, half away from zero; null where the price was 0. */
    percent: before === 0 ? null : (Math.sign(price - before) * Number((2n * size * 1000n + old) / (2n * old))) / 10,
    isMarked: isLimited || isJump(before, price),
  };
}

/** Returns the prices that a rule makes of a product; a break that would not be cheaper any more is left out. */
export function pricesBy(
  rule: PriceRule,
  { price, priceBreaks }: Pick<Laddered, 'price' | 'priceBreaks'>,
): { price?: number; priceBreaks?: PriceBreak[] } {
  if (price === null) return {};
  const single = newPrice(price, rule).price;
  let last = single;
  const cheaper = priceBreaks.flatMap(({ minimum, price: before }) => {
    const now = newPrice(before, rule).price;
    if (now >= last) return [];
    last = now;
    return [{ minimum, price: now }];
  });
  return { price: single, ...(priceBreaks.length > 0 && { priceBreaks: cheaper }) };
}
