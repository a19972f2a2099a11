import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, notInArray, sum } from 'drizzle-orm';
import { badInput } from '../../../core/errors.ts';
import type { Tx } from '../../../db/database.ts';
import { attachments, enquiries } from '../../../db/tables/enquiryTables.ts';
import { bin } from '../../../db/tables/historyTables.ts';
import { inParts } from '../../../db/parts.ts';
import { spoken } from '../../../words/spoken.ts';

export type AttachmentRow = typeof attachments.$inferSelect;

/** Reads the files of several enquiries, by the ids of these, each in the buyer's order. */
export const attachmentsOfEnquiries = (db: Tx, enquiryIds: string[]): Promise<AttachmentRow[]> =>
  inParts(enquiryIds, (part) =>
    db.select().from(attachments).where(inArray(attachments.enquiryId, part)).orderBy(asc(attachments.place)),
  );

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

/**
 * Gives the files to an enquiry, in the transaction that stores it. Throws `BAD_USER_INPUT` for one that is not there, or
 * that another enquiry has. `there` files stand before them.
 */
export async function claimAttachments(tx: Tx, ids: string[], enquiryId: string, now: number, there = 0) {
  for (const [place, id] of ids.entries()) {
    const isFree = and(eq(attachments.id, id), isNull(attachments.enquiryId), gt(attachments.endsAt, now));
    const [claimed] = await tx
      .update(attachments)
      .set({ enquiryId, place: there + place, endsAt: null })
      .where(isFree)
      .returning();
    if (!claimed) throw badInput(`attachments.${place}`, spoken().refusals.attachment.gone);
  }
}

/**
 * Lets go of the files whose enquiry is neither there nor in the bin: their names are gone with the transaction, and
 * `removeEnded` removes the files themselves.
 */
export async function releaseAttachments(tx: Tx) {
  const there = tx.select({ id: enquiries.id }).from(enquiries);
  const binned = tx.select({ id: bin.entityId }).from(bin).where(eq(bin.entity, 'enquiry'));
  const { enquiryId } = attachments;
  await tx
    .update(attachments)
    .set({ enquiryId: null, name: '', endsAt: 0 })
    .where(and(isNotNull(enquiryId), notInArray(enquiryId, there), notInArray(enquiryId, binned)));
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
