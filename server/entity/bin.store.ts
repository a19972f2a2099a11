import { and, count, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Db, Tx } from '../db/database.ts';
import { valueOf } from '../db/columns/expressions.ts';
import { bin, revisions } from '../db/tables/historyTables.ts';
import { inParts } from '../db/parts.ts';
import { after, ordered, pageOf, type Order, type Page, type PageRequest } from '../db/page.ts';

export type BinRow = typeof bin.$inferSelect;
export type BinnedRow = BinRow & { id: string };
export type BinPage = Page<BinnedRow>;

const day = 86_400_000;
/** A deleted row can be brought back for this many milliseconds. */
export const binKeptForMs = 30 * day;
/** One statement inserts this many rows, since databases limit its parameters. */
const part = 100;

// The bin may hold visitors' messages, whose text must be erased. No public page shows it, so pages stay cached.
const erasing = { raisesRevision: false, erases: true };

/** Call it in the transaction that deletes the rows. */
export async function addToBin(tx: Tx, rows: Omit<BinRow, 'seq'>[]) {
  for (let at = 0; at < rows.length; at += part) await tx.insert(bin).values(rows.slice(at, at + part));
}

export const binNewestFirst: Order<{ seq: number }> = {
  name: 'bin',
  key: valueOf(bin.seq),
  direction: 'desc',
  keyOf: ({ seq }) => seq,
};

/** Lists the deleted rows of these entities, the latest first. Throws `BadCursor`. */
export async function binPage(db: Tx, entities: string[], request: PageRequest): Promise<BinPage> {
  const first = request.first ?? 20;
  const isOf = inArray(bin.entity, entities);
  const rows = await db
    .select()
    .from(bin)
    .where(and(isOf, after(request.after, binNewestFirst, bin.seq)))
    .orderBy(...ordered(binNewestFirst, bin.seq))
    .limit(first + 1);
  const entries = rows.map((row) => ({ ...row, id: String(row.seq) }));
  return pageOf(entries, { ...request, first }, binNewestFirst, async () => db.$count(bin, isOf));
}

/** Tells whether the bin has this id, for a row of one of these entities. */
export async function isInBin(db: Tx, id: string, entities: string[]): Promise<boolean> {
  return (await db.$count(bin, and(eq(bin.seq, Number(id)), inArray(bin.entity, entities)))) > 0;
}

/** Finds an entry by its id. */
export async function binEntry(db: Tx, id: string): Promise<BinRow | undefined> {
  const [row] = await db
    .select()
    .from(bin)
    .where(eq(bin.seq, Number(id)));
  return row;
}

/** Counts how many of these ids the bin has, for rows of these entities. */
export async function countInBin(db: Tx, ids: string[], entities: string[]): Promise<number> {
  const found = await inParts(seqsOf(ids), (part) =>
    db
      .select({ seq: bin.seq })
      .from(bin)
      .where(and(inArray(bin.seq, part), inArray(bin.entity, entities))),
  );
  return found.length;
}

const seqsOf = (ids: string[]) => ids.map(Number).filter(Number.isSafeInteger);

/** Takes a row out of the bin; call it in the transaction that restores or erases it. Undefined when the id is unknown. */
export async function takeFromBin(tx: Tx, id: string): Promise<BinRow | undefined> {
  const [row] = await tx
    .delete(bin)
    .where(eq(bin.seq, Number(id)))
    .returning();
  return row;
}

/** Returns the bin's id of the latest deletion of this entity. */
export async function lastInBin(db: Tx, entity: string, entityId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ seq: bin.seq })
    .from(bin)
    .where(and(eq(bin.entity, entity), eq(bin.entityId, entityId)))
    .orderBy(desc(bin.seq))
    .limit(1);
  return row && String(row.seq);
}

/** Counts what the bin has of each of these changes, by the number of the change; none is left out. */
export async function countOfChange(db: Tx, seqs: number[]): Promise<Map<number, number>> {
  const found = await inParts(seqs, (part) =>
    db
      .select({ of: bin.changeSeq, count: count() })
      .from(bin)
      .where(inArray(bin.changeSeq, part))
      .groupBy(bin.changeSeq),
  );
  return new Map(found.flatMap(({ of, count: number }) => (of === null ? [] : [[of, number] as const])));
}

/** Returns the ids of the entries that the bin has of a change, what was deleted last first. */
export async function binnedByChange(db: Tx, changeSeq: number): Promise<string[]> {
  const rows = await db.select({ seq: bin.seq }).from(bin).where(eq(bin.changeSeq, changeSeq)).orderBy(desc(bin.seq));
  return rows.map(({ seq }) => String(seq));
}

/** A product that referred to a row until that row was deleted, with the product's values before. */
export type Pointing = { id: string; before: Record<string, unknown> };

/**
 * Finds the products that referred to this product as their successor or as bought together, or to this document, until it
 * was deleted.
 */
export async function pointedToInBin(db: Tx, { changeSeq, entityId }: BinRow): Promise<Pointing[]> {
  if (changeSeq === null) return [];
  const rows = await db
    .select({ id: revisions.entityId, before: revisions.before })
    .from(revisions)
    .where(and(eq(revisions.changeSeq, changeSeq), eq(revisions.entity, 'product')));
  return rows.flatMap(({ id, before }) => {
    const names = [before?.successorId, before?.documentIds, before?.togetherIds].flat();
    return before && names.includes(entityId) ? [{ id, before }] : [];
  });
}

/** Erases what belonged to rows that leave the bin for good; it runs in their transaction. */
export type AlsoErase = (tx: Tx, rows: BinRow[]) => Promise<unknown>;

/** Erases rows for good, so that their text is nowhere in the database's file; returns them. */
const erase = (db: Db, remove: (tx: Tx) => Promise<BinRow[]>, alsoErase: AlsoErase) =>
  db.write(async (tx) => {
    const rows = await remove(tx);
    await alsoErase(tx, rows);
    return rows;
  }, erasing);

/** Erases these rows for good, all of them or none; returns them. */
export const eraseBinRows = (db: Db, ids: string[], alsoErase: AlsoErase): Promise<BinRow[]> =>
  erase(
    db,
    (tx) => inParts(seqsOf(ids), (part) => tx.delete(bin).where(inArray(bin.seq, part)).returning()),
    alsoErase,
  );

/** Erases for good the rows that were deleted before that moment. */
export async function eraseFromBinOlderThan(db: Db, before: number, alsoErase: AlsoErase): Promise<BinRow[]> {
  const isOld = lt(bin.deletedAt, before);
  if ((await db.$count(bin, isOld)) === 0) return [];
  return erase(db, async (tx) => tx.delete(bin).where(isOld).returning(), alsoErase);
}

/** Erases rows of these entities that were created before that moment, whenever they were deleted. Returns how many. */
export async function removeBinRowsMadeBefore(db: Db, entities: string[], before: number, alsoErase: AlsoErase) {
  const rows = await db.select().from(bin).where(inArray(bin.entity, entities));
  const old = rows.filter(({ row }) => Number(row.createdAt) < before).map(({ seq }) => String(seq));
  if (old.length > 0) await eraseBinRows(db, old, alsoErase);
  return old.length;
}
