import { z } from 'zod';
import { pins } from '../../../db/figureTables.ts';
import { synonyms } from '../../../db/searchTables.ts';
import { has, listPart } from '../../../entity/contentPart.ts';
import { editors, type Entity } from '../../../entity/entity.ts';
import { synonymKey } from '../../../search/synonyms.ts';
import * as store from './synonyms.store.ts';

const words = z
  .string()
  .trim()
  .normalize('NFC')
  .max(100, 'At most 100 characters')
  .refine((text) => synonymKey(text) !== '', 'Enter a word');

/** A row of a content document: `said` is what people type, `finds` are the words of the catalogue for it. */
export const synonymRow = z.strictObject({
  said: words,
  finds: z.array(words).max(20, 'At most 20'),
  instead: z.boolean().default(false),
  twoWay: z.boolean().default(false),
});

export const synonymEntity: Entity = {
  name: 'synonym',
  tables: [synonyms, pins],
  roles: editors,
  record: 'Content documents bring all of them, and an export keeps them.',
  content: listPart({
    key: 'synonyms',
    row: synonymRow,
    async read(db) {
      const all = await store.list(db);
      return all.length > 0
        ? all.map(({ said, finds, instead, twoWay }) => ({ said, finds, instead, ...(twoWay && { twoWay }) }))
        : undefined;
    },
    async write(tx, rows, { counts }) {
      for (const row of rows) {
        const before = await store.find(tx, row.said);
        const isSame = before ? has(before, row) : row.finds.length === 0;
        if (!isSame) await store.put(tx, row);
        counts[isSame ? 'unchanged' : before ? 'changed' : 'added']++;
      }
    },
  }),
  sheets: 'A content document brings many at once.',
  search: 'They are what the search reads by, and nothing that it finds.',
  pictures: 'It shows no pictures.',
  files: 'It has no files.',
  mails: 'No mail is about it.',
};
