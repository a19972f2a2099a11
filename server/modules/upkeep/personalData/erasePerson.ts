import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { addToAuditWithin } from '../../../context/audit.ts';
import { badInput } from '../../../core/errors.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { enquiries, quoteRows } from '../../../db/enquiryTables.ts';
import { bin } from '../../../db/historyTables.ts';
import { outbox } from '../../../db/mailTables.ts';
import { messages } from '../../../db/messageTables.ts';
import { offerMails } from '../../../db/offerTables.ts';
import { inParts } from '../../../db/parts.ts';
import * as enquiryChanges from '../../sales/enquiries/enquiryChanges.store.ts';
import * as messageStore from '../../sales/messages/messages.store.ts';
import type { Contact } from './contact.ts';
import { findPersonalData, textsIn, type PersonalRecord } from './findPersonalData.ts';

/** Returns text such as 'Messages: 2, enquiries: 1' for the audit log, which says nothing about the person. */
export function countsOf(kept: PersonalRecord[]): string {
  const count = (sort: PersonalRecord['sort']) => kept.filter((one) => one.sort === sort).length;
  return `Messages: ${count('MESSAGE')}, enquiries: ${count('ENQUIRY')}`;
}

/** Throws `BAD_USER_INPUT` for an id that no longer exists, or that is not about that person. */
export async function findChosen(db: Tx, contact: Contact, ids: string[]): Promise<PersonalRecord[]> {
  const kept = (await findPersonalData(db, contact)).filter(({ id }) => ids.includes(id));
  if (kept.length < new Set(ids).size) throw badInput('ids', 'What is kept has changed since. Please search again.');
  return kept;
}

/** One statement can have only a limited number of values. */
const removeParts = async <Value>(values: Value[], remove: (part: Value[]) => Promise<unknown>) =>
  void (await inParts(values, async (part) => (await remove(part), [])));

/**
 * Permanently erases these rows, with the mails about them that are not sent yet, and the lines of unsent quote lists
 * that contain the contact: no word of it stays in the data folder except in backups. Returns how many there were.
 */
export const erasePerson = (db: Db, contact: Contact, ids: string[], admin: string): Promise<number> =>
  db.write(
    async (tx) => {
      const kept = await findChosen(tx, contact, ids);
      const idsOf = (sort: PersonalRecord['sort'], isInBin: boolean) =>
        kept.filter((one) => one.sort === sort && one.isInBin === isInBin).map(({ record }) => String(record.id));
      await removeParts(idsOf('MESSAGE', false), (part) => messageStore.removeWhere(tx, inArray(messages.id, part)));
      await removeParts(idsOf('ENQUIRY', false), (part) => enquiryChanges.removeWhere(tx, inArray(enquiries.id, part)));
      const binned = kept.filter(({ isInBin }) => isInBin).map(({ id }) => Number(id.replace('bin:', '')));
      await removeParts(binned, async (part) => tx.delete(bin).where(inArray(bin.seq, part)));
      const subjects = kept.map(({ record }) => String(record.id));
      await removeParts(subjects, async (part) => tx.delete(outbox).where(inArray(outbox.subjectId, part)));
      // Letters with offers were removed with their enquiry.
      const letters = tx.select({ id: offerMails.id }).from(offerMails);
      await tx.delete(outbox).where(and(eq(outbox.kind, 'OFFER'), notInArray(outbox.subjectId, letters)));
      const lines = (await tx.select().from(quoteRows)).filter((row) => textsIn(row).some(contact.isIn));
      await removeParts(
        lines.map(({ seq }) => seq),
        async (part) => tx.delete(quoteRows).where(inArray(quoteRows.seq, part)),
      );
      await addToAuditWithin(tx, { event: 'PERSONAL_DATA_ERASED', admin, about: countsOf(kept) });
      return kept.length;
    },
    { raisesRevision: false, erases: true },
  );
