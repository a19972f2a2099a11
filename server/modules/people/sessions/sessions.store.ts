import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, asc, desc, eq, gt, isNotNull, isNull, lt, or, type Placeholder, type SQL } from 'drizzle-orm';
import { absoluteLimitMs, idleLimitMs } from '../../../limits/budget.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { placeholder } from '../../../db/columns/expressions.ts';
import { reading } from '../../../db/statements.ts';
import { admins, sessions, type AdminRow, type SessionAdmin } from '../../../db/tables/accountTables.ts';
import { sellers } from '../../../rights/stated.ts';
import { totps } from '../../../db/tables/secondFactorTables.ts';
import { state } from '../../../db/tables/tables.ts';
import { owes, twoStepKey } from './twoStepRule.store.ts';
import { endRights, type Ending } from './endRights.ts';

export type SessionRow = typeof sessions.$inferSelect;

const hour = 3_600_000;
/** Use is recorded no more often than this, so that reading pages does not write all the time. */
const notedEvery = hour / 12;

/** Only this many characters of the User-Agent header are kept. */
const longestUserAgent = 300;

// No public page shows who is signed in.
const unseen = { raisesRevision: false };

/** Returns the form in which accounts are compared. Lower-casing 'İ' would leave a combining dot. */
export const normalEmail = (email: string) => email.normalize('NFC').trim().replaceAll('İ', 'i').toLowerCase();
const hasEmail = (email: string) => eq(admins.email, normalEmail(email));
/** The database stores only this hash of a session's token. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

export async function findAdmin(db: Tx, email: string): Promise<AdminRow | null> {
  const [row] = await db.select().from(admins).where(hasEmail(email));
  return row ?? null;
}

export async function listAdmins(db: Tx): Promise<AdminRow[]> {
  return db.select().from(admins).orderBy(asc(admins.email));
}

/** Lists those who may look after enquiries, by e-mail address. */
export const listSellers = async (db: Tx): Promise<AdminRow[]> =>
  (await listAdmins(db)).filter((one) => one.suspendedAt === null && one.roles.some((role) => sellers.includes(role)));

/** Returns undefined when the e-mail address is taken. */
export async function createAdmin(
  db: Db,
  email: string,
  passwordHash: string,
  now: number,
  { roles = ['OWNER'], name = '' }: Partial<Pick<AdminRow, 'roles' | 'name'>> = {},
) {
  return db.write((tx) => addAdmin(tx, { email, passwordHash, roles, name }, now), unseen);
}

type NewAdmin = Pick<AdminRow, 'email' | 'passwordHash' | 'roles' | 'name'>;

/**
 * It belongs in the transaction of the event that adds the admin. Returns undefined when the e-mail address is taken.
 */
export async function addAdmin(tx: Tx, { email, ...values }: NewAdmin, now: number): Promise<AdminRow | undefined> {
  const row = { id: randomUUID(), email: normalEmail(email), ...values, createdAt: now };
  const [added] = await tx.insert(admins).values(row).onConflictDoNothing().returning();
  return added;
}

/**
 * Ends the rights that `endings` lists, except the session of `keepToken`, which has shown the former password. Returns
 * undefined when the e-mail address is unknown.
 */
export async function setPassword(db: Db, email: string, passwordHash: string, keepToken?: string) {
  return db.write(async (tx) => {
    const [row] = await tx.update(admins).set({ passwordHash }).where(hasEmail(email)).returning();
    if (!row) return undefined;
    const event = keepToken === undefined ? 'password reset' : 'password changed';
    await endRights(tx, event, { adminId: row.id, tokenHash: hashOf(keepToken ?? '') });
    return row;
  }, unseen);
}

/** Replaces the hash by one of the same password. It ends no rights, and leaves a password that was set meanwhile. */
export async function renewHash(db: Db, { id, passwordHash: former }: AdminRow, passwordHash: string) {
  const isIt = and(eq(admins.id, id), eq(admins.passwordHash, former));
  await db.write(async (tx) => tx.update(admins).set({ passwordHash }).where(isIt), unseen);
}

/** Returns the new session's token: 256 random bits, stored only as a hash. */
export async function openSession(db: Db, adminId: string, now: number, userAgent = ''): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.write(async (tx) => {
    await tx
      .delete(sessions)
      .where(or(lt(sessions.lastSeenAt, now - idleLimitMs), lt(sessions.createdAt, now - absoluteLimitMs)));
    await tx.insert(sessions).values({
      tokenHash: hashOf(token),
      id: randomUUID(),
      adminId,
      createdAt: now,
      lastSeenAt: now,
      confirmedAt: now,
      userAgent: userAgent.slice(0, longestUserAgent),
    });
  }, unseen);
  return token;
}

/** Selects sessions that were used and opened after these moments, in milliseconds. */
const isLive = (idleSince: number | Placeholder, openSince: number | Placeholder) =>
  and(gt(sessions.lastSeenAt, idleSince), gt(sessions.createdAt, openSince));
const limitsAt = (now: number) => ({ idleSince: now - idleLimitMs, openSince: now - absoluteLimitMs });

/** Returns when an unused session expires, in milliseconds since 1970. */
export const endOf = ({ lastSeenAt, createdAt }: SessionRow) =>
  Math.min(lastSeenAt + idleLimitMs, createdAt + absoluteLimitMs);

const live = reading((tx) =>
  tx
    .select()
    .from(sessions)
    .innerJoin(admins, eq(admins.id, sessions.adminId))
    .leftJoin(state, eq(state.key, twoStepKey))
    .leftJoin(totps, and(eq(totps.adminId, sessions.adminId), isNotNull(totps.activeSince)))
    .where(
      and(
        eq(sessions.tokenHash, placeholder('tokenHash')),
        isLive(placeholder('idleSince'), placeholder('openSince')),
        isNull(admins.suspendedAt),
      ),
    ),
);

/** Returns the admin whose session the token opens; null when it is unknown or has ended. */
export async function adminOf(db: Db, token: string, now: number): Promise<SessionAdmin | null> {
  const tokenHash = hashOf(token);
  const [found] = await live(db, { tokenHash, ...limitsAt(now) });
  if (!found) return null;
  if (found.sessions.lastSeenAt < now - notedEvery) {
    await db.write(async (tx) => {
      await tx.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, tokenHash));
    }, unseen);
  }
  const owesTwoStep = !found.totps && owes(found.state?.value, found.sessions.createdAt, now);
  return { ...found.admins, owesTwoStep };
}

/** After this many milliseconds a person has to confirm their identity again before changing people or backups. */
const confirmedFor = 10 * 60_000;

/** Returns whether the person confirmed their identity in this session a short while ago. */
export async function isConfirmed(db: Tx, token: string, now: number): Promise<boolean> {
  const recent = and(eq(sessions.tokenHash, hashOf(token)), gt(sessions.confirmedAt, now - confirmedFor));
  return (await db.$count(sessions, recent)) > 0;
}

/** Returns true if there was such a session. */
export const closeSession = (db: Db, token: string) => endOne(db, 'signed out', eq(sessions.tokenHash, hashOf(token)));

async function endOne(db: Db, event: Ending, which: SQL | undefined) {
  return db.write(async (tx) => {
    const [row] = await tx.select().from(sessions).where(which);
    return row !== undefined && (await endRights(tx, event, row)) > 0;
  }, unseen);
}

/** The session that was used last comes first. */
export async function sessionsOf(db: Tx, adminId: string, now: number): Promise<SessionRow[]> {
  const { idleSince, openSince } = limitsAt(now);
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.adminId, adminId), isLive(idleSince, openSince)))
    .orderBy(desc(sessions.lastSeenAt));
}

export const isSessionOf = (session: SessionRow, token: string | null) =>
  token !== null && session.tokenHash === hashOf(token);

/** Returns false when the admin has no such session. */
export const endSession = (db: Db, adminId: string, id: string) =>
  endOne(db, 'session ended', and(eq(sessions.adminId, adminId), eq(sessions.id, id)));

/** Returns how many sessions there were besides the one that the token opens. */
export const endOtherSessions = (db: Db, adminId: string, token: string): Promise<number> =>
  db.write((tx) => endRights(tx, 'signed out elsewhere', { adminId, tokenHash: hashOf(token) }), unseen);
