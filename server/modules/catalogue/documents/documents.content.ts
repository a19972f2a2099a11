import { listPart, rowSchema, stepOf } from '../../../entity/contentPart.ts';
import { toDocument } from '../../../fields/document.ts';
import { toStored } from '../../../fields/field.ts';
import { DocumentInput } from '../../../../common/generated/validators.ts';
import { allDocuments, findDocument, putDocument } from '../references/documents.store.ts';
import { updateProductsWith } from './documents.changes.ts';
import { documentFields } from './documents.fields.ts';

/** An export with pictures also holds the files of documents. */
export const documentContent = listPart({
  key: 'documents',
  row: rowSchema(documentFields, DocumentInput.shape),
  async read(db, uploads) {
    const rows = [];
    for (const row of await allDocuments(db)) {
      const file = await uploads.file(row.stored);
      rows.push({ id: row.id, ...toDocument(documentFields, { ...row, file }) });
    }
    return rows.length > 0 ? rows : undefined;
  },
  async take(_, rows, uploads) {
    const kept = [];
    for (const [index, row] of rows.entries()) {
      const { id, values } = row;
      const file = await uploads.file({ id, ...values }, `information.documents.documents.${index}.file`);
      if (file !== undefined) kept.push({ id, values: { ...values, file } });
    }
    rows.splice(0, rows.length, ...kept);
  },
  async write(tx, rows, { counts, replacedFiles }) {
    for (const { id, values: entered } of rows) {
      const values = toStored(documentFields, entered);
      const before = await findDocument(tx, id);
      const step = stepOf(before, values);
      counts[step]++;
      if (step === 'unchanged') continue;
      await putDocument(tx, id, values, (before?.version ?? 0) + 1);
      await updateProductsWith(tx, id);
      if (before && before.file !== values.file) replacedFiles.push(before.file);
    }
  },
});
