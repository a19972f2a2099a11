import { createHash, randomUUID } from 'node:crypto';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { forbidden } from '../../../core/errors.ts';
import { admins, invitations, type Role } from '../../../db/tables/accountTables.ts';
import type { Db, Tx } from '../../../db/database.ts';
import * as auth from '../sessions/sessions.store.ts';
import { inviting, may } from '../../../rights/may.ts';
import { addMail } from '../../../mail/outbox.store.ts';

export type InvitationRow = typeof invitations.$inferSelect;

/** A link works for this long, in milliseconds. */
export const invitationWorksForMs = 72 * 3_600_000;

const unseen = { raisesRevision: false };
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
const isOpen = (token: string, now: number) =>
  and(eq(invitations.tokenHash, hashOf(token)), gt(invitations.expiresAt, now));

/** The newest invitation comes first. */
export const listInvitations = (db: Tx): Promise<InvitationRow[]> =>
  db.select().from(invitations).orderBy(desc(invitations.createdAt), desc(invitations.id));

export async function findInvitation(db: Tx, id: string): Promise<InvitationRow | null> {
  const [row] = await db.select().from(invitations).where(eq(invitations.id, id));
  return row ?? null;
}

/** Returns whether the inviter may invite now, since the right may have ended a moment ago. */
async function isBacked(tx: Tx, { invitedBy }: Pick<InvitationRow, 'invitedBy'>): Promise<boolean> {
  const letIn = and(eq(admins.email, invitedBy), isNull(admins.suspendedAt));
  const [inviter] = await tx.select().from(admins).where(letIn);
  return inviter !== undefined && may({ admin: inviter }, inviting);
}

/** Returns null when the link is unknown, used or expired, or when its maker may no longer invite. */
export async function findInvitationByToken(db: Tx, token: string, now: number): Promise<InvitationRow | null> {
  const [row] = await db.select().from(invitations).where(isOpen(token, now));
  return row && (await isBacked(db, row)) ? row : null;
}

type New = { email: string; roles: Role[]; invitedBy: string };

/**
 * Replaces an earlier invitation to the same address, with its mail; `tokenOf` makes the token of the link. Returns
 * undefined when that person has an account already.
 */
export async function addInvitation(
  db: Db,
  tokenOf: (id: string) => string,
  { email, roles, invitedBy }: New,
  now: number,
) {
  const id = randomUUID();
  const row = {
    id,
    email: auth.normalEmail(email),
    roles,
    invitedBy,
    createdAt: now,
    expiresAt: now + invitationWorksForMs,
  };
  return db.write(async (tx) => {
    if (!(await isBacked(tx, row))) throw forbidden('Your role does not include this. An owner can change it.');
    if (await auth.findAdmin(tx, email)) return undefined;
    await tx.delete(invitations).where(eq(invitations.email, row.email));
    const [added] = await tx
      .insert(invitations)
      .values({ ...row, tokenHash: hashOf(tokenOf(id)) })
      .returning();
    await addMail(tx, { kind: 'INVITATION', subjectId: id }, now);
    return added;
  }, unseen);
}

/** Returns undefined when the id is unknown. */
export async function withdrawInvitation(db: Db, id: string): Promise<InvitationRow | undefined> {
  return db.write(async (tx) => {
    const [row] = await tx.delete(invitations).where(eq(invitations.id, id)).returning();
    return row;
  }, unseen);
}

/** Makes the account, once. Returns undefined when the link no longer works. */
export async function acceptInvitation(
  db: Db,
  token: string,
  { name, passwordHash }: { name: string; passwordHash: string },
  now: number,
) {
  return db.write(async (tx) => {
    const [invitation] = await tx.delete(invitations).where(isOpen(token, now)).returning();
    if (!invitation || !(await isBacked(tx, invitation))) return undefined;
    const { email, roles } = invitation;
    return auth.addAdmin(tx, { email, passwordHash, roles, name }, now);
  }, unseen);
}
