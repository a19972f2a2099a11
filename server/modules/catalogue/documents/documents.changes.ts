import { randomUUID } from 'node:crypto';
import type { Db, Tx } from '../../../db/database.ts';
import { holds } from '../../../core/holds.ts';
import type { Pointing } from '../../../entity/bin.store.ts';
import { changeProducts, type ProductChange } from '../products/products.change.ts';
import { storedWithIds } from '../products/products.rows.ts';
import {
  bringBackDocumentRow,
  findDocument,
  productsWithDocument,
  putDocument,
  removeDocumentRow,
  type DocumentRow,
  type DocumentValues,
} from '../references/documents.store.ts';

// Each function changes a document and the products that refer to it in one transaction.

const known = async (tx: Tx, id: string): Promise<DocumentRow> => {
  const row = await findDocument(tx, id);
  if (!row) throw new Error(`The document ${id} was not stored.`);
  return row;
};

export const createDocument = (db: Db, values: DocumentValues): Promise<DocumentRow> =>
  db.write(async (tx) => {
    const id = randomUUID();
    await putDocument(tx, id, values);
    return known(tx, id);
  });

/**
 * Changes the given values; the others stay. Returns 'stale' when another save came between, undefined when the id is
 * unknown.
 */
export const updateDocument = (db: Db, id: string, values: Partial<DocumentValues>, version?: number | null) =>
  db.write((tx) => changeDocument(tx, id, values, version));

/** Does the same within a transaction. */
export async function changeDocument(tx: Tx, id: string, given: Partial<DocumentValues>, version?: number | null) {
  const before = await findDocument(tx, id);
  if (!before) return undefined;
  if (version != null && version !== before.version) return 'stale';
  if (holds(before, given)) return before;
  const { file, title, kind, language, revision, date, status } = before;
  const values = { file, title, kind, language, revision, date, status, ...given };
  await putDocument(tx, id, values, before.version + 1);
  const areSame = (['title', 'revision', 'status'] as const).every((name) => before[name] === values[name]);
  if (!areSame) await updateProductsWith(tx, id);
  return known(tx, id);
}

/** Restores a document from the bin, in a transaction, at its former place in the products that had it. */
export async function bringBackDocument(tx: Tx, row: Omit<DocumentRow, 'stored'>, pointedTo: Pointing[]) {
  await bringBackDocumentRow(tx, row);
  const named = new Map(pointedTo.map(({ id, before }) => [id, before.documentIds]));
  const changes = (await storedWithIds(tx, [...named.keys()])).map((product): ProductChange => {
    const before = named.get(product.id);
    const place = Array.isArray(before) ? before.indexOf(row.id) : 0;
    return { of: product, values: { documentIds: product.documentIds.toSpliced(place, 0, row.id) }, isFormer: true };
  });
  await changeProducts(tx, changes);
}

/** Moves a document into the bin. Returns the removed row, undefined when the id is unknown. */
export const removeDocument = (db: Db, id: string) =>
  db.write(async (tx) => {
    const removed = await removeDocumentRow(tx, id);
    if (removed) await updateProductsWith(tx, id);
    return removed;
  });

/** Updates the search texts and documents of the products that refer to a document, without changing their versions. */
export async function updateProductsWith(tx: Tx, id: string) {
  const seqs = await productsWithDocument(tx, [id]);
  await changeProducts(
    tx,
    seqs.map((of) => ({ of, again: 'documents' })),
  );
}
