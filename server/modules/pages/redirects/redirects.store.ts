import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { redirects } from '../../../db/tables/tables.ts';
import { addressKey } from './address.ts';

export type RedirectRow = typeof redirects.$inferSelect;

export const listRedirects = async (db: Tx): Promise<RedirectRow[]> =>
  db.select().from(redirects).orderBy(asc(redirects.key));

export async function findRedirect(db: Tx, path: string): Promise<RedirectRow | undefined> {
  const [row] = await db
    .select()
    .from(redirects)
    .where(eq(redirects.key, addressKey(path)));
  return row;
}

/** Finds a redirect that leads to this address. */
export async function redirectsTo(db: Tx, path: string): Promise<RedirectRow | undefined> {
  const [row] = await db
    .select()
    .from(redirects)
    .where(eq(redirects.toKey, addressKey(path)))
    .limit(1);
  return row;
}

/** Adds a redirect, or changes the target of the one from this address. */
export async function putRedirect(tx: Tx, from: string, to: string, now: number): Promise<RedirectRow> {
  const row = { key: addressKey(from), from, to, toKey: addressKey(to), createdAt: now };
  await tx
    .insert(redirects)
    .values(row)
    .onConflictDoUpdate({ target: redirects.key, set: { to, toKey: row.toKey } });
  return row;
}

/** Returns false when there is no such redirect. */
export async function removeRedirect(tx: Tx, from: string): Promise<boolean> {
  const removed = await tx
    .delete(redirects)
    .where(eq(redirects.key, addressKey(from)))
    .returning({ key: redirects.key });
  return removed.length > 0;
}
