import { desc, eq } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { reading } from '../../../db/statements.ts';
import { privacyNotices } from '../../../db/tables/tables.ts';

export type NoticeRow = typeof privacyNotices.$inferSelect;

const newest = reading((tx) => tx.select().from(privacyNotices).orderBy(desc(privacyNotices.createdAt)).limit(1));

/** The newest notice is in force. */
export async function currentPrivacyNotice(db: Tx): Promise<NoticeRow | null> {
  const [row] = await newest(db, {});
  return row ?? null;
}

/** Returns the version that a visitor claims to have seen if it ever existed, else the version in force. */
export async function privacyNoticeShown(db: Tx, version: string | null | undefined): Promise<string | null> {
  const same = eq(privacyNotices.version, version ?? '');
  const [seen] = version ? await db.select().from(privacyNotices).where(same) : [];
  return (seen ?? (await currentPrivacyNotice(db)))?.version ?? null;
}

export async function addPrivacyNotice(tx: Tx, notice: NoticeRow) {
  await tx.insert(privacyNotices).values(notice).onConflictDoNothing();
}
