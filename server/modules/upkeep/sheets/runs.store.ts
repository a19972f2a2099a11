import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, isNotNull, lt } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database.ts';
import { importRuns } from '../../../db/importTables.ts';
import type { LastRun } from './stops.ts';

export type ImportRunRow = typeof importRuns.$inferSelect;

/** The list of a profile has at most this many runs. */
const mostListed = 50;

/** It belongs in the transaction of the run. Returns its id. */
export async function add(tx: Tx, run: Omit<ImportRunRow, 'id'>) {
  const id = randomUUID();
  const ofProfile = eq(importRuns.profileId, run.profileId);
  if (run.known)
    await tx
      .update(importRuns)
      .set({ known: null })
      .where(and(ofProfile, isNotNull(importRuns.known)));
  await tx.insert(importRuns).values({ id, ...run });
  return id;
}

/** Returns the last run that wrote something, or had nothing to write. */
export async function lastGood(db: Tx, profileId: string): Promise<LastRun> {
  const [row] = await db
    .select({ rows: importRuns.rows, known: importRuns.known })
    .from(importRuns)
    .where(and(eq(importRuns.profileId, profileId), isNotNull(importRuns.known)))
    .limit(1);
  return row ? { rows: row.rows, known: row.known ?? [] } : null;
}

/** Returns the latest runs of a profile, or of all, without their files. */
export async function list(db: Tx, profileId: string | null): Promise<ImportRunRow[]> {
  return db
    .select()
    .from(importRuns)
    .where(profileId === null ? undefined : eq(importRuns.profileId, profileId))
    .orderBy(desc(importRuns.createdAt), desc(importRuns.id))
    .limit(mostListed);
}

export async function find(db: Tx, id: string): Promise<ImportRunRow | undefined> {
  const [row] = await db.select().from(importRuns).where(eq(importRuns.id, id));
  return row;
}

/** Tells whether a later run of the same profile has gone through. */
export async function isOvertaken(db: Tx, { profileId, createdAt }: ImportRunRow): Promise<boolean> {
  const isLater = and(eq(importRuns.profileId, profileId), gt(importRuns.createdAt, createdAt));
  return (await db.$count(importRuns, and(isLater, isNotNull(importRuns.known)))) > 0;
}

/** Removes runs from before that moment; the last good one of each profile stays, since the next is compared with it. */
export async function removeOlderThan(db: Db, before: number): Promise<number> {
  const isOld = lt(importRuns.createdAt, before);
  const old = await db.select({ id: importRuns.id, known: importRuns.known }).from(importRuns).where(isOld);
  const gone = old.filter(({ known }) => known === null);
  if (gone.length === 0) return 0;
  await db.write(
    async (tx) => {
      for (const { id } of gone) await tx.delete(importRuns).where(eq(importRuns.id, id));
    },
    { raisesRevision: false },
  );
  return gone.length;
}
