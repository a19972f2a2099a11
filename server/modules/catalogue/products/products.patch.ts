import { ProductRowInput, ProductPatch } from '../../../../common/generated/validators.ts';
import { codes } from '../../../core/errorCodes.ts';
import {
  badInput,
  badInputs,
  notFound,
  scopeMissing,
  stale,
  type ChangedRow,
  type Problem,
} from '../../../core/errors.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { ProductChanges, ProductPatch as Patch } from '../../../generated/resolvers.ts';
import { changedValues, valuesOfRow } from './products.input.ts';
import {
  findProductByStockCode,
  productsWithIds,
  productsWithStockCodeKeys,
  type ProductRow,
  type Entered,
} from './products.rows.ts';
import { jumpsBy, type Confirmed } from './checks/products.jumps.ts';
import { clearedIn, readRow, refusalIn, withProblems, type Outcome } from './products.rowProblems.ts';
import { findProduct, updateProduct } from './products.store.ts';
import { goOnWith } from '../../../core/actor.ts';
import type { StoredSpec } from '../../../db/tables/tables.ts';
import { latestChanges, revisionOfVersion } from '../../../entity/revisions.store.ts';
import { unfollowed, type Progress } from '../../../jobs/progress.ts';
import { inOrder } from '../specs/enteredSpecs.ts';
import { changeProducts } from './products.change.ts';
import { stockCodeKey } from '../../../../common/text/letters.ts';
import type { Context } from '../../../context/context.ts';

/** A function that refuses what the sender may not change. */
export type Guard = (changes: ProductChanges) => void;

/** Changes what the patch names and returns the product. Throws like `updateProduct` and `guard`. */
export async function patchProduct(db: Db, { id, stockCode, changes, ...started }: Patch & Confirmed, guard: Guard) {
  guard(changes);
  refuseUnnamed({ id, stockCode });
  const before = id == null ? await findProductByStockCode(db, stockCode ?? '') : await findProduct(db, id);
  if (!before) throw notFound('Product');
  const values = await withProblems(clearedIn(changes), () => changedValues(db, before.id, changes, before));
  await updateProduct(db, before.id, values, started);
  const saved = await findProduct(db, before.id);
  if (!saved) throw notFound('Product');
  return saved;
}

/** Throws `BAD_USER_INPUT` unless a patch names its product in one of the two ways. */
function refuseUnnamed({ id, stockCode }: Pick<Patch, 'id' | 'stockCode'>) {
  if ((id == null) === (stockCode == null)) throw badInput('id', 'Name the product by its id or by its stock code.');
}

type Point = { id: string; version: number };

/** The rows as they were sent: each is read on its own. It can be sent to a job. */
export type RowChanges = {
  rows: unknown[];
  /** An earlier part of the same save. */
  goesOnWith?: Point | null | undefined;
  /** The e-mail address of the person. */
  by: string | null;
} & Confirmed;

/** `version` is null where the sender takes the product as it is. */
type Row = { id: string; version: number | null; values: Partial<Entered> };
export type ChangedRows = { rows: ChangedRow[]; undo: Point | null };

const saved: Outcome = { code: null, problems: [] };
const cause = 'changeProductRows';
/** A save goes on for at most this long, in milliseconds. */
const longestSaveMs = 3_600_000;

/** Saves in one transaction all rows that can be saved; the others say why they cannot. */
export async function changeRows(
  db: Db,
  { rows: given, goesOnWith, by, confirmJumps }: RowChanges,
  progress: Progress = unfollowed(),
): Promise<ChangedRows> {
  const { rows, outcomes } = await readRows(db, given);
  const write = () => db.write((tx) => writeRows(tx, rows, { outcomes, progress, confirmJumps }));
  const undo = goesOnWith ? await goOnWith(await changeOf(db, goesOnWith, by), write) : await write();
  return { rows: await describe(db, given, outcomes), undo: undo ?? goesOnWith ?? null };
}

/** Throws `BAD_USER_INPUT` when that is no recent save of this person. */
async function changeOf(db: Db, { id, version }: Point, by: string | null) {
  const change = await revisionOfVersion(db, 'product', id, version);
  if (change?.cause === cause && change.admin === by && Date.now() - change.at < longestSaveMs) return change.changeSeq;
  throw badInput('goesOnWith', 'This is no save of yours that can go on.');
}

const idIn = (row: unknown) => String((row as { id?: unknown }).id);

/** Reads each row on its own; what cannot be read has its outcome by then. */
async function readRows(db: Db, given: unknown[]) {
  const rows = new Map<string, Row>();
  const outcomes = new Map<string, Outcome>();
  const found = new Map((await productsWithIds(db, given.map(idIn))).map((row) => [row.id, row]));
  for (const row of given) {
    const id = idIn(row);
    try {
      if (rows.has(id) || outcomes.has(id)) throw badInput('rows', `The product ${id} stands twice.`);
      const read = readRow(ProductRowInput, row);
      if (!read.row) throw badInputs(read.problems, read.problems[0]?.message ?? '');
      const { version, changes } = read.row;
      const before = found.get(id);
      if (!before) throw notFound('Product');
      if (version !== before.version) throw stale('The product');
      const values = await withProblems(read.problems, () => valuesOfRow(db, id, changes, before));
      if (changes.specs) values.specs = withOthers(values.specs ?? [], changes.specs, before.specs);
      rows.set(id, { id, version, values });
    } catch (error) {
      rows.delete(id);
      outcomes.set(id, refusalIn(error));
    }
  }
  return { rows, outcomes };
}

/** The specs of attributes that the row does not name stay. */
const withOthers = (read: StoredSpec[], named: { attributeId: string }[], before: StoredSpec[]) =>
  inOrder([...before.filter((one) => !named.some(({ attributeId }) => attributeId === one.attributeId)), ...read]);

type Writing = Confirmed & { outcomes: Map<string, Outcome>; progress?: Progress };

/**
 * Writes all rows that can be written and adds the outcome of each, by the id of its product. Returns the first change, by
 * which all of them can be undone.
 */
async function writeRows(tx: Tx, rows: Map<string, Row>, { outcomes, progress, ...confirmed }: Writing) {
  const changes = [...rows.values()].map(({ id, version, values }) => ({ of: id, version, values }));
  const options = { reports: true, progress, jumps: jumpsBy(confirmed) };
  let undo: Point | undefined;
  for (const { id, version, step, refusal } of await changeProducts(tx, changes, options)) {
    outcomes.set(id, refusal ? refusalIn(refusal) : saved);
    if (step === 'changed') undo ??= { id, version };
  }
  return undo;
}

/** Adds the present versions, and who made those that a row was too late for. */
async function describe(db: Db, given: unknown[], outcomes: Map<string, Outcome>): Promise<ChangedRow[]> {
  const ids = [...new Set(given.map(idIn))];
  const found = new Map((await productsWithIds(db, ids)).map(({ id, version }) => [id, version]));
  const late = ids.filter((id) => outcomes.get(id)?.code === codes.conflict);
  const by = await latestChanges(db, 'product', late);
  return given.map((row) => {
    const id = idIn(row);
    const change = by.get(id);
    return {
      id,
      version: found.get(id) ?? null,
      ...(outcomes.get(id) ?? saved),
      changedBy: change?.admin ?? null,
      changedAt: change ? new Date(change.at).toISOString() : null,
    };
  });
}

type Patched = { patch: Patch; problems: Problem[] };
type Read = Patched | { refusal: Outcome };

/**
 * Changes what each patch names; a refusal is the row's outcome. Any other error ends the call. Patches of different
 * products are one transaction, as a hundred of them would wait for the disk a hundred times.
 */
export async function patchProducts(db: Db, given: unknown[], guard: Guard, confirmed: Confirmed) {
  const read = given.map((row) => readPatch(row, guard));
  const outcomes: (Outcome & { id: string | null })[] = [];
  while (outcomes.length < read.length)
    outcomes.push(...(await saveTogether(db, read.slice(outcomes.length), confirmed)));
  const ids = [...new Set(outcomes.flatMap(({ id, code }) => (id !== null && code === null ? id : [])))];
  const saved = new Map((await productsWithIds(db, ids)).map((row) => [row.id, row]));
  return outcomes.map(({ id, ...outcome }) => ({
    product: outcome.code === null ? (saved.get(id ?? '') ?? null) : null,
    ...outcome,
  }));
}

function readPatch(row: unknown, guard: Guard): Read {
  try {
    const { row: patch, problems } = readRow(ProductPatch, row);
    if (!patch) throw badInputs(problems, problems[0]?.message ?? '');
    guard(patch.changes);
    refuseUnnamed(patch);
    return { patch, problems };
  } catch (error) {
    return { refusal: refusalIn(error) };
  }
}

/** Saves the first of these patches, as far as each names another product, and returns their outcomes. */
async function saveTogether(db: Db, read: Read[], confirmed: Confirmed) {
  const find = await finder(db, read);
  const rows = new Map<string, Row>();
  const codes = new Set<string | null>();
  const ids: (string | null)[] = [];
  const refusals: (Outcome | null)[] = [];
  for (const one of read) {
    const before = 'patch' in one ? find(one.patch) : undefined;
    // A code that an earlier patch gives is looked up after it was written.
    const isLater = 'patch' in one && one.patch.stockCode != null && codes.has(stockCodeKey(one.patch.stockCode));
    if (isLater || (before && rows.has(before.id))) break;
    ids.push(before?.id ?? null);
    try {
      refusals.push('refusal' in one ? one.refusal : null);
      if ('refusal' in one) continue;
      const row = await rowOf(db, one, before);
      rows.set(row.id, row);
      if (row.values.stockCode != null) codes.add(stockCodeKey(row.values.stockCode));
    } catch (error) {
      refusals[refusals.length - 1] = refusalIn(error);
    }
  }
  const outcomes = new Map<string, Outcome>();
  await db.write((tx) => writeRows(tx, rows, { outcomes, ...confirmed }));
  return ids.map((id, place) => {
    const outcome = refusals[place] ?? outcomes.get(id ?? '');
    if (!outcome) throw new Error('A patch has no outcome.');
    return { id, ...outcome };
  });
}

/** Reads the products of all patches at once. */
async function finder(db: Db, read: Read[]) {
  const patches = read.flatMap((one) => ('patch' in one ? one.patch : []));
  const byId = new Map(
    (await productsWithIds(db, [...new Set(patches.flatMap(({ id }) => id ?? []))])).map((row) => [row.id, row]),
  );
  const keys = [...new Set(patches.flatMap(({ stockCode }) => stockCodeKey(stockCode ?? null) ?? []))];
  const byKey = new Map((await productsWithStockCodeKeys(db, keys)).map((row) => [row.stockCodeKey, row]));
  return ({ id, stockCode }: Patch) => (id == null ? byKey.get(stockCodeKey(stockCode ?? null)) : byId.get(id));
}

/** Throws what `patchProduct` does, but for what is checked with all rows together. */
async function rowOf(db: Db, { patch, problems }: Patched, before: ProductRow | undefined): Promise<Row> {
  const { changes, version = null } = patch;
  if (!before) throw notFound('Product');
  if (version !== null && version !== before.version) throw stale('The product');
  const values = await withProblems(problems, () => valuesOfRow(db, before.id, changes, before));
  return { id: before.id, version, values };
}

/** A price has an amount, a number of units that it is for, and a ladder. */
const ofPrice = ['price', 'priceQuantity', 'priceBreaks'];

/** A key for prices alone changes nothing else of a product. The guard throws `SCOPE_MISSING` and names the first other field. */
export const guardOf =
  ({ usedKey }: Pick<Context, 'usedKey'>): Guard =>
  (changes) => {
    if (!usedKey || usedKey.scopes.includes('WRITE_PRODUCTS')) return;
    const other = Object.entries(changes).find(
      ([field, value]) => value !== undefined && !ofPrice.includes(field),
    )?.[0];
    if (other !== undefined) throw scopeMissing(['WRITE_PRODUCTS'], other);
  };
