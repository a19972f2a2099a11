import { addToAuditWithin } from '../../../context/audit.ts';
import { badInput } from '../../../core/errors.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { quoteRows } from '../../../db/enquiryTables.ts';
import type { Contact } from './contact.ts';
import { eraseThings, lineThing } from './eraseThings.ts';
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

/**
 * Permanently erases these rows, with the mails about them that are not sent yet, and the lines of unsent quote lists
 * that contain the contact: no word of it stays in the data folder except in backups. Returns how many there were.
 */
export const erasePerson = (db: Db, contact: Contact, ids: string[], admin: string): Promise<number> =>
  db.write(
    async (tx) => {
      const kept = await findChosen(tx, contact, ids);
      const lines = (await tx.select().from(quoteRows)).filter((row) => textsIn(row).some(contact.isIn));
      const erased = [
        ...kept.map(({ sort, record }) => `${sort.toLowerCase()}:${String(record.id)}`),
        ...lines.map(lineThing),
      ];
      await eraseThings(tx, erased);
      await addToAuditWithin(tx, { event: 'PERSONAL_DATA_ERASED', admin, about: countsOf(kept), erased });
      return kept.length;
    },
    { raisesRevision: false, erases: true },
  );
