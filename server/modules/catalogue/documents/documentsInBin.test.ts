import { expect, test } from 'vitest';
import { documents, productDocuments } from '../../../db/tables/documentTables.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import {
  addDocument,
  addProductWith,
  documentBytes,
  documentFiles,
  uploadDocument,
} from '../../../testing/uploads/uploadDocument.ts';
import { removeRevisionsOlderThan } from '../../../entity/revisions.store.ts';
import { createTidy } from '../../upkeep/housekeeping/tidy.ts';

const day = 86_400_000;
const Update = 'mutation ($id: ID!, $input: DocumentInput!) { updateDocument(id: $id, input: $input) { id } }';
const History =
  'query ($id: ID) { history(entity: DOCUMENT, id: $id) { nodes { id action fields { label before after } } } }';

async function used() {
  const site = await serveTestSite();
  const document = await addDocument(site, { title: 'İğne yatağı', revision: 'A', language: 'TR' });
  const product = await addProductWith(site, [document.id]);
  const remove = () => site.asAdmin('mutation ($id: ID!) { deleteDocument(id: $id) }', { id: document.id });
  const binned = async () =>
    (await site.asAdmin('{ bin { nodes { id entity name } } }')).data.bin.nodes as { id: string; entity: string }[];
  const bringBack = async () =>
    site.asAdmin('mutation ($id: ID!) { bringBack(id: $id) }', { id: (await binned())[0]?.id });
  const found = async (search: string) =>
    (await site.asVisitor('query ($search: String) { products(search: $search) { totalCount } }', { search })).data
      .products.totalCount as number;
  const status = async (url = document.file.url) => (await fetch(site.origin + url)).status;
  return { ...site, document, product, remove, binned, bringBack, found, status };
}

test('a deleted document is restored with its file and its products, and is found again', async () => {
  const { db, document, remove, binned, bringBack, found, status, asVisitor, product } = await used();
  const rows = () => Promise.all([db.select().from(documents), db.select().from(productDocuments)]);
  const before = await rows();
  await remove();
  expect(await db.select().from(documents)).toEqual([]);
  expect([await status(), await found('igne')]).toEqual([404, 0]);
  expect(await binned()).toMatchObject([{ entity: 'DOCUMENT', name: 'İğne yatağı' }]);
  expect((await bringBack()).errors).toBeUndefined();
  expect(await rows()).toEqual(before);
  expect([await status(), await found('igne')]).toEqual([200, 1]);
  const { data } = await asVisitor('query ($id: ID!) { product(id: $id) { documents { id } } }', { id: product });
  expect(data.product.documents).toEqual([{ id: document.id }]);
});

test('the history of a document shows what changed and restores an earlier file', async () => {
  const site = await used();
  const { asAdmin, document, status } = site;
  const { id, file } = document;
  const next = (await uploadDocument(site, documentBytes.PDF('B'))).data?.uploadDocument.url ?? '';
  const input = { title: 'İğne yatağı', kind: 'MANUAL', revision: 'B', language: 'DE', file: next };
  await asAdmin(Update, { id, input });
  expect([await status(file.url), await status(next)]).toEqual([404, 200]);
  const { nodes } = (await asAdmin(History, { id })).data.history;
  expect(nodes[0].fields).toEqual([
    { label: 'Kind of document', before: 'Drawing', after: 'Manual' },
    { label: 'Language', before: 'Turkish', after: 'German' },
    { label: 'Revision', before: 'A', after: 'B' },
    { label: 'File', before: expect.stringMatching(/\.pdf$/), after: expect.stringMatching(/\.pdf$/) },
  ]);
  const restored = await asAdmin('mutation ($id: ID!) { restoreRevision(id: $id) }', { id: nodes[1].id });
  expect(restored.errors).toBeUndefined();
  expect([await status(file.url), await status(next)]).toEqual([200, 404]);
  const { data } = await asAdmin('query ($id: ID!) { document(id: $id) { revision version } }', { id });
  expect(data.document).toEqual({ revision: 'A', version: 3 });
});

test('the file of a deleted document is removed when nothing can restore it, and then the document stays deleted', async () => {
  const { db, folder, remove, bringBack, binned, ...site } = await used();
  await remove();
  const tidy = createTidy({ ...site, db, historyMonths: 24 });
  await tidy({ now: Date.now() + 29 * day, confirmed: true });
  expect(documentFiles({ folder })).toHaveLength(1);
  await removeRevisionsOlderThan(db, Date.now() + 1000);
  await tidy({ now: Date.now() + 30.5 * day, confirmed: true });
  expect([documentFiles({ folder }), await binned()]).toEqual([[], []]);
  expect((await bringBack()).errors).toBeDefined();
});
