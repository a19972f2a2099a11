import { addToAuditWithin } from '../../../context/audit.ts';
import { badInput } from '../../../core/errors.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { Contact, PersonalRecord } from '../../../entity/person.ts';
import { eraseThings, mentionsOf } from './eraseThings.ts';
import { findPersonalData } from './findPersonalData.ts';
import { personalRecords } from './personalRecords.ts';

/** Rows that stay without the person are none to choose: the person is taken out of each. */
export const stays = (sort: PersonalRecord['sort']) =>
  personalRecords.some((one) => one.sort === sort && one.staysWithout !== undefined);

/** Returns text such as 'Messages: 2, enquiries: 1' for the audit log, which says nothing about the person. */
export function countsOf(kept: PersonalRecord[]): string {
  const counts = personalRecords.flatMap(({ sort, plural, staysWithout }) => {
    const count = kept.filter((one) => one.sort === sort).length;
    return count > 0 || !staysWithout ? [`${plural}: ${count}`] : [];
  });
  const text = counts.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * Returns what was chosen, and every order of the person: none is left out. Throws `BAD_USER_INPUT` for an id that no longer
 * exists, or that is not about that person.
 */
export async function findChosen(db: Tx, contact: Contact, ids: string[]): Promise<PersonalRecord[]> {
  const found = await findPersonalData(db, contact);
  const kept = found.filter(({ id, sort }) => stays(sort) || ids.includes(id));
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
      const erased = [
        // A row that stays and only names the person loses the texts that do.
        ...kept
          .filter(({ sort, isSent }) => isSent || !stays(sort))
          .map(({ entity, record }) => `${entity}:${String(record.id)}`),
        ...(await mentionsOf(tx, contact)),
      ];
      await eraseThings(tx, erased);
      await addToAuditWithin(tx, { event: 'PERSONAL_DATA_ERASED', admin, about: countsOf(kept), erased });
      return kept.length;
    },
    { raisesRevision: false, erases: true },
  );
