import { eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { labels } from '../../../../common/labels.ts';
import { inParts } from '../../../db/parts.ts';
import { synonyms } from '../../../db/tables/searchTables.ts';
import { holds } from '../../../core/holds.ts';
import { listPart } from '../../../entity/contentPart.ts';
import { anyScope } from '../../../rights/may.ts';
import { editors, type Entity } from '../../../entity/entity.ts';
import { recorded } from '../../../entity/recorded.ts';
import { flag, list, text } from '../../../fields/kinds.ts';
import { synonymKey } from '../../../search/synonyms.ts';
import { type SynonymRow, findSynonym, listSynonyms, putSynonym } from './synonyms.store.ts';

const words = z
  .string()
  .trim()
  .normalize('NFC')
  .max(100, 'At most 100 characters')
  .refine((text) => synonymKey(text) !== '', 'Enter a word');

type Values = { said: string; finds: string[]; twoWay: boolean };

/** A row of a content document: `said` is what people type, `finds` are the words of the catalogue for it. */
export const synonymRow = z.strictObject({
  said: words,
  finds: z.array(words).max(20, 'At most 20'),
  instead: z.boolean().default(false),
  twoWay: z.boolean().default(false),
});

export const synonymEntity: Entity = {
  name: 'synonym',
  tables: [synonyms],
  roles: editors,
  programs: { event: anyScope },
  record: recorded<Values, SynonymRow>({
    id: synonyms.key,
    idFrom: synonymKey,
    fields: {
      said: text({ label: labels.synonym.said, key: 'said' }),
      finds: list<string>({ label: labels.synonym.finds, key: 'finds' }),
      twoWay: flag({ label: labels.synonym.twoWay, key: 'twoWay' }),
    },
    rows: (db, ids) => inParts(ids, (part) => db.select().from(synonyms).where(inArray(synonyms.key, part))),
    idOf: ({ key }) => key,
    nameOf: ({ said }) => said,
    versionOf: () => null,
    async restore(tx, key, entered) {
      const before = await findSynonym(tx, key);
      await putSynonym(tx, { instead: false, ...before, ...entered });
    },
    bringBack: (tx, row) => tx.insert(synonyms).values(row),
    remove: (tx, key) => tx.delete(synonyms).where(eq(synonyms.key, key)),
  }),
  content: listPart({
    key: 'synonyms',
    row: synonymRow,
    async read(db) {
      const all = await listSynonyms(db);
      return all.length > 0
        ? all.map(({ said, finds, instead, twoWay }) => ({ said, finds, instead, ...(twoWay && { twoWay }) }))
        : undefined;
    },
    async write(tx, rows, { counts }) {
      for (const row of rows) {
        const before = await findSynonym(tx, row.said);
        const isSame = before ? holds(before, row) : row.finds.length === 0;
        if (!isSame) await putSynonym(tx, row);
        counts[isSame ? 'unchanged' : before ? 'changed' : 'added']++;
      }
    },
  }),
};
