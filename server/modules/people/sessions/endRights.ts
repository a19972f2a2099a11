import { and, eq, inArray, isNull, ne, type SQL } from 'drizzle-orm';
import { currentActor } from '../../../core/actor.ts';
import { addToAuditWithin } from '../../../context/audit.ts';
import { keys } from '../../../db/tables/keyTables.ts';
import { admins, invitations, sessions } from '../../../db/tables/accountTables.ts';
import type { Tx } from '../../../db/database.ts';
import { previewLinks } from '../../../db/tables/previewTables.ts';
import { inviting, may } from '../../../rights/may.ts';
import { totps } from '../../../db/tables/secondFactorTables.ts';

type Ends = {
  /**
   * It ends the named session, all others of the person, or all. A session takes along its sockets, its confirmation
   * and its passkey challenges; a response that has begun is finished.
   */
  sessions: 'one' | 'others' | 'all';
  /** It ends all open invitations of the person, or those that the person may no longer make. */
  invitations: 'stay' | 'all' | 'beyond';
  /** It ends an authenticator app that is being set up, since somebody else may know its secret. */
  setUp: 'stays' | 'ends';
  /** It revokes the keys that the person made for programs, and so switches off the webhooks to addresses that they entered. */
  keys: 'stay' | 'all';
  /** It withdraws the preview links that the person made, or they open only while the person may make some. */
  previews: 'stay' | 'while allowed' | 'all';
};

/**
 * This table alone says what each event ends for a person, and only `endRights` does it; a restore ends the sessions of
 * everybody in modules/upkeep/backup/mergeAccounts.ts. Invitations stay where nothing suggests an intruder: a person
 * who invites colleagues and then turns two-step sign-in on has lost nothing. A key does what the roles of its maker allow
 * while it is used, and nothing while that person is suspended; a change of the password does not stop a company's programs.
 * A webhook to an address that a person entered, and the key and the sign-in of an import profile, are the company's: they stay, and
 * the screen says so before a removal.
 */
export const endings = {
  'signed out': { sessions: 'one', invitations: 'stay', setUp: 'stays', keys: 'stay', previews: 'stay' },
  'session ended': { sessions: 'one', invitations: 'stay', setUp: 'stays', keys: 'stay', previews: 'stay' },
  'two-step on': { sessions: 'others', invitations: 'stay', setUp: 'ends', keys: 'stay', previews: 'stay' },
  'signed out elsewhere': { sessions: 'others', invitations: 'all', setUp: 'ends', keys: 'stay', previews: 'stay' },
  'password changed': { sessions: 'others', invitations: 'all', setUp: 'ends', keys: 'stay', previews: 'stay' },
  'password reset': { sessions: 'all', invitations: 'all', setUp: 'ends', keys: 'stay', previews: 'stay' },
  'roles changed': { sessions: 'all', invitations: 'beyond', setUp: 'ends', keys: 'stay', previews: 'while allowed' },
  suspended: { sessions: 'all', invitations: 'all', setUp: 'ends', keys: 'stay', previews: 'while allowed' },
  removed: { sessions: 'all', invitations: 'all', setUp: 'ends', keys: 'all', previews: 'all' },
} satisfies Record<string, Ends>;

export type Ending = keyof typeof endings;

/** `tokenHash` names the session that ends, or the only one that stays. */
type Whose = { adminId: string; tokenHash?: string };

/**
 * Call it in the transaction of the event, after its write and before an account is removed. It returns how many
 * sessions have ended. The audit log names each invitation.
 */
export async function endRights(tx: Tx, event: Ending, { adminId, tokenHash = '' }: Whose): Promise<number> {
  const ends: Ends = endings[event];
  const which: Record<Ends['sessions'], SQL | undefined> = {
    one: eq(sessions.tokenHash, tokenHash),
    others: ne(sessions.tokenHash, tokenHash),
    all: undefined,
  };
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.adminId, adminId), which[ends.sessions]))
    .returning();
  if (ends.setUp === 'ends') await tx.delete(totps).where(and(eq(totps.adminId, adminId), isNull(totps.activeSince)));
  if (ends.invitations !== 'stay') await endInvitations(tx, adminId, ends.invitations);
  if (ends.keys === 'all') await revokeKeys(tx, adminId);
  if (ends.previews === 'all') await withdrawLinks(tx, adminId);
  return ended.length;
}

async function revokeKeys(tx: Tx, adminId: string) {
  const revokedAt = Date.now();
  const which = and(eq(keys.adminId, adminId), isNull(keys.revokedAt));
  const revoked = await tx.update(keys).set({ revokedAt }).where(which).returning({ name: keys.name });
  const { admin } = currentActor();
  for (const { name } of revoked) await addToAuditWithin(tx, { event: 'KEY_REVOKED', admin, about: name });
}

/** A link opens only while its person may make one; the same address may be invited once more. */
async function withdrawLinks(tx: Tx, adminId: string) {
  const person = tx.select({ email: admins.email }).from(admins).where(eq(admins.id, adminId));
  await tx.delete(previewLinks).where(inArray(previewLinks.createdBy, person));
}

async function endInvitations(tx: Tx, adminId: string, which: 'all' | 'beyond') {
  const [person] = await tx.select().from(admins).where(eq(admins.id, adminId));
  if (!person || (which === 'beyond' && may({ admin: person }, inviting))) return;
  const ended = await tx.delete(invitations).where(eq(invitations.invitedBy, person.email)).returning();
  const { admin } = currentActor();
  for (const { email } of ended) await addToAuditWithin(tx, { event: 'INVITATION_WITHDRAWN', admin, about: email });
}
