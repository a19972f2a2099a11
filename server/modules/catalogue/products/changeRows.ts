import { ProductRowInput } from '../../../../common/generated/validators.ts';
import { codes } from '../../../core/errorCodes.ts';
import { goOnWith } from '../../../core/actor.ts';
import { badInput, notFound, stale } from '../../../core/errors.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { products, StoredSpec } from '../../../db/tables.ts';
import { latestChanges, ofVersion } from '../../../entity/revisions.store.ts';
import { unfollowed, type Progress } from '../../../jobs/progress.ts';
import { inOrder } from '../specs/enteredSpecs.ts';
import { refusalIn, refuseCleared, readRow } from './patchProduct.ts';
import { valuesOfRow } from './products.input.ts';
import { withIds } from './products.lookup.ts';
import { clashesOf, holdersOf } from './products.stockCodes.ts';
import { plain, type ProductValues } from './products.store.ts';
import { circlesIn } from './products.successor.ts';
import { productWriter } from './products.writer.ts';

type Product = typeof products.$inferSelect;
type Point = { id: string; version: number };

/** The rows as they were sent: each is read on its own. It can be sent to a job. */
export type RowChanges = {
  rows: unknown[];
  /** An earlier part of the same save. */
  goesOnWith?: Point | null | undefined;
  /** The e-mail address of the person. */
  by: string | null;
};

export type Outcome = { code: string | null; problems: { field: string | null; message: string }[] };
/** `version` is null where the sender takes the product as it is. */
export type Row = { id: string; version: number | null; values: Partial<ProductValues> };
type ChangedRow = Outcome & { id: string; version: number | null; changedBy: string | null; changedAt: string | null };
export type ChangedRows = { rows: ChangedRow[]; undo: Point | null };

const saved: Outcome = { code: null, problems: [] };
const cause = 'changeProductRows';
/** A save goes on for at most this long, in milliseconds. */
const longestSave = 3_600_000;

/** Saves in one transaction all rows that can be saved; the others say why they cannot. */
export async function changeRows(
  db: Db,
  { rows: given, goesOnWith, by }: RowChanges,
  progress: Progress = unfollowed(),
): Promise<ChangedRows> {
  const { rows, outcomes } = await readRows(db, given);
  const write = () => db.write((tx) => writeRows(tx, rows, outcomes, progress));
  const undo = goesOnWith ? await goOnWith(await changeOf(db, goesOnWith, by), write) : await write();
  return { rows: await describe(db, given, outcomes), undo: undo ?? goesOnWith ?? null };
}

/** Throws `BAD_USER_INPUT` when that is no recent save of this person. */
async function changeOf(db: Db, { id, version }: Point, by: string | null) {
  const change = await ofVersion(db, 'product', id, version);
  if (change?.cause === cause && change.admin === by && Date.now() - change.at < longestSave) return change.changeSeq;
  throw badInput('goesOnWith', 'This is no save of yours that can go on.');
}

const idIn = (row: unknown) => String((row as { id?: unknown }).id);

/** Reads each row on its own; what cannot be read has its outcome by then. */
async function readRows(db: Db, given: unknown[]) {
  const rows = new Map<string, Row>();
  const outcomes = new Map<string, Outcome>();
  const found = new Map((await withIds(db, given.map(idIn))).map((row) => [row.id, row]));
  for (const row of given) {
    const id = idIn(row);
    try {
      if (rows.has(id) || outcomes.has(id)) throw badInput('rows', `The product ${id} stands twice.`);
      const { version, changes } = readRow(ProductRowInput, row);
      const before = found.get(id);
      if (!before) throw notFound('Product');
      if (version !== before.version) throw stale('The product');
      refuseCleared(changes);
      const values = await valuesOfRow(db, id, changes, before);
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

/** So many products are read at once, since a thousand would keep others waiting. */
const atOnce = 100;

/**
 * Writes all rows that can be written and adds the outcome of each, by the id of its product. Returns the first change, by
 * which all of them can be undone.
 */
export async function writeRows(
  tx: Tx,
  rows: Map<string, Row>,
  outcomes: Map<string, Outcome>,
  progress: Progress = unfollowed(),
) {
  const before = await present(tx, rows, outcomes);
  // A row that is refused frees neither its stock code nor its successor for the others.
  for (let known = -1; known !== rows.size;) {
    known = rows.size;
    await refuseClashes(tx, rows, before, outcomes);
    await refuseCircles(tx, rows, before, outcomes);
  }
  const writer = productWriter(tx);
  let undo: Point | undefined;
  progress.expect(rows.size);
  for (const [id, { values }] of rows) {
    await progress.advance();
    outcomes.set(id, saved);
    const row = before.get(id);
    if (row && (await writer.change(row, values))) undo ??= { id, version: row.version + 1 };
  }
  await writer.finish();
  return undo;
}

/** Reads the products in the transaction, and leaves out those that were changed since they were read. */
async function present(tx: Tx, rows: Map<string, Row>, outcomes: Map<string, Outcome>) {
  const ids = [...rows.keys()];
  const before = new Map<string, Product>();
  for (let at = 0; at < ids.length; at += atOnce)
    for (const row of await withIds(tx, ids.slice(at, at + atOnce))) before.set(row.id, plain(row));
  for (const { id, version } of [...rows.values()]) {
    const row = before.get(id);
    if (row && (version === null || row.version === version)) continue;
    rows.delete(id);
    outcomes.set(id, refusalIn(row ? stale('The product') : notFound('Product')));
  }
  return before;
}

type Rows = Map<string, Row>;
type Befores = Map<string, Product>;

/** Refuses the rows whose successors would be a circle, all rows taken together. */
async function refuseCircles(tx: Tx, rows: Rows, before: Befores, outcomes: Map<string, Outcome>) {
  const named = new Map(
    [...rows.values()].flatMap(({ id, values: { successorId } }) =>
      successorId === undefined ? [] : [[id, successorId] as const],
    ),
  );
  for (const [id, problem] of await circlesIn(tx, named)) {
    if (before.get(id)?.successorId === named.get(id)) continue;
    rows.delete(id);
    outcomes.set(id, refusalIn(badInput('successorId', problem)));
  }
}

/** A row that is refused keeps its stock code, which may refuse another. */
async function refuseClashes(tx: Tx, rows: Rows, before: Befores, outcomes: Map<string, Outcome>) {
  for (let clashes = true; clashes;) {
    const given = [...rows.values()].flatMap(({ id, values: { stockCode } }) =>
      stockCode === undefined ? [] : [{ id, stockCode }],
    );
    const refused = clashesOf(given, await holdersOf(tx, given));
    for (const { row, sentence } of refused) {
      rows.delete(row.id);
      outcomes.set(
        row.id,
        refusalIn(
          badInput(
            'stockCode',
            sentence(({ id }) => before.get(id)?.name ?? id),
          ),
        ),
      );
    }
    clashes = refused.length > 0;
  }
}

/** Adds the present versions, and who made those that a row was too late for. */
async function describe(db: Db, given: unknown[], outcomes: Map<string, Outcome>): Promise<ChangedRow[]> {
  const ids = [...new Set(given.map(idIn))];
  const found = new Map((await withIds(db, ids)).map(({ id, version }) => [id, version]));
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
