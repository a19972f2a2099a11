import { unauthenticated } from '../core/errors.ts';
import type { SessionAdmin } from '../db/tables/accountTables.ts';
import type { Context } from './context.ts';

/** Returns the admin. Throws `UNAUTHENTICATED` for visitors and for suspended people. */
export function requireAdmin(context: Pick<Context, 'admin'>): SessionAdmin {
  if (context.admin?.suspendedAt !== null) throw unauthenticated();
  return context.admin;
}

/** Returns whose budget pays for a request: that of its key or of a visitor's address; null for a person, who needs none. */
export const payerOf = ({ admin, usedKey }: Pick<Context, 'admin' | 'usedKey'>, address: string): string | null =>
  usedKey ? `key ${usedKey.id}` : admin ? null : address;

/** Returns whether a visitor asks, whose address has a budget of processor time; people and keys have limits of their own. */
export const isStranger = ({ admin, usedKey }: Pick<Context, 'admin' | 'usedKey'>) => !admin && !usedKey;
