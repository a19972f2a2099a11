import { and, desc, eq, gt, gte, inArray, isNull, lt, lte, max, notExists, or, type SQL } from 'drizzle-orm';
import type { SessionAdmin } from '../../../db/tables/accountTables.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { valueOf } from '../../../db/columns/expressions.ts';
import { noticePeople, noticeReads, notices, type NoticeKind } from '../../../db/tables/noticeTables.ts';
import { inParts } from '../../../db/parts.ts';
import { after, ordered, pageOf, type Order, type Page, type PageRequest } from '../../../db/page.ts';
import { choicesOf, kindsBy } from './noticeChoices.store.ts';
import { lastTimeHere } from '../../../core/companyDays.ts';

export type NoticeRow = typeof notices.$inferSelect & { isRead: boolean };
export type NoticePage = Page<NoticeRow>;
/** A notice in words. */
export type NoticeWords = {
  title: string;
  /** A second sentence; null for none. */
  text: string | null;
  /** The address in the admin area at which one does something about it; null where there is nothing to do. */
  path: string | null;
};
export type SaidNotice = NoticeRow & NoticeWords;
export type SaidNotices = Page<SaidNotice>;
/** The person who reads, with the kinds that the roles include. */
export type Reader = { admin: Pick<SessionAdmin, 'id' | 'createdAt'>; kinds: NoticeKind[]; now: number };

/** No public page shows notices. */
const unseen = { raisesRevision: false };
const day = 86_400_000;
/** Notices are kept this many milliseconds. */
export const noticesKeptForMs = 90 * day;

const latestFirst: Order<NoticeRow> = {
  name: 'notices',
  key: valueOf(notices.changedAt),
  direction: 'desc',
  keyOf: ({ changedAt }) => changedAt,
};

type Conditions = { isShown: SQL | undefined; isUnread: SQL | undefined };

/** What happened before a person came is no news to them. */
async function conditionsOf(db: Tx, { admin, kinds, now }: Reader): Promise<Conditions> {
  const { choices, readAllAt } = await choicesOf(db, admin.id);
  const [atOnce, daily] = [kindsBy(choices, 'bell', 'AT_ONCE'), kindsBy(choices, 'bell', 'DAILY')];
  const among = (some: NoticeKind[]) =>
    inArray(
      notices.kind,
      some.filter((kind) => kinds.includes(kind)),
    );
  const isReadAlone = db
    .select({ seq: noticeReads.noticeSeq })
    .from(noticeReads)
    .where(
      and(
        eq(noticeReads.adminId, admin.id),
        eq(noticeReads.noticeSeq, notices.seq),
        gte(noticeReads.readAt, notices.changedAt),
      ),
    );
  const isShown = or(among(atOnce), and(among(daily), lt(notices.createdAt, lastMorning(now))));
  const isNews = gt(notices.changedAt, Math.max(readAllAt, admin.createdAt, now - noticesKeptForMs));
  return { isShown, isUnread: and(isShown, isNews, notExists(isReadAlone)) };
}

/** Lists what the person is shown, the latest first. Throws `BadCursor`. */
export async function noticePage(db: Tx, reader: Reader, request: PageRequest): Promise<NoticePage> {
  const first = request.first ?? 20;
  const { isShown, isUnread } = await conditionsOf(db, reader);
  const rows = await db
    .select()
    .from(notices)
    .where(and(isShown, after(request.after, latestFirst, notices.id)))
    .orderBy(...ordered(latestFirst, notices.id))
    .limit(first + 1);
  const seqs = rows.map(({ seq }) => seq);
  const unread = await db
    .select({ seq: notices.seq })
    .from(notices)
    .where(and(isUnread, inArray(notices.seq, seqs)));
  const unreadSeqs = new Set(unread.map(({ seq }) => seq));
  const nodes = rows.map((row) => ({ ...row, isRead: !unreadSeqs.has(row.seq) }));
  return pageOf(nodes, { ...request, first }, latestFirst, async () => db.$count(notices, isShown));
}

export async function countUnreadNotices(db: Tx, reader: Reader): Promise<number> {
  return db.$count(notices, (await conditionsOf(db, reader)).isUnread);
}

/** Marks those of the notices as read that the person is shown. */
export const readNotices = (db: Db, reader: Reader, ids: string[]) =>
  db.write(async (tx) => {
    const { isUnread } = await conditionsOf(tx, reader);
    const rows = await tx
      .select({ seq: notices.seq, changedAt: notices.changedAt })
      .from(notices)
      .where(and(isUnread, inArray(notices.id, ids)));
    const adminId = reader.admin.id;
    for (const { seq: noticeSeq, changedAt } of rows) {
      await tx.delete(noticeReads).where(and(eq(noticeReads.adminId, adminId), eq(noticeReads.noticeSeq, noticeSeq)));
      await tx.insert(noticeReads).values({ adminId, noticeSeq, readAt: changedAt });
    }
  }, unseen);

/** Marks all notices as read that there are now, also under a clock that was set back. */
export const readAllNotices = (db: Db, { admin, now }: Reader) =>
  db.write(async (tx) => {
    const [last] = await tx.select({ at: max(notices.changedAt) }).from(notices);
    const readAllAt = Math.max(now, last?.at ?? 0);
    await tx.delete(noticeReads).where(eq(noticeReads.adminId, admin.id));
    await tx
      .insert(noticePeople)
      .values({ adminId: admin.id, choices: {}, readAllAt })
      .onConflictDoUpdate({ target: noticePeople.adminId, set: { readAllAt } });
  }, unseen);

type StoredNotice = typeof notices.$inferSelect;

/** Returns those of the notices that are still kept, in any order. */
export const noticesWithIds = (db: Tx, ids: string[]): Promise<StoredNotice[]> =>
  inParts(ids, (part) => db.select().from(notices).where(inArray(notices.id, part)));

const isUnmailed = (since: number) => and(isNull(notices.mailedAt), gt(notices.createdAt, since));

/** Tells whether there are notices since that moment whose mails have yet to go out. */
export const hasUnmailedNotices = async (db: Tx, since: number) => (await db.$count(notices, isUnmailed(since))) > 0;

/** Returns them, and notes that their mails have gone out. It belongs in the transaction that puts these into the outbox. */
export const takeUnmailedNotices = (tx: Tx, since: number, now: number): Promise<StoredNotice[]> =>
  tx.update(notices).set({ mailedAt: now }).where(isUnmailed(since)).returning();

/** Returns the notices of some kinds that came in the day before that moment, the latest first. */
export const noticesOfDay = (db: Tx, kinds: NoticeKind[], end: number, most: number): Promise<StoredNotice[]> =>
  db
    .select()
    .from(notices)
    .where(and(inArray(notices.kind, kinds), gt(notices.changedAt, end - day), lte(notices.changedAt, end)))
    .orderBy(desc(notices.changedAt), desc(notices.seq))
    .limit(most);

/** Removes notices of things that last happened before that moment. */
export async function removeNoticesOlderThan(db: Db, before: number) {
  const isOld = lt(notices.changedAt, before);
  if ((await db.$count(notices, isOld)) === 0) return;
  await db.write(async (tx) => tx.delete(notices).where(isOld), unseen);
}

/** At this hour of the company, daily notices and mails come. */
export const morning = '08:00';

/** Returns the last moment at which it was morning, in milliseconds. */
export const lastMorning = (now: number) => lastTimeHere(morning, now);
