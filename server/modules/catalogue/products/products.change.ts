import { max } from 'drizzle-orm';
import { badInput, badInputs, notFound, priceJumps, stale } from '../../../core/errors.ts';
import type { DomainError, JumpingPrice } from '../../../core/errors.ts';
import type { Tx } from '../../../db/database.ts';
import { products } from '../../../db/tables/tables.ts';
import { enteredOf } from '../../../fields/field.ts';
import type { Progress } from '../../../jobs/progress.ts';
import { createReckoner } from './checks/products.money.ts';
import { productFields, type Entered, storedWithIds, productsWithSeqs } from './products.rows.ts';
import { problemFinder, type Wanted, clashesOf, holdersOf, circlesIn } from './checks/products.checks.ts';
import { jumpsIn } from './checks/products.jumps.ts';
import { withoutGone } from './checks/products.former.ts';
import { productWriter, type ProductWriter } from './products.writer.ts';

type Product = typeof products.$inferSelect;
/** The stored values of a product, with the price in kuruş. */
export type ProductValues = Pick<typeof products.$inferInsert, keyof Entered>;
type Values = Partial<Entered & Pick<Product, 'createdAt' | 'formerCategoryId' | 'currency'>>;
/** Values that are checked without the other products of a write. */
export type OwnValues = Omit<Values, 'stockCode' | 'successorId'>;
/** A product by its id, or the row that the same transaction has read. */
type Named = string | Product;
type Further = {
  /** Refuses the change unless the product has this version still; null takes it as it is. */
  version?: number | null | undefined;
  /**
   * The values are those of an earlier state, or only looked at. What they name and is gone by now is left out instead of refused. A
   * price that comes back without its ladder is not refused either: a break that is not below it applies to nothing.
   */
  isFormer?: boolean;
};

export type ProductChange =
  /** The id is the given one or, when that is blank, the present time in milliseconds or the next free one. */
  | { add: ProductValues; id?: string; now: number; isFormer?: boolean }
  /**
   * Changes the product of this id or adds it, by default with this moment of creation. Files of its pictures may arrive later, as
   * those of a content document do.
   */
  | { put: string; values: Values & ProductValues; createdAt: number }
  | ({ of: Named; values: Values } & Further)
  /** Products by their numbers: many of them change alike, each by itself. */
  | ({ of: number; values: OwnValues | ((row: Product) => OwnValues) } & Further)
  | { remove: Named | number }
  /** Restores a removed row with its former number. */
  | { back: Product }
  /** Makes again what is made of other rows, which have changed; the version stays. */
  | { of: Named | number; again: 'specs' | 'public' | 'doubleKeys' | 'documents' }
  /** Visitors see the product, whatever its category is: for a look in a transaction that is rolled back. */
  | { of: Named; again: 'shown' };

/** Says whether a change was written, and how. `id` is '' for a product that was not added. */
export type Written = { id: string; version: number } & (
  | { step: 'added' | 'changed' | 'unchanged' | 'removed'; refusal?: undefined }
  | { step: 'refused'; refusal: DomainError }
);

type Options = {
  /** It expects the number of changes that are written, and advances with each. */
  progress?: Progress | undefined;
  /** Writes what can be written and returns why the rest cannot; all changes are read at once. Left out: the first refusal is thrown. */
  reports?: boolean;
  /**
   * 'confirmed': prices that jump are written, since the person has seen and confirmed them, or they are compared and asked about
   * elsewhere. Left out: changes of products with such prices are refused, and the error names all of them.
   */
  jumps?: 'confirmed' | undefined;
  /** Returns what is thrown in place of a refusal. */
  refuse?: (refusal: DomainError, before: Product | undefined) => unknown;
};

/** So many products are read at once, since a thousand would keep others waiting. */
const atOnce = 100;

/**
 * Writes products: adds, changes and removes them, in the order of the changes. It is the only way to write one. It checks all changes
 * together, each against what is stored, writes the rows and what stands beside them, and returns what became of each. The history
 * records what the transaction has written, and refuses circles once more. Changes may be a hundred thousand: of the products, a
 * hundred are read at a time. Throws `BAD_USER_INPUT`, `NOT_FOUND`, `CONFLICT` and `PRICE_JUMPS`, unless it reports.
 */
export async function changeProducts(
  tx: Tx,
  changes: readonly ProductChange[],
  options: Options = {},
): Promise<Written[]> {
  if (changes.length === 0) return [];
  const { reports = false, progress, refuse = (refusal) => refusal } = options;
  const outcomes = new Map<number, Written>();
  const problemsOf = problemFinder(tx, new Set(changes.flatMap((change) => addedId(change) || [])));
  const reckon = createReckoner(tx);
  const refused = (at: number, refusal: DomainError, row?: Product) => {
    if (!reports) throw refuse(refusal, row);
    const id = row?.id ?? idOf(changes[at]);
    outcomes.set(at, { id, version: row?.version ?? 0, step: 'refused', refusal });
  };
  const jumps: JumpingPrice[] = [];
  const jumped = (at: number, found: JumpingPrice[], row: Product) =>
    reports ? refused(at, priceJumps(found), row) : void jumps.push(...found);
  const look = async (part: Part) =>
    lookAt(tx, part, { problemsOf, reckon, refused, ...(options.jumps !== 'confirmed' && { jumped }) });
  const parts = inParts(changes);
  const known = reports ? await allOf(parts, look) : undefined;
  await checkTogether(tx, changes, { outcomes, refused, stored: new Map(known?.flatMap((seen) => [...seen.byId])) });
  progress?.expect(changes.length - outcomes.size);
  const write = partWriter(tx, productWriter(tx), reckon);
  for (const [place, part] of parts.entries()) {
    const seen = known?.[place] ?? (await look(part));
    // The rest is only read then, so that the refusal names all prices.
    if (jumps.length === 0) await write(part, seen, outcomes, progress);
  }
  if (jumps.length > 0) throw priceJumps(jumps);
  await write.finish();
  return changes.map((change, at) => outcomes.get(at) ?? { id: idOf(change), version: 0, step: 'unchanged' });
}

/** Some of the changes, each with its place among all. */
type Part = { at: number; change: ProductChange }[];
/** The products of a part as they are now, and what the changes make of them. */
type Seen = { byId: Map<string, Product>; bySeq: Map<number, Product>; values: Map<number, Values> };

function inParts(changes: readonly ProductChange[]): Part[] {
  const parts: Part[] = [];
  for (let from = 0; from < changes.length; from += atOnce)
    parts.push(changes.slice(from, from + atOnce).map((change, place) => ({ at: from + place, change })));
  return parts;
}

async function allOf(parts: Part[], look: (part: Part) => Promise<Seen>) {
  const all: Seen[] = [];
  for (const part of parts) all.push(await look(part));
  return all;
}

/** The product that a change is about; undefined for a new one. */
function namedBy(change: ProductChange): Named | number | undefined {
  if ('of' in change) return change.of;
  if ('remove' in change) return change.remove;
  return 'put' in change ? change.put : undefined;
}

const addedId = (change: ProductChange) =>
  'put' in change ? change.put : 'back' in change ? change.back.id : 'add' in change ? (change.id ?? '') : '';

function idOf(change: ProductChange | undefined): string {
  if (!change) return '';
  const named = namedBy(change);
  return typeof named === 'object' ? named.id : typeof named === 'string' ? named : addedId(change);
}

const rowOf = (change: ProductChange, { byId, bySeq }: Pick<Seen, 'byId' | 'bySeq'>): Product | undefined => {
  const named = namedBy(change);
  return typeof named === 'number' ? bySeq.get(named) : byId.get(idOf(change));
};

type Looking = {
  problemsOf: ReturnType<typeof problemFinder>;
  /** Adds the lira price that a list price makes. */
  reckon: ReturnType<typeof createReckoner>;
  refused: (at: number, refusal: DomainError, row?: Product) => void;
  /** Left out where prices may jump. */
  jumped?: (at: number, jumps: JumpingPrice[], row: Product) => void;
};

/**
 * Reads the products of a part, and refuses those changes that are wrong by themselves. Earlier states and content documents, which
 * replace a product as a whole, are not asked about prices that jump: they bring back what was confirmed once.
 */
async function lookAt(tx: Tx, part: Part, { problemsOf, reckon, refused, jumped }: Looking): Promise<Seen> {
  const seen: Seen = { byId: new Map(), bySeq: new Map(), values: new Map() };
  const named = part.map(({ change }) => namedBy(change));
  const ids = named.flatMap((one) => (typeof one === 'string' ? one : []));
  const seqs = named.flatMap((one) => (typeof one === 'number' ? one : []));
  const rows = [
    ...named.flatMap((one) => (typeof one === 'object' ? one : [])),
    ...(ids.length > 0 ? await storedWithIds(tx, ids) : []),
    ...(seqs.length > 0 ? await productsWithSeqs(tx, seqs) : []),
  ];
  for (const row of rows) note(seen, row);
  const wanted: (Wanted & { at: number })[] = [];
  for (const { at, change } of part) {
    const row = rowOf(change, seen);
    if (row === undefined && ('of' in change || 'remove' in change)) {
      refused(at, notFound('Product'));
      continue;
    }
    if ('version' in change && change.version != null && change.version !== row?.version) {
      refused(at, stale('The product'), row);
      continue;
    }
    const given = valuesOf(change, row);
    if (!given) continue;
    const isFormer = 'isFormer' in change && change.isFormer === true;
    const values = await reckon(row, isFormer ? await withoutGone(tx, row, given) : given);
    seen.values.set(at, values);
    const awaitsPictures = 'put' in change;
    if (!isFormer) wanted.push({ at, id: idOf(change) || (row?.id ?? ''), before: row, values, given, awaitsPictures });
  }
  for (const [place, problems] of (await problemsOf(wanted)).entries()) {
    const one = wanted[place];
    if (!one) continue;
    const { at, before, values, awaitsPictures } = one;
    if (problems[0]) refused(at, badInputs(problems, problems[0].message), before);
    else if (jumped && before && !awaitsPictures) {
      const jumps = jumpsIn(before, values);
      if (jumps.length > 0) jumped(at, jumps, before);
    }
  }
  return seen;
}

function note({ byId, bySeq }: Pick<Seen, 'byId' | 'bySeq'>, row: Product) {
  byId.set(row.id, row);
  bySeq.set(row.seq, row);
}

/** Returns the values that are written; undefined for a change that names none. */
function valuesOf(change: ProductChange, row: Product | undefined): Values | undefined {
  if ('add' in change) return enteredOf(productFields, change.add);
  if (!('values' in change)) return undefined;
  return typeof change.values === 'function' ? row && change.values(row) : change.values;
}

type Together = {
  outcomes: Map<number, Written>;
  refused: (at: number, refusal: DomainError, row?: Product) => void;
  stored: Map<string, Product>;
};

/** Refuses stock codes that two products would have, and successors in a circle. A change that is refused frees neither for others. */
async function checkTogether(tx: Tx, changes: readonly ProductChange[], { outcomes, refused, stored }: Together) {
  const codes = changes.flatMap((change, at) => codeIn(change).map((one) => ({ ...one, at })));
  const followers = changes.flatMap((change, at) => successorIn(change).map((one) => ({ ...one, at })));
  if (codes.length + followers.length === 0) return;
  const names = new Map(changes.flatMap((change) => nameIn(change, stored)));
  const holders = await holdersOf(tx, codes);
  for (let before = -1; before !== outcomes.size;) {
    before = outcomes.size;
    const left = codes.filter(({ at }) => !outcomes.has(at));
    for (const { row, sentence } of clashesOf(left, holders))
      refused(
        row.at,
        badInput(
          'stockCode',
          sentence(({ id }) => names.get(id) ?? id),
        ),
        stored.get(row.id),
      );
    const named = followers.filter(({ at }) => !outcomes.has(at));
    const circles = await circlesIn(tx, new Map(named.map(({ id, successorId }) => [id, successorId])), names);
    if (circles.size === 0) continue;
    const now = new Map((await storedWithIds(tx, [...circles.keys()])).map((row) => [row.id, row]));
    for (const { at, id, successorId } of named) {
      const problem = circles.get(id);
      if (problem !== undefined && now.get(id)?.successorId !== successorId)
        refused(at, badInput('successorId', problem), now.get(id));
    }
  }
}

/** Returns the stock code that a change gives, if it gives one; a product that is removed has none any more. */
function codeIn(change: ProductChange): { id: string; stockCode: string | null }[] {
  const id = idOf(change);
  if ('remove' in change) return id === '' ? [] : [{ id, stockCode: null }];
  if ('back' in change) return [{ id, stockCode: change.back.stockCode }];
  const { stockCode } = 'add' in change ? { stockCode: change.add.stockCode ?? null } : plainValues(change);
  return stockCode === undefined ? [] : [{ id, stockCode }];
}

/** A former successor is not asked about: the transaction is, when all that comes back together stands there. */
function successorIn(change: ProductChange): { id: string; successorId: string | null }[] {
  if ('isFormer' in change && change.isFormer) return [];
  const id = idOf(change);
  const { successorId } = 'add' in change ? { successorId: change.add.successorId ?? null } : plainValues(change);
  return successorId === undefined || id === '' ? [] : [{ id, successorId }];
}

function nameIn(change: ProductChange, stored: Map<string, Product>): [string, string][] {
  const id = idOf(change);
  const name = stored.get(id)?.name ?? ('add' in change ? change.add.name : plainValues(change).name);
  return id === '' || name === undefined ? [] : [[id, name]];
}

const plainValues = (change: ProductChange): Values =>
  'values' in change && typeof change.values !== 'function' ? change.values : {};

/** Returns a function that writes the changes of a part that were not refused. */
function partWriter(tx: Tx, writer: ProductWriter, reckon: Looking['reckon']) {
  const freeId = idMaker(tx);
  async function writeOne(at: number, change: ProductChange, seen: Seen): Promise<Written | undefined> {
    const row = rowOf(change, seen);
    const values = seen.values.get(at);
    if ('back' in change) {
      await writer.bringBack(await reckon(undefined, change.back));
      return { id: change.back.id, version: change.back.version, step: 'added' };
    }
    if ('add' in change || ('put' in change && !row)) {
      const made = 'put' in change ? { id: change.put, createdAt: change.createdAt } : await freeId(change);
      await writer.add({ ...made, ...(values as Entered), id: made.id });
      return { id: made.id, version: 1, step: 'added' };
    }
    if (!row) return undefined;
    if (values) {
      const now = await writer.change(row, values);
      if (now) note(seen, now);
      return { id: row.id, version: (now ?? row).version, step: now ? 'changed' : 'unchanged' };
    }
    if ('again' in change) await againOf(writer)[change.again](row);
    return { id: row.id, version: row.version, step: 'again' in change ? 'unchanged' : 'removed' };
  }
  const write = async (part: Part, seen: Seen, outcomes: Map<number, Written>, progress: Progress | undefined) => {
    const removed: Product[] = [];
    for (const { at, change } of part) {
      if (outcomes.has(at)) continue;
      await progress?.advance();
      const done = await writeOne(at, change, seen);
      if (!done) continue;
      outcomes.set(at, done);
      const row = done.step === 'removed' ? rowOf(change, seen) : undefined;
      if (row) removed.push(row);
    }
    if (removed.length > 0) await writer.remove(removed);
  };
  return Object.assign(write, { finish: () => writer.finish() });
}

const againOf = (writer: ProductWriter) => ({
  specs: writer.updateSpecs,
  public: writer.updatePublic,
  doubleKeys: writer.updateDoubleKeys,
  documents: writer.updateDocuments,
  shown: writer.show,
});

/** Returns a function that gives new products their ids and moments, each newer than the last. */
function idMaker(tx: Tx) {
  let last: number | undefined;
  return async ({ id: given = '', now }: { id?: string; now: number }) => {
    // The product added last is the newest, even after the clock was set back.
    last ??= (await newest(tx)) ?? 0;
    let next = Math.max(now, last + 1);
    while (!given && (await storedWithIds(tx, [String(next)])).length > 0) next++;
    const id = given || String(next);
    const createdAt = timeOf(id) ?? next;
    last = Math.max(last, createdAt);
    return { id, createdAt };
  };
}

async function newest(tx: Tx) {
  const [row] = await tx.select({ createdAt: max(products.createdAt) }).from(products);
  return row?.createdAt;
}

/** Returns the time of creation in milliseconds if the id contains it. */
export const timeOf = (id: string) => (/^\d{12,14}$/.test(id) ? Number(id) : undefined);

/** Returns the only outcome of a single change. */
export async function changeProduct(tx: Tx, change: ProductChange, options?: Options): Promise<Written> {
  const [written] = await changeProducts(tx, [change], options);
  if (!written) throw new Error('A change has no outcome.');
  return written;
}
