import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database.ts';
import { recoveryCodes, totps } from '../../../db/tables/secondFactorTables.ts';
import { endRights } from '../sessions/endRights.ts';

export type TotpRow = typeof totps.$inferSelect;
/** The API returns this record. */
export type SecondFactorRecord = { activeSince: number | null; codesLeft: number };

const unseen = { raisesRevision: false };
const of = (adminId: string) => eq(totps.adminId, adminId);

/** Returns null for an admin who has no second factor or is still setting it up. */
export async function findActiveSecondFactor(db: Tx, adminId: string): Promise<TotpRow | null> {
  const [row] = await db
    .select()
    .from(totps)
    .where(and(of(adminId), isNotNull(totps.activeSince)));
  return row ?? null;
}

/** Finds the app that is being set up. */
export async function findPendingSecondFactor(db: Tx, adminId: string): Promise<TotpRow | null> {
  const [row] = await db
    .select()
    .from(totps)
    .where(and(of(adminId), isNull(totps.activeSince)));
  return row ?? null;
}

export async function recordSecondFactor(db: Tx, adminId: string): Promise<SecondFactorRecord> {
  const active = await findActiveSecondFactor(db, adminId);
  return {
    activeSince: active?.activeSince ?? null,
    codesLeft: await db.$count(recoveryCodes, eq(recoveryCodes.adminId, adminId)),
  };
}

/** `secret` is sealed. It replaces one that was not confirmed. Returns false when there is an active one. */
export async function beginSecondFactor(db: Db, adminId: string, secret: string, now: number): Promise<boolean> {
  return db.write(async (tx) => {
    if (await findActiveSecondFactor(tx, adminId)) return false;
    await tx.delete(totps).where(of(adminId));
    await tx.insert(totps).values({ adminId, secret, createdAt: now });
    return true;
  }, unseen);
}

/** It belongs in the transaction that has a reason for new codes. */
async function replaceCodes(tx: Tx, adminId: string, codeHashes: string[]) {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.adminId, adminId));
  await tx.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ codeHash, adminId })));
}

type First = {
  secret: string;
  step: number;
  codeHashes: string[];
  /** It identifies the present session, which stays open. */
  tokenHash: string;
};

/**
 * Ends all other sessions, which a password alone had opened. Returns false when another app is being set up by now.
 */
export async function activateSecondFactor(
  db: Db,
  adminId: string,
  { secret, step, codeHashes, tokenHash }: First,
  now: number,
) {
  return db.write(async (tx) => {
    const isPending = and(of(adminId), eq(totps.secret, secret), isNull(totps.activeSince));
    const done = await tx.update(totps).set({ activeSince: now, lastStep: step }).where(isPending).returning();
    if (done.length === 0) return false;
    await replaceCodes(tx, adminId, codeHashes);
    await endRights(tx, 'two-step on', { adminId, tokenHash });
    return true;
  }, unseen);
}

/** Takes a code's step, once. Returns false when that or a later step was taken before. */
export async function takeTotpStep(db: Db, adminId: string, step: number): Promise<boolean> {
  return db.write(async (tx) => {
    const isNew = and(of(adminId), lt(totps.lastStep, step));
    return (await tx.update(totps).set({ lastStep: step }).where(isNew).returning()).length > 0;
  }, unseen);
}

/** Takes a recovery code, once. Returns false when there is no such code, or no longer. */
export async function takeStoredRecoveryCode(db: Db, adminId: string, codeHash: string): Promise<boolean> {
  const isIt = and(eq(recoveryCodes.adminId, adminId), eq(recoveryCodes.codeHash, codeHash));
  return db.write(async (tx) => (await tx.delete(recoveryCodes).where(isIt).returning()).length > 0, unseen);
}

/** Returns false when there is no second factor that the codes could replace. */
export async function renewRecoveryCodes(db: Db, adminId: string, codeHashes: string[]): Promise<boolean> {
  return db.write(async (tx) => {
    if (!(await findActiveSecondFactor(tx, adminId))) return false;
    await replaceCodes(tx, adminId, codeHashes);
    return true;
  }, unseen);
}

/** Removes the second factor, so that the password alone is enough. Returns true if there was one. */
export async function removeSecondFactor(db: Db, adminId: string): Promise<boolean> {
  return db.write(async (tx) => {
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.adminId, adminId));
    return (await tx.delete(totps).where(of(adminId)).returning()).length > 0;
  }, unseen);
}
