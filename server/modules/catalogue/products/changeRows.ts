import { ProductRowInput } from '../../../../common/generated/validators.ts';
import { codes } from '../../../core/errorCodes.ts';
import { goOnWith } from '../../../core/actor.ts';
import { badInput, notFound, stale, type JumpingPrice } from '../../../core/errors.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { StoredSpec } from '../../../db/tables.ts';
import { latestChanges, revisionOfVersion } from '../../../entity/revisions.store.ts';
import { unfollowed, type Progress } from '../../../jobs/progress.ts';
import { inOrder } from '../specs/enteredSpecs.ts';
import { refusalIn, refuseCleared, readRow } from './patchProduct.ts';
import { changeProducts } from './products.change.ts';
import type { Entered } from './products.fields.ts';
import { valuesOfRow } from './products.input.ts';
import { productsWithIds } from './products.lookup.ts';
import { jumpsBy, type Confirmed } from './products.jumps.ts';

type Point = { id: string; version: number };

/** The rows as they were sent: each is read on its own. It can be sent to a job. */
export type RowChanges = {
  rows: unknown[];
  /** An earlier part of the same save. */
  goesOnWith?: Point | null | undefined;
  /** The e-mail address of the person. */
  by: string | null;
} & Confirmed;

type RowProblem = { field: string | null; message: string; jump?: JumpingPrice };
export type Outcome = { code: string | null; problems: RowProblem[] };
/** `version` is null where the sender takes the product as it is. */
export type Row = { id: string; version: number | null; values: Partial<Entered> };
type ChangedRow = Outcome & { id: string; version: number | null; changedBy: string | null; changedAt: string | null };
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

type Writing = Confirmed & { outcomes: Map<string, Outcome>; progress?: Progress };

/**
 * Writes all rows that can be written and adds the outcome of each, by the id of its product. Returns the first change, by
 * which all of them can be undone.
 */
export async function writeRows(tx: Tx, rows: Map<string, Row>, { outcomes, progress, ...confirmed }: Writing) {
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
