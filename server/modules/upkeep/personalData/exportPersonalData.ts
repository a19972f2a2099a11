import type { Db } from '../../../db/database.ts';
import { readContact } from './contact.ts';
import { countsOf, findChosen } from './erasePerson.ts';
import { readableText } from './readableText.ts';

/** Reads everything that visitors wrote. Throws `BAD_USER_INPUT` for an id that is not, or no longer, about the person. */
export async function exportPersonalData(db: Db, contact: string, ids: string[]) {
  const kept = await findChosen(db, readContact(contact), ids);
  const now = Date.now();
  const entries = kept.map(({ id: _id, record, ...about }) => ({ ...about, record: withoutSecrets(record) }));
  const json = { madeAt: new Date(now).toISOString(), contact, entries };
  return { json, text: readableText(kept, now), about: countsOf(kept) };
}

/** These keys would give access to more than this. */
const withoutSecrets = ({ token: _, sendKey: __, ...record }: Record<string, unknown>) => record;
