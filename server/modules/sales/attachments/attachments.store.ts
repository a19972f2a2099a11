import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, notInArray, sum } from 'drizzle-orm';
import { badInput } from '../../../core/errors.ts';
import type { Tx } from '../../../db/database.ts';
import { attachments, enquiries } from '../../../db/tables/enquiryTables.ts';
import { messages } from '../../../db/tables/messageTables.ts';
import { bin } from '../../../db/tables/historyTables.ts';
import { inParts } from '../../../db/parts.ts';
import { spoken } from '../../../words/words.ts';

export type AttachmentRow = typeof attachments.$inferSelect;

/** Reads the files of several enquiries, by the ids of these, each in the buyer's order. */
export const attachmentsOfEnquiries = (db: Tx, enquiryIds: string[]): Promise<AttachmentRow[]> =>
  inParts(enquiryIds, (part) =>
    db
      .select()
      .from(attachments)
      .where(and(inArray(attachments.enquiryId, part), isNull(attachments.letterId)))
      .orderBy(asc(attachments.place)),
  );

/** Reads the files of letters, by the ids of these. */
export const attachmentsOfLetters = (db: Tx, letterIds: string[]): Promise<AttachmentRow[]> =>
  inParts(letterIds, (part) =>
    db.select().from(attachments).where(inArray(attachments.letterId, part)).orderBy(asc(attachments.place)),
  );

/** Reads files by their ids. */
export const attachmentsWithIds = (db: Tx, ids: string[]): Promise<AttachmentRow[]> =>
  inParts(ids, (part) => db.select().from(attachments).where(inArray(attachments.id, part)));

/** Finds a file that this enquiry has claimed. */
export async function findAttachment(db: Tx, enquiryId: string, id: string): Promise<AttachmentRow | null> {
  const [row] = await db
    .select()
    .from(attachments)
    .where(and(eq(attachments.id, id), eq(attachments.enquiryId, enquiryId)));
  return row ?? null;
}

/** Returns the bytes of all files, and of those that no enquiry has claimed. */
export async function bytesOfAttachments(db: Tx) {
  const bytes = async (where?: ReturnType<typeof isNull>) => {
    const [row] = await db
      .select({ bytes: sum(attachments.byteSize) })
      .from(attachments)
      .where(where);
    return Number(row?.bytes ?? 0);
  };
  return { all: await bytes(), unclaimed: await bytes(isNull(attachments.enquiryId)) };
}

export async function addAttachment(tx: Tx, row: typeof attachments.$inferInsert) {
  await tx.insert(attachments).values(row);
}

/** `gone` is what somebody reads of a file that is not there any more; a visitor does unless it is given. */
type Claim = { there?: number; letterId?: string | null; gone?: string };

/**
 * Gives the files to an enquiry, in the transaction that stores it. Throws `BAD_USER_INPUT` for one that is not there, or
 * that another enquiry has. `there` files stand before them. A letter takes them with what it answers.
 */
export async function claimAttachments(
  tx: Tx,
  ids: string[],
  enquiryId: string,
  now: number,
  { there = 0, letterId = null, gone = spoken().refusals.attachment.gone }: Claim = {},
): Promise<AttachmentRow[]> {
  const claimedFiles: AttachmentRow[] = [];
  for (const [place, id] of ids.entries()) {
    const isFree = and(eq(attachments.id, id), isNull(attachments.enquiryId), gt(attachments.endsAt, now));
    const [claimed] = await tx
      .update(attachments)
      .set({ enquiryId, letterId, place: there + place, endsAt: null })
      .where(isFree)
      .returning();
    if (!claimed) throw badInput(`attachments.${place}`, gone);
    claimedFiles.push(claimed);
  }
  return claimedFiles;
}

/**
 * Lets go of the files whose enquiry or message is neither there nor in the bin: their names are gone with the transaction, and
 * `removeEnded` removes the files themselves.
 */
export async function releaseAttachments(tx: Tx) {
  const there = tx.select({ id: enquiries.id }).from(enquiries);
  const answered = tx.select({ id: messages.id }).from(messages);
  const binned = tx
    .select({ id: bin.entityId })
    .from(bin)
    .where(inArray(bin.entity, ['enquiry', 'message']));
  const { enquiryId } = attachments;
  await tx
    .update(attachments)
    .set({ enquiryId: null, letterId: null, name: '', endsAt: 0 })
    .where(and(isNotNull(enquiryId), ...[there, answered, binned].map((ids) => notInArray(enquiryId, ids))));
}

/** Returns the ids of files that can be removed by now. */
export async function endedAttachments(db: Tx, now: number): Promise<string[]> {
  const rows = await db.select({ id: attachments.id }).from(attachments).where(lte(attachments.endsAt, now));
  return rows.map(({ id }) => id);
}

export const dropAttachments = async (tx: Tx, ids: string[]) =>
  void (await inParts(ids, async (part) => (await tx.delete(attachments).where(inArray(attachments.id, part)), [])));

export const countAttachments = (db: Tx): Promise<number> => db.$count(attachments);

export async function allAttachmentIds(db: Tx): Promise<string[]> {
  return (await db.select({ id: attachments.id }).from(attachments)).map(({ id }) => id);
}
