import { eq, inArray, lt } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database.ts';
import {
  noticeKinds,
  noticePeople,
  type NoticeChoice,
  type NoticeKind,
  type NoticeWay,
} from '../../../db/tables/noticeTables.ts';

type Choices = Partial<Record<NoticeKind, NoticeChoice>>;
export type NoticePerson = typeof noticePeople.$inferSelect;

/** The company's own address gets a mail of each message and enquiry, so that nobody else does unasked. */
export const usual: NoticeChoice = { bell: 'AT_ONCE', mail: 'NEVER' };

const blank = (adminId: string): NoticePerson => ({ adminId, choices: {}, readAllAt: 0, mailedUntil: 0 });

export async function choicesOf(db: Tx, adminId: string): Promise<NoticePerson> {
  const [row] = await db.select().from(noticePeople).where(eq(noticePeople.adminId, adminId));
  return row ?? blank(adminId);
}

/** Returns what several people have chosen, by their ids. */
export async function choicesOfAll(db: Tx, adminIds: string[]): Promise<Map<string, NoticePerson>> {
  const rows = await db.select().from(noticePeople).where(inArray(noticePeople.adminId, adminIds));
  const known = new Map(rows.map((row) => [row.adminId, row]));
  return new Map(adminIds.map((id) => [id, known.get(id) ?? blank(id)]));
}

/** Lists those whose last mail of the day is from before that moment. */
export const mailedBefore = (db: Tx, moment: number): Promise<NoticePerson[]> =>
  db.select().from(noticePeople).where(lt(noticePeople.mailedUntil, moment));

/** Lists the kinds of which a person learns in this way. */
export const kindsBy = (choices: Choices, by: keyof NoticeChoice, way: NoticeWay): NoticeKind[] =>
  noticeKinds.filter((kind) => (choices[kind] ?? usual)[by] === way);

export const choose = (db: Db, adminId: string, kind: NoticeKind, choice: NoticeChoice) =>
  db.write(
    async (tx) => {
      const choices = { ...(await choicesOf(tx, adminId)).choices, [kind]: choice };
      await tx
        .insert(noticePeople)
        .values({ adminId, choices })
        .onConflictDoUpdate({ target: noticePeople.adminId, set: { choices } });
    },
    { raisesRevision: false },
  );

/** It belongs in the transaction that puts the person's mail of the day into the outbox. */
export const noteMailed = (tx: Tx, adminId: string, mailedUntil: number) =>
  tx.update(noticePeople).set({ mailedUntil }).where(eq(noticePeople.adminId, adminId));
