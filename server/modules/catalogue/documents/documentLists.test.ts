import { expect, test } from 'vitest';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { addDocument, addProductWith, documentBytes } from '../../../testing/uploads/uploadDocument.ts';

const List = `query ($first: Int, $after: String, $kind: DocumentKind, $search: String) {
  documentsOfProducts(first: $first, after: $after, kind: $kind, search: $search) {
    nodes { title } pageInfo { hasNextPage endCursor } totalCount
  }
  documentKinds { kind count isExact }
}`;
const Products = `query ($filter: ProductFilter) {
  products(filter: $filter, orderBy: NAME) { nodes { name } totalCount facets { documents { kind count isExact } } }
  productsWithDocuments { kind count isExact }
}`;

/** Two products with documents, a document of the company and one that is not on the site yet. */
async function openLibrary() {
  const site = await serveTestSite();
  const sheet = await addDocument(site, { title: 'Rulman föyü', kind: 'DATA_SHEET' });
  const model = await addDocument(site, { title: 'Rulman modeli', kind: 'CAD_MODEL' }, documentBytes.STEP());
  const proof = await addDocument(site, { title: 'İğne sertifikası', kind: 'CERTIFICATE' }, documentBytes.PDF('3.1'));
  const draft = await addDocument(site, { title: 'Gizli sertifika', kind: 'CERTIFICATE' }, documentBytes.PDF('taslak'));
  await addDocument(site, { title: 'Şirketin ISO 9001 belgesi', kind: 'CERTIFICATE' }, documentBytes.PDF('9001'));
  await site.asAdmin('mutation ($id: ID!, $input: DocumentInput!) { updateDocument(id: $id, input: $input) { id } }', {
    id: draft.id,
    input: { title: draft.title, kind: 'CERTIFICATE', file: draft.file.url, status: 'DRAFT' },
  });
  await addProductWith(site, [sheet.id, model.id], 'Rulman 6204');
  await addProductWith(site, [sheet.id, proof.id, draft.id], 'Rulman 6205');
  await addProductWith(site, [draft.id], 'Rulman 6206');
  const ask = async (variables = {}) => (await site.asVisitor(List, variables)).data;
  const find = async (documentKinds: string[]) => (await site.asVisitor(Products, { filter: { documentKinds } })).data;
  return { site, ask, find };
}

const titles = ({ documentsOfProducts }: { documentsOfProducts: { nodes: { title: string }[] } }) =>
  documentsOfProducts.nodes.map(({ title }) => title);

test('the documents of products are listed by kind and by words, those that came last first', async () => {
  const { ask } = await openLibrary();
  const all = await ask();
  expect(titles(all)).toEqual(['İğne sertifikası', 'Rulman modeli', 'Rulman föyü']);
  expect(all.documentsOfProducts.totalCount).toBe(3);
  expect(all.documentKinds).toEqual(
    ['DATA_SHEET', 'CAD_MODEL', 'CERTIFICATE'].map((kind) => ({ kind, count: 1, isExact: true })),
  );
  expect(titles(await ask({ kind: 'CAD_MODEL' }))).toEqual(['Rulman modeli']);
  expect(titles(await ask({ search: 'IGNE sert' }))).toEqual(['İğne sertifikası']);
  expect(titles(await ask({ search: 'gizli' }))).toEqual([]);
});

test('one list has all of it: by kind and title or age, all documents for the office, those of products for visitors', async () => {
  const { site } = await openLibrary();
  const Documents = `query ($filter: DocumentFilter, $orderBy: DocumentOrder) {
    documents(filter: $filter, orderBy: $orderBy) { nodes { title } totalCount kindCounts { kind count } } }`;
  const list = async (ask: typeof site.asAdmin, variables = {}) => (await ask(Documents, variables)).data.documents;
  const named = async (...asked: Parameters<typeof list>) =>
    (await list(...asked)).nodes.map(({ title }: { title: string }) => title) as string[];
  const ofProducts = ['İğne sertifikası', 'Rulman föyü', 'Rulman modeli'];
  expect(await named(site.asVisitor)).toEqual(ofProducts);
  expect(await named(site.asVisitor, { filter: { ofProducts: false }, orderBy: 'NEWEST' })).toEqual([
    ...['İğne sertifikası', 'Rulman modeli', 'Rulman föyü'],
  ]);
  expect((await list(site.asVisitor, { filter: { kind: 'CAD_MODEL' } })).kindCounts).toHaveLength(3);
  const inOffice = await list(site.asAdmin);
  expect(inOffice.totalCount).toBe(5);
  expect(await named(site.asAdmin, { filter: { kind: 'CERTIFICATE', ofProducts: true } })).toEqual([
    ...['Gizli sertifika', 'İğne sertifikası'],
  ]);
});

test('their list is paged, and a cursor of another list is refused', async () => {
  const { ask, site } = await openLibrary();
  const first = (await ask({ first: 2 })).documentsOfProducts;
  expect(first.pageInfo.hasNextPage).toBe(true);
  const rest = await ask({ first: 2, after: first.pageInfo.endCursor });
  expect([titles(rest), rest.documentsOfProducts.pageInfo.hasNextPage]).toEqual([['Rulman föyü'], false]);
  const { data } = await site.asVisitor('{ products(first: 1) { pageInfo { endCursor } } }');
  const { errors } = await site.asVisitor(List, { after: data.products.pageInfo.endCursor });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'after' });
});

test('products are found by the kinds of document that they have, each counted, without those that are drafts', async () => {
  const { find } = await openLibrary();
  const named = (data: { products: { nodes: { name: string }[] } }) => data.products.nodes.map(({ name }) => name);
  const sheets = await find(['DATA_SHEET']);
  expect(named(sheets)).toEqual(['Rulman 6204', 'Rulman 6205']);
  expect(sheets.products.facets.documents).toEqual([
    { kind: 'DATA_SHEET', count: 2, isExact: true },
    { kind: 'CAD_MODEL', count: 1, isExact: true },
    { kind: 'CERTIFICATE', count: 1, isExact: true },
  ]);
  expect(sheets.productsWithDocuments).toEqual(sheets.products.facets.documents);
  expect(named(await find(['CERTIFICATE']))).toEqual(['Rulman 6205']);
  const both = await find(['CAD_MODEL', 'CERTIFICATE']);
  expect([both.products.totalCount, both.products.facets.documents]).toEqual([0, []]);
});
