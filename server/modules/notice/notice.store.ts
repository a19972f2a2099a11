import { desc } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { privacyNotices } from '../../db/tables.ts';

export type NoticeRow = typeof privacyNotices.$inferSelect;

/** The notice in force: the newest. */
export async function current(db: Tx): Promise<NoticeRow | null> {
  return (await db.select().from(privacyNotices).orderBy(desc(privacyNotices.createdAt)).limit(1).get()) ?? null;
}

export async function add(tx: Tx, notice: NoticeRow) {
  await tx.insert(privacyNotices).values(notice).onConflictDoNothing();
}
