import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import type { Document } from '../../../entity/recorded.ts';
import { inParts } from '../../../db/parts.ts';
import { waitingValues } from '../../../db/tables/previewTables.ts';

export type WaitingValuesRow = typeof waitingValues.$inferSelect;

export type ResolvedValues = {
  /** All values of the thing as publishing would leave them. */
  values: Document;
  /** The fields that differ from the site. */
  fields: string[];
  /** Those of them that somebody has saved otherwise on the site since. */
  conflicts: string[];
};

/** The waiting values of one thing, joined with those on the site. */
export type WaitingOfThing = ResolvedValues & { row: WaitingValuesRow };

/** Names one thing of the site: a category, a family, a document, a sector or the about page. */
export type Named = { entity: string; id: string };

export const idOfWaitingValues = ({ entity, id }: Named) => `${entity}:${id}`;

export const waitingValuesWithIds = (db: Tx, ids: string[]): Promise<WaitingValuesRow[]> =>
  inParts(ids, (part) => db.select().from(waitingValues).where(inArray(waitingValues.id, part)));

/** Returns the changes of a thing that wait. Visitors find none. */
export async function findWaitingValues(db: Tx, thing: Named): Promise<WaitingValuesRow | null> {
  const [row] = await waitingValuesWithIds(db, [idOfWaitingValues(thing)]);
  return row ?? null;
}

export const allWaitingValues = (db: Tx): Promise<WaitingValuesRow[]> => db.select().from(waitingValues);

/** Replaces what waits of a thing. */
export async function putWaitingValues(tx: Tx, row: WaitingValuesRow) {
  const { id: _, ...set } = row;
  await tx.insert(waitingValues).values(row).onConflictDoUpdate({ target: waitingValues.id, set });
}

export const removeWaitingValues = async (tx: Tx, id: string) =>
  tx.delete(waitingValues).where(eq(waitingValues.id, id));
