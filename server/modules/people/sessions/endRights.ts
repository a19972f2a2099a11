import { and, eq, isNull, ne, type SQL } from 'drizzle-orm';
import { currentActor } from '../../../core/actor.ts';
import { addToAuditWithin } from '../../../context/audit.ts';
import { admins, invitations, mayInvite, sessions } from '../../../db/accountTables.ts';
import type { Tx } from '../../../db/database.ts';
import { totps } from '../../../db/secondFactorTables.ts';

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
};

/**
 * This table alone says what each event ends for a person, and only `endRights` does it; a restore ends the sessions of
 * everybody in modules/upkeep/backup/mergeAccounts.ts. Invitations stay where nothing suggests an intruder: a person
 * who invites colleagues and then turns two-step sign-in on has lost nothing.
 */
export const endings = {
  'signed out': { sessions: 'one', invitations: 'stay', setUp: 'stays' },
  'session ended': { sessions: 'one', invitations: 'stay', setUp: 'stays' },
  'two-step on': { sessions: 'others', invitations: 'stay', setUp: 'ends' },
  'signed out elsewhere': { sessions: 'others', invitations: 'all', setUp: 'ends' },
  'password changed': { sessions: 'others', invitations: 'all', setUp: 'ends' },
  'password reset': { sessions: 'all', invitations: 'all', setUp: 'ends' },
  'roles changed': { sessions: 'all', invitations: 'beyond', setUp: 'ends' },
  suspended: { sessions: 'all', invitations: 'all', setUp: 'ends' },
  removed: { sessions: 'all', invitations: 'all', setUp: 'ends' },
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
  return ended.length;
}

async function endInvitations(tx: Tx, adminId: string, which: 'all' | 'beyond') {
  const [person] = await tx.select().from(admins).where(eq(admins.id, adminId));
  if (!person || (which === 'beyond' && mayInvite(person))) return;
  const ended = await tx.delete(invitations).where(eq(invitations.invitedBy, person.email)).returning();
  const { admin } = currentActor();
  for (const { email } of ended) await addToAuditWithin(tx, { event: 'INVITATION_WITHDRAWN', admin, about: email });
}
