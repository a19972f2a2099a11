import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { importMissing } from '../../../db/importTables.ts';

/** One statement writes this many rows. */
const part = 500;

/**
 * Notes which products the files of a profile no longer name. `missing` were in the last file and are not in this one,
 * `known` are in this one. It belongs in the transaction of the run.
 */
export async function note(tx: Tx, profileId: string, { known, missing }: { known: number[]; missing: number[] }) {
  const isOfProfile = eq(importMissing.profileId, profileId);
  const noted = await tx.select({ seq: importMissing.productSeq }).from(importMissing).where(isOfProfile);
  const before = new Set(noted.map(({ seq }) => seq));
  const backAgain = known.filter((seq) => before.has(seq));
  for (let at = 0; at < backAgain.length; at += part)
    await tx
      .delete(importMissing)
      .where(and(isOfProfile, inArray(importMissing.productSeq, backAgain.slice(at, at + part))));
  const added = missing.filter((seq) => !before.has(seq)).map((productSeq) => ({ profileId, productSeq }));
  for (let at = 0; at < added.length; at += part) await tx.insert(importMissing).values(added.slice(at, at + part));
}
