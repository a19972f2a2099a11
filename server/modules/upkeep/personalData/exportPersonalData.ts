import type { Db } from '../../../db/database.ts';
import { readContact } from './contact.ts';
import { countsOf, findChosen, stays } from './erasePerson.ts';
import { readableText } from './readableText.ts';

/** Reads everything that visitors wrote. Throws `BAD_USER_INPUT` for an id that is not, or no longer, about the person. */
export async function exportPersonalData(db: Db, contact: string, ids: string[]) {
  const person = readContact(contact);
  const kept = await findChosen(db, person, ids);
  const now = Date.now();
  const entries = kept
    .filter(({ sort }) => !stays(sort))
    .map(({ id: _id, entity: _entity, record, ...about }) => ({ ...about, record: withoutSecrets(record) }));
  const orders = kept.flatMap(({ sort, record }) => (stays(sort) ? [withoutSecrets(record)] : []));
  const json = { madeAt: new Date(now).toISOString(), contact, entries, orders };
  return { json, text: readableText(kept, now), about: countsOf(kept) };
}

/** These keys would give access to more than this, also those of what a buyer asked about an offer. */
const secrets = ['token', 'sendKey', 'sent'];

const withoutSecrets = (record: object): object =>
  Object.fromEntries(
    Object.entries(record).flatMap(([key, value]: [string, unknown]) =>
      secrets.includes(key) ? [] : [[key, Array.isArray(value) ? value.map(bare) : value]],
    ),
  );

const bare = (value: unknown): unknown => (typeof value === 'object' && value !== null ? withoutSecrets(value) : value);
