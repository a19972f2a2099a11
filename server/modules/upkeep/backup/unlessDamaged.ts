import { existsSync } from 'node:fs';
import { isUnreadable } from '../../../db/sqlite/damage.ts';

/**
 * Returns null where the site has no database, or a damaged one: that is the best reason for a restore, so it must not
 * prevent one. Every other failure is thrown as it came. A site whose disk is full, or whose database is locked, is whole:
 * a restore that took it for damaged would lose its accounts and its audit log.
 */
export function unlessDamaged<T>(file: string, read: (file: string) => T): T | null {
  if (!existsSync(file)) return null;
  try {
    return read(file);
  } catch (error) {
    if (isUnreadable(error)) return null;
    throw error;
  }
}
