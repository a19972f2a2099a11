import { addToAuditWithin } from '../../../context/audit.ts';
import { badInput } from '../../../core/errors.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { quoteLists, quoteRows } from '../../../db/quoteTables.ts';
import type { Contact } from './contact.ts';
import { eraseThings, lineThing } from './eraseThings.ts';
import { findPersonalData, textsIn, type PersonalRecord } from './findPersonalData.ts';

/** Returns text such as 'Messages: 2, enquiries: 1' for the audit log, which says nothing about the person. */
export function countsOf(kept: PersonalRecord[]): string {
  const count = (sort: PersonalRecord['sort']) => kept.filter((one) => one.sort === sort).length;
  const orders = count('ORDER');
  return `Messages: ${count('MESSAGE')}, enquiries: ${count('ENQUIRY')}${orders > 0 ? `, orders: ${orders}` : ''}`;
}

/**
 * Returns what was chosen, and every order of the person: none is left out. Throws `BAD_USER_INPUT` for an id that no longer
 * exists, or that is not about that person.
 */
export async function findChosen(db: Tx, contact: Contact, ids: string[]): Promise<PersonalRecord[]> {
  const found = await findPersonalData(db, contact);
  const kept = found.filter(({ id, sort }) => sort === 'ORDER' || ids.includes(id));
  const known = new Set(found.map(({ id }) => id));
  if (ids.some((id) => !known.has(id))) throw badInput('ids', 'What is kept has changed since. Please search again.');
  return kept;
}

/**
 * Permanently erases these rows, with the mails about them that are not sent yet, and the lines of unsent quote lists
 * that contain the contact, and such names of lists. Orders of the person lose who accepted them and keep what was ordered:
 * no word of the person stays in the data folder except in backups. Returns how many there were.
 */
export const erasePerson = (db: Db, contact: Contact, ids: string[], admin: string): Promise<number> =>
  db.write(
    async (tx) => {
      const kept = await findChosen(tx, contact, ids);
      const lines = (await tx.select().from(quoteRows)).filter((row) => textsIn(row).some(contact.isIn));
      const named = (await tx.select().from(quoteLists)).filter(({ name }) => name && contact.isIn(name));
      const erased = [
        ...kept.map(({ sort, record }) => `${sort.toLowerCase()}:${String(record.id)}`),
        ...lines.map(lineThing),
        ...named.map(({ id }) => `listName:${id}`),
      ];
      await eraseThings(tx, erased);
      await addToAuditWithin(tx, { event: 'PERSONAL_DATA_ERASED', admin, about: countsOf(kept), erased });
      return kept.length;
    },
    { raisesRevision: false, erases: true },
  );
