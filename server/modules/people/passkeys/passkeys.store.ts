import { and, asc, eq } from 'drizzle-orm';
import { admins, type AdminRow } from '../../../db/tables/accountTables.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { passkeys } from '../../../db/tables/secondFactorTables.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

/** Nobody has this many devices. */
export const mostPasskeys = 20;

const unseen = { raisesRevision: false };
const of = (adminId: string) => eq(passkeys.adminId, adminId);

/** The oldest passkey comes first. */
export async function listPasskeys(db: Tx, adminId: string): Promise<PasskeyRow[]> {
  return db.select().from(passkeys).where(of(adminId)).orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

/** Returns the passkey and its admin; null when nobody has it. */
export async function findPasskey(db: Tx, id: string): Promise<{ passkey: PasskeyRow; admin: AdminRow } | null> {
  const [row] = await db
    .select({ passkey: passkeys, admin: admins })
    .from(passkeys)
    .innerJoin(admins, eq(admins.id, passkeys.adminId))
    .where(eq(passkeys.id, id));
  return row ?? null;
}

/** Returns undefined when somebody has it already, or when this person has too many. */
export async function addPasskey(db: Db, row: Omit<PasskeyRow, 'lastUsedAt'>): Promise<PasskeyRow | undefined> {
  return db.write(async (tx) => {
    if ((await tx.$count(passkeys, of(row.adminId))) >= mostPasskeys) return undefined;
    const [added] = await tx.insert(passkeys).values(row).onConflictDoNothing().returning();
    return added;
  }, unseen);
}

/**
 * Returns false when it was used or removed since `before` was read: of two uses with the same count only one is
 * genuine.
 */
export async function notePasskeyUse(db: Db, before: PasskeyRow, counter: number, now: number): Promise<boolean> {
  const isSame = and(eq(passkeys.id, before.id), eq(passkeys.counter, before.counter));
  return db.write(async (tx) => {
    return (await tx.update(passkeys).set({ counter, lastUsedAt: now }).where(isSame).returning()).length > 0;
  }, unseen);
}

/** Returns undefined when the person has none of this id. */
export async function removePasskey(db: Db, adminId: string, id: string): Promise<PasskeyRow | undefined> {
  return db.write(async (tx) => {
    const [row] = await tx
      .delete(passkeys)
      .where(and(of(adminId), eq(passkeys.id, id)))
      .returning();
    return row;
  }, unseen);
}

/** Removes all passkeys of the person and returns how many there were. */
export const removeAllPasskeys = (db: Db, adminId: string): Promise<number> =>
  db.write(async (tx) => (await tx.delete(passkeys).where(of(adminId)).returning()).length, unseen);
