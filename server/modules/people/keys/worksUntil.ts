import type { Context } from '../../../context/context.ts';
import type { Tx } from '../../../db/database.ts';
import { isAllowed } from './addresses.ts';
import { findKeyByHash, isKeyOver, isKeyRevoked } from './keys.store.ts';

/** The rights with which something was opened: those of its key, and the address that it was opened from. */
export type OpenedWith = Pick<Context, 'usedKey' | 'admin' | 'address'>;

/**
 * Returns until when a key gives all rights with which something was opened, unless somebody changes it, in milliseconds since
 * 1970. It is null when the key does not work any more, works no longer from that address, or when a scope or a role of its maker
 * is gone: what stays open reads as it was opened, so that it has to be opened once more with what is left.
 */
export async function worksUntil(db: Tx, opened: OpenedWith, now: number): Promise<number | null> {
  const { usedKey, admin, address } = opened;
  if (!usedKey) return null;
  const key = await findKeyByHash(db, usedKey.hash, now);
  if (!key?.maker || isKeyRevoked(key) || isKeyOver(key, now) || !isAllowed(address, key.addresses)) return null;
  const { maker, scopes } = key;
  const hasRoles = maker.roles.includes('OWNER') || admin?.roles.every((role) => maker.roles.includes(role));
  if (!hasRoles || !usedKey.scopes.every((scope) => scopes.includes(scope))) return null;
  const former = key.hash === usedKey.hash ? null : key.formerUntil;
  return Math.min(key.expiresAt ?? Infinity, former ?? Infinity);
}
