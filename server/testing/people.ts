import { eq } from 'drizzle-orm';
import { cookieName } from '../http/sessionCookie.ts';
import { admins, type AdminRow, type Role } from '../db/tables/accountTables.ts';
import * as auth from '../modules/people/sessions/sessions.store.ts';
import { openTestApi } from './openTestApi.ts';

/** BOTH minds products and quotes: an editor who is in sales, too. */
export type Person = 'visitor' | 'suspended' | 'BOTH' | Role;

/** The roles of those who have any. */
export const rolesOfPerson = (person: Person): Role[] =>
  person === 'visitor' || person === 'suspended' ? [] : person === 'BOTH' ? ['EDITOR', 'SALES'] : [person];

export const refusals = ['UNAUTHENTICATED', 'FORBIDDEN'];

/** Returns the error code for a person who is not allowed to make the call; undefined for one who is. */
export const refusalOf = (person: Person, may: readonly Role[] | undefined) => {
  if (!may) return undefined;
  if (person === 'visitor' || person === 'suspended') return 'UNAUTHENTICATED';
  return rolesOfPerson(person).some((role) => may.includes(role)) ? undefined : 'FORBIDDEN';
};

/** Persons who are refused come first, so that nothing changes before a permitted call. */
export const inOrder = (may: readonly Role[] | undefined) =>
  (['visitor', 'suspended', 'SALES', 'EDITOR', 'BOTH', 'OWNER'] as const).toSorted(
    (a, b) => Number(!refusalOf(a, may)) - Number(!refusalOf(b, may)),
  );

type Api = Awaited<ReturnType<typeof openTestApi>>;

/** Opens an API or a site with one person of each kind, who all have a session. */
export async function withPeople<Opened extends Api = Api>(
  open: () => Promise<Opened> = openTestApi as () => Promise<Opened>,
) {
  const api = await open();
  const { db } = api;
  const add = async (roles: Role[], name: string) => {
    const admin = await auth.createAdmin(db, `${name}@vitrin.example`, 'not a hash', Date.now(), { roles, name });
    if (!admin) throw new Error('Nobody was added.');
    return { admin, token: await auth.openSession(db, admin.id, Date.now()) };
  };
  const suspended = await add(['OWNER'], 'suspended');
  const suspendedAt = Date.now();
  await db.write(async (tx) => tx.update(admins).set({ suspendedAt }).where(eq(admins.id, suspended.admin.id)));
  const people: Record<Person, { admin: AdminRow | null; token: string | null }> = {
    visitor: { admin: null, token: null },
    suspended: { ...suspended, admin: { ...suspended.admin, suspendedAt } },
    OWNER: { admin: api.admin, token: api.token },
    EDITOR: await add(['EDITOR'], 'editor'),
    SALES: await add(['SALES'], 'sales'),
    BOTH: await add(['EDITOR', 'SALES'], 'both'),
  };
  const cookieOf = (person: Person) => `${cookieName(false)}=${people[person].token ?? ''}`;
  return {
    ...api,
    people,
    cookies: {
      visitor: '',
      suspended: cookieOf('suspended'),
      OWNER: cookieOf('OWNER'),
      EDITOR: cookieOf('EDITOR'),
      SALES: cookieOf('SALES'),
      BOTH: cookieOf('BOTH'),
    },
  };
}
