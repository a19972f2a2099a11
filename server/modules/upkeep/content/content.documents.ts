import type { Tx } from '../../../db/database.ts';
import { toStored } from '../../../fields/field.ts';
import { documentFields } from '../../catalogue/documents/documents.fields.ts';
import { followDocument } from '../../catalogue/documents/documents.changes.ts';
import * as documents from '../../catalogue/references/documents.store.ts';
import type { DocumentDocument } from './content.document.ts';
import { has, type Part } from './content.parts.ts';

/** Data sheets and the like; `replaced` gets the files that they had before. */
export async function writeDocuments(tx: Tx, rows: DocumentDocument[], part: Part, replaced: string[]) {
  for (const { id, values: entered } of rows) {
    const values = toStored(documentFields, entered);
    const before = await documents.find(tx, id);
    const step = !before ? 'added' : has(before, values) ? 'unchanged' : 'changed';
    part[step]++;
    if (step === 'unchanged') continue;
    await documents.put(tx, id, values, (before?.version ?? 0) + 1);
    await followDocument(tx, id);
    if (before && before.file !== values.file) replaced.push(before.file);
  }
}
