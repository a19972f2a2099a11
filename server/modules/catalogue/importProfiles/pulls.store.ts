import { eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database.ts';
import { importPulls } from '../../../db/tables/importTables.ts';

export type Pull = typeof importPulls.$inferSelect;

const quiet = { raisesRevision: false };
const blank = { schedule: null, dueAt: null, version: 0, tries: 0, etag: null, lastModified: null, signIn: null };

/** Returns the scheme, host and port of an address: what a sign-in is entered for. Null without an address. */
export const originOf = (address: string | null) => (address === null ? null : new URL(address).origin);

/** It belongs in the transaction that changes the address of the profile. */
export const forgetSignIn = (tx: Tx, profileId: string) =>
  tx.update(importPulls).set({ signIn: null }).where(eq(importPulls.profileId, profileId));

/** Returns what is known of fetching the files of these profiles, or of all. */
export async function listPulls(db: Tx, profileIds?: string[]): Promise<Map<string, Pull>> {
  const which = profileIds && inArray(importPulls.profileId, profileIds);
  return new Map((await db.select().from(importPulls).where(which)).map((row) => [row.profileId, row]));
}

/** Notes these values of a profile; all others stay. */
export const putPull = (db: Db, profileId: string, values: Partial<Omit<Pull, 'profileId'>>) =>
  db.write(
    async (tx) =>
      tx
        .insert(importPulls)
        .values({ profileId, ...blank, ...values })
        .onConflictDoUpdate({ target: importPulls.profileId, set: values }),
    quiet,
  );

/** It belongs in the transaction that removes the profile. */
export const removePullWithin = (tx: Tx, profileId: string) =>
  tx.delete(importPulls).where(eq(importPulls.profileId, profileId));
