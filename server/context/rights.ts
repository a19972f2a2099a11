import { forbidden, scopeMissing, twoStepOwed, unauthenticated } from '../core/errors.ts';
import type { Role, SessionAdmin } from '../db/accountTables.ts';
import type { Scope } from '../db/keyTables.ts';
import type { Context } from './context.ts';

/** Returns the admin. Throws `UNAUTHENTICATED` for visitors and for suspended people. */
export function requireAdmin(context: Pick<Context, 'admin'>): SessionAdmin {
  if (context.admin?.suspendedAt !== null) throw unauthenticated();
  return context.admin;
}

/** Returns whether a person has one of the roles. */
export const hasAny = (person: Pick<SessionAdmin, 'roles'>, roles: readonly Role[]) =>
  roles.some((role) => person.roles.includes(role));

/** Returns the admin. Throws `UNAUTHENTICATED` as above, and `FORBIDDEN` for a person with none of the roles. */
export function requireRole(context: Pick<Context, 'admin'>, roles: readonly Role[]): SessionAdmin {
  const admin = requireAdmin(context);
  if (!hasAny(admin, roles)) throw forbidden('Your role does not include this. An owner can change it.');
  return admin;
}

/** Throws `SCOPE_MISSING` for a key without one of the scopes; people need none. */
export function requireScope({ usedKey }: Pick<Context, 'usedKey'>, scopes: readonly Scope[]) {
  if (usedKey && !scopes.some((scope) => usedKey.scopes.includes(scope))) throw scopeMissing(scopes);
}

/** Returns whose budget pays for a request: that of its key or of a visitor's address; null for a person, who needs none. */
export const payerOf = ({ admin, usedKey }: Pick<Context, 'admin' | 'usedKey'>, address: string): string | null =>
  usedKey ? `key ${usedKey.id}` : admin ? null : address;

/** Returns whether a visitor asks, whose address has a budget of processor time; people and keys have limits of their own. */
export const isStranger = ({ admin, usedKey }: Pick<Context, 'admin' | 'usedKey'>) => !admin && !usedKey;

/** Throws `TWO_STEP_OWED` for a person who has to set up two-step sign-in before anything else. */
export function refuseOwing({ admin }: Pick<Context, 'admin'>) {
  if (admin?.owesTwoStep) throw twoStepOwed();
}
