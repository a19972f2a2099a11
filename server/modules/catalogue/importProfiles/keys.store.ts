import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database.ts';
import { importKeys } from '../../../db/tables/importTables.ts';

const digest = (key: string) => createHash('sha256').update(key).digest();
const quiet = { raisesRevision: false };

/** Makes a key for a profile in place of an earlier one, and returns it. Only its hash is kept. */
export async function makeProfileKey(db: Db, profileId: string, now: number): Promise<string> {
  const key = `vtr_${randomBytes(32).toString('base64url')}`;
  const values = { hash: digest(key).toString('hex'), madeAt: now };
  await db.write(
    async (tx) =>
      tx
        .insert(importKeys)
        .values({ profileId, ...values })
        .onConflictDoUpdate({ target: importKeys.profileId, set: values }),
    quiet,
  );
  return key;
}

/** It belongs in the transaction that removes the profile, where it does. Returns false when there is no key. */
export async function removeProfileKeyWithin(tx: Tx, profileId: string): Promise<boolean> {
  const isIt = eq(importKeys.profileId, profileId);
  return (await tx.delete(importKeys).where(isIt).returning({ id: importKeys.profileId })).length > 0;
}

export const removeProfileKey = (db: Db, profileId: string) =>
  db.write((tx) => removeProfileKeyWithin(tx, profileId), quiet);

/** Returns when the keys of these profiles were made. */
export async function profileKeyMadeAt(db: Tx, profileIds: string[]): Promise<Map<string, number>> {
  const rows = await db.select().from(importKeys).where(inArray(importKeys.profileId, profileIds));
  return new Map(rows.map((row) => [row.profileId, row.madeAt]));
}

/** Tells whether this is the key of the profile. It takes as long for a profile without one. */
export async function profileKeyFits(db: Tx, profileId: string, key: string): Promise<boolean> {
  const [row] = await db.select().from(importKeys).where(eq(importKeys.profileId, profileId));
  const isRight = timingSafeEqual(digest(key), Buffer.from(row?.hash ?? digest('').toString('hex'), 'hex'));
  return isRight && row !== undefined;
}
