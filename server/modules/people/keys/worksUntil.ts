import type { Tx } from '../../../db/database.ts';
import { findByHash, isOver, isRevoked } from './keys.store.ts';

/**
 * Returns until when the key with this hash works unless somebody changes it, in milliseconds since 1970; null when it does
 * not work any more.
 */
export async function worksUntil(db: Tx, hash: string, now: number): Promise<number | null> {
  const key = await findByHash(db, hash, now);
  if (!key || isRevoked(key) || isOver(key, now)) return null;
  const former = key.hash === hash ? null : key.formerUntil;
  return Math.min(key.expiresAt ?? Infinity, former ?? Infinity);
}
