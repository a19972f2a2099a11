import { and, eq, inArray, or } from 'drizzle-orm';
import { quoteLists, quoteRows } from '../../../db/tables/quoteTables.ts';
import type { Mentions } from '../../../entity/person.ts';

/** A list that names the person loses its name. */
export const listMentions: Mentions = {
  word: 'listName',
  read: async (db) => (await db.select().from(quoteLists)).map(({ id, name }) => ({ id, texts: [name] })),
  erase: (tx, ids) => tx.update(quoteLists).set({ name: null }).where(inArray(quoteLists.id, ids)),
};

/** A line of an unsent list is removed; its id is that of the list, and its number. */
export const lineMentions: Mentions = {
  word: 'line',
  read: async (db) =>
    (await db.select().from(quoteRows)).map(({ listId, seq, name, unreadQuantity, note, written, askedCode }) => ({
      id: `${listId}:${seq}`,
      texts: [name, unreadQuantity, note, written, askedCode],
    })),
  erase: (tx, ids) => tx.delete(quoteRows).where(or(...ids.map(isLine))),
};

function isLine(line: string) {
  const [listId = '', seq] = line.split(':');
  return and(eq(quoteRows.listId, listId), eq(quoteRows.seq, Number(seq)));
}
