import type { Db, Tx } from '../../../db/database.ts';
import { revisionOfVersion } from '../../../entity/revisions.store.ts';
import { changeProducts, type Written } from '../../catalogue/products/products.change.ts';
import { jumpsBy, type Confirmed } from '../../catalogue/products/checks/products.jumps.ts';
import type { Guard } from '../../catalogue/products/products.patch.ts';
import { codedProblems, refusalIn } from '../../catalogue/products/products.rowProblems.ts';
import { putExternalIdsWithin } from '../../sales/externalIds/externalIds.store.ts';
import { readRows, type Read } from './readRows.ts';

type CodedProblem = ReturnType<typeof codedProblems>[number];
export type RowResult = {
  outcome: 'ADDED' | 'CHANGED' | 'UNCHANGED' | 'REFUSED' | 'LEFT';
  /** Null where there is no product. */
  id: string | null;
  problems: CodedProblem[];
};
/** `written` is one of the products, by which the change is found again; null when nothing was written. */
export type Upserted = { rows: RowResult[]; written: { id: string; version: number } | null };

export type Asked = Confirmed & { rows: unknown[]; atomic?: boolean | null | undefined; guard: Guard };

/** A row is refused, and all of them are or none. */
class AllOrNone extends Error {
  readonly rows: RowResult[];

  constructor(rows: RowResult[]) {
    super('A row was refused.');
    this.rows = rows;
  }
}

/** It waits as long as running writes take; beyond this many milliseconds the program is asked to come back. */
const patience = 5000;

/** Adds and changes all rows that are right in one transaction; the others say why they are not. */
export async function upsertProducts(db: Db, { rows, guard, atomic, confirmJumps }: Asked): Promise<Upserted> {
  const read = await readRows(db, rows, { guard, confirmed: confirmJumps === true, now: Date.now() });
  return db.write(async (tx) => {
    const made = await write(tx, read, { confirmJumps });
    if (atomic && isRefused(made.rows)) throw new AllOrNone(made.rows);
    return made;
  });
}

/** Does the same, and takes it back at once. */
export async function trialUpsert(db: Db, { rows, guard, atomic, confirmJumps }: Asked): Promise<Upserted> {
  const read = await readRows(db, rows, { guard, confirmed: confirmJumps === true, now: Date.now() });
  const made = await db.attempt((tx) => write(tx, read, { confirmJumps }), { patience });
  const left = atomic && isRefused(made.rows) ? leftOf(made.rows) : made.rows;
  return { rows: left.map((row) => (row.outcome === 'ADDED' ? { ...row, id: null } : row)), written: null };
}

/** Returns the outcome of a call that wrote nothing, since a row was refused and all are written or none. Throws other errors. */
export async function orLeft(work: () => Promise<Upserted>): Promise<Upserted> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AllOrNone)) throw error;
    return { rows: leftOf(error.rows), written: null };
  }
}

const isRefused = (rows: RowResult[]) => rows.some(({ outcome }) => outcome === 'REFUSED');

const leftOf = (rows: RowResult[]) =>
  rows.map((row): RowResult =>
    row.outcome === 'REFUSED' ? row : { ...row, outcome: 'LEFT', id: row.outcome === 'ADDED' ? null : row.id },
  );

async function write(tx: Tx, read: Read[], confirmed: Confirmed): Promise<Upserted> {
  const right = read.flatMap((row) => (row.change ? [row] : []));
  const outcomes = await changeProducts(
    tx,
    right.map(({ change }) => change),
    { reports: true, jumps: jumpsBy(confirmed) },
  );
  const of = new Map<Read, Written | undefined>(right.map((row, place) => [row, outcomes[place]]));
  const added = right.flatMap((row) => {
    const done = of.get(row);
    return row.external && done?.step === 'added' ? [{ ...row.external, thingId: done.id }] : [];
  });
  if (added.length > 0) await putExternalIdsWithin(tx, 'product', added);
  const written = outcomes.find(({ step }) => step === 'added' || step === 'changed');
  return {
    rows: read.map((row) => resultOf(row, of.get(row))),
    written: written ? { id: written.id, version: written.version } : null,
  };
}

const steps = { added: 'ADDED', changed: 'CHANGED', unchanged: 'UNCHANGED', removed: 'UNCHANGED' } as const;

function resultOf({ productId, refusals }: Read, done: Written | undefined): RowResult {
  if (refusals) return { outcome: 'REFUSED', id: productId, problems: refusals.flatMap(codedProblems) };
  if (!done || done.step === 'refused')
    return { outcome: 'REFUSED', id: productId, problems: done?.refusal ? codedProblems(refusalIn(done.refusal)) : [] };
  return { outcome: steps[done.step], id: done.id, problems: [] };
}

/** Returns the number of the change that has written a version of a product. */
export const changeThatWrote = async (db: Tx, { id, version }: { id: string; version: number }) =>
  (await revisionOfVersion(db, 'product', id, version))?.changeSeq;
