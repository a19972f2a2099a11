import { inArray } from 'drizzle-orm';
import { DocumentInput } from '../../../../common/generated/validators.ts';
import { documentKinds, documentLanguages } from '../../../../common/enumWords.ts';
import { badInput } from '../../../core/errors.ts';
import type { Tx } from '../../../db/database.ts';
import { documentFiles, documents } from '../../../db/tables/documentTables.ts';
import { inParts } from '../../../db/parts.ts';
import type { Entity } from '../../../entity/entity.ts';
import { ofCatalogue } from '../../../rights/stated.ts';
import { recorded } from '../../../entity/recorded.ts';
import { wordsOf } from '../../../entity/words.ts';
import { shownFields } from '../../../entity/shownFields.ts';
import { type DocumentRow, findDocument, findDocumentFile } from '../references/documents.store.ts';
import type { DocumentValues } from '../references/documents.store.ts';
import { bringBackDocument, changeDocument } from './documents.changes.ts';
import { documentContent } from './documents.content.ts';
import { documentFields } from './documents.fields.ts';
import { sweptDocuments } from './documents.sweep.ts';

// The file of a document is kept as long as an earlier state in the history refers to it.
const record = recorded<DocumentValues, typeof documents.$inferSelect>({
  id: documents.id,
  fields: documentFields,
  rows: (db, ids) => inParts(ids, (part) => db.select().from(documents).where(inArray(documents.id, part))),
  idOf: ({ id }) => id,
  nameOf: ({ title }) => title,
  versionOf: ({ version }) => version,
  files: ({ file }) => [file],
  shown: async (values) =>
    shownFields(documentFields, { ...values, file: values.file.replace(/^.*\//, '') }).map((shown) => {
      if (shown.field === 'kind') return { ...shown, text: documentKinds[values.kind] };
      return shown.field === 'language' && values.language
        ? { ...shown, text: documentLanguages[values.language] }
        : shown;
    }),
  async restore(tx, id, values) {
    await refuseLost(tx, values.file);
    await changeDocument(tx, id, values);
  },
  async bringBack(tx, row, pointedTo) {
    await refuseLost(tx, row.file);
    await bringBackDocument(tx, row, pointedTo);
  },
});

export const documentEntity: Entity = {
  name: 'document',
  tables: [documents, documentFiles],
  ...ofCatalogue,
  record,
  words: wordsOf(record, { types: ['Document'], fields: documentFields, rules: DocumentInput.shape, isLarge: true }),
  content: documentContent,
  files: sweptDocuments,
  publishes: {
    find: findDocument,
    async shown(db, row) {
      const { file, stored } = row as DocumentRow;
      return { ...row, stored: (await findDocumentFile(db, file)) ?? stored };
    },
    page: (_, __, { title }) => `/belgeler?q=${encodeURIComponent(String(title))}`,
  },
  announces: { words: ['DOCUMENT'], urlOf: (_, { status, file }) => (status === 'PUBLISHED' ? file : null) },
};

/** The file may be missing when somebody has emptied the folder by hand. */
async function refuseLost(tx: Tx, file: string) {
  if ((await findDocumentFile(tx, file)) === null) throw badInput('file', 'Its file is no longer on the server.');
}
