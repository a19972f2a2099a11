import { and, asc, eq, isNull, max, ne } from 'drizzle-orm';
import { badInput, inUse } from '../../../core/errors.ts';
import { admins, rolesFrom, sessions, type AdminRow, type Role } from '../../../db/tables/accountTables.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { holds } from '../../../core/holds.ts';
import { endRights, type Ending } from '../sessions/endRights.ts';

export type PersonRow = AdminRow & { lastSeenAt: number | null };

const unseen = { raisesRevision: false };

const people = (db: Tx) =>
  db
    .select({ admin: admins, lastSeenAt: max(sessions.lastSeenAt) })
    .from(admins)
    .leftJoin(sessions, eq(sessions.adminId, admins.id))
    .groupBy(admins.id)
    .orderBy(asc(admins.email));

export const listPeople = async (db: Tx): Promise<PersonRow[]> =>
  (await people(db)).map(({ admin, lastSeenAt }) => ({ ...admin, lastSeenAt }));

/** Lists the people who may sign in. */
export const listActivePeople = (db: Tx): Promise<AdminRow[]> =>
  db.select().from(admins).where(isNull(admins.suspendedAt));

/** Returns the names of people by their e-mail addresses, without those who have given none. */
export async function namesOfPeople(db: Tx): Promise<Map<string, string>> {
  const { email, name } = admins;
  const rows = await db.select({ email, name }).from(admins).where(ne(name, ''));
  return new Map(rows.map((row) => [row.email, row.name]));
}

/** Returns a person who may sign in; undefined for all others. */
export async function findActivePerson(db: Tx, id: string): Promise<AdminRow | undefined> {
  const [row] = await db
    .select()
    .from(admins)
    .where(and(eq(admins.id, id), isNull(admins.suspendedAt)));
  return row;
}

/** A suspended owner cannot sign in and does not count. */
const isOwner = ({ roles, suspendedAt }: AdminRow) => roles.includes('OWNER') && suspendedAt === null;

/** Throws `CONFLICT` unless somebody else is an owner. It belongs in the transaction that takes one away. */
async function leaveAnOwner(tx: Tx, id: string) {
  const others = and(eq(admins.roles, ['OWNER']), isNull(admins.suspendedAt), ne(admins.id, id));
  if ((await tx.$count(admins, others)) === 0) throw inUse('The last owner stays. Make someone else an owner first.');
}

type Values = Partial<AdminRow> | ((before: AdminRow) => Partial<AdminRow>);

/** Returns undefined when the id is unknown. */
async function change(db: Db, id: string, set: Values, event?: Ending) {
  return db.write(async (tx): Promise<{ before: AdminRow; after: PersonRow } | undefined> => {
    const [before] = await tx.select().from(admins).where(eq(admins.id, id));
    if (!before) return undefined;
    const values = typeof set === 'function' ? set(before) : set;
    const after = { ...before, ...values };
    // An account that is so already keeps its sessions.
    if (holds(before, values)) return { before, after: { ...after, lastSeenAt: null } };
    if (isOwner(before) && !isOwner(after)) await leaveAnOwner(tx, id);
    await tx.update(admins).set(values).where(eq(admins.id, id));
    if (event) await endRights(tx, event, { adminId: id });
    return { before, after: { ...after, lastSeenAt: null } };
  }, unseen);
}

export const renamePerson = (db: Db, id: string, name: string) => change(db, id, { name });
export const changeOwnAccount = (
  db: Db,
  id: string,
  values: Partial<Pick<AdminRow, 'name' | 'signature' | 'startsWithToday' | 'language'>>,
) => change(db, id, values);
/** Returns the roles that an owner gives somebody. Throws `BAD_USER_INPUT` for none. */
export function rolesGiven(asked: readonly Role[]): Role[] {
  const roles = rolesFrom(asked);
  if (roles.length === 0) throw badInput('roles', 'Choose at least one role.');
  return roles;
}

/** Ends the sessions, so that pages and sockets opened in the old roles close. */
export const setRolesOf = (db: Db, id: string, roles: Role[]) => change(db, id, { roles }, 'roles changed');
/** Null lifts the suspension. */
export const setSuspended = (db: Db, id: string, suspendedAt: number | null) =>
  change(
    db,
    id,
    (before) => ({ suspendedAt: suspendedAt && (before.suspendedAt ?? suspendedAt) }),
    suspendedAt === null ? undefined : 'suspended',
  );

/** Removes the account, its sessions and its invitations. Returns undefined when the id is unknown. */
export async function removePerson(db: Db, id: string): Promise<AdminRow | undefined> {
  return db.write(async (tx) => {
    const [row] = await tx.select().from(admins).where(eq(admins.id, id));
    if (!row) return undefined;
    if (isOwner(row)) await leaveAnOwner(tx, id);
    await endRights(tx, 'removed', { adminId: id });
    await tx.delete(admins).where(eq(admins.id, id));
    return row;
  }, unseen);
}
