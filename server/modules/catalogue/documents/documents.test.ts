import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import {
  addDocument,
  addProductWith,
  documentBytes,
  documentFiles,
  uploadDocument,
} from '../../../testing/uploads/uploadDocument.ts';
import { createTidy } from '../../upkeep/housekeeping/tidy.ts';

type Site = Awaited<ReturnType<typeof serveTestSite>>;
const day = 86_400_000;
const Update = `mutation ($id: ID!, $input: DocumentInput!, $version: Int) { updateDocument(id: $id, input: $input, version: $version) {
      title revision version file { url } } }`;
const titlesOf = async ({ asVisitor }: Site, id: string) => {
  const { data } = await asVisitor('query ($id: ID!) { product(id: $id) { version documents { title } } }', { id });
  return data.product.documents.map(({ title }: { title: string }) => title) as string[];
};
const namesFound = async ({ asVisitor }: Site, search: string) => {
  const { data } = await asVisitor('query ($search: String) { products(search: $search) { nodes { name } } }', {
    search,
  });
  return data.products.nodes.map(({ name }: { name: string }) => name) as string[];
};

test('products share documents, each in its own order, and visitors may read them', async () => {
  const site = await serveTestSite();
  const sheet = await addDocument(site, { title: 'Ürün föyü', kind: 'DATA_SHEET', language: 'TR', date: '2026-10-12' });
  const model = await addDocument(site, { title: '3B model', kind: 'CAD_MODEL' }, documentBytes.STEP());
  const first = await addProductWith(site, [sheet.id, model.id], 'Rulman 6204');
  const second = await addProductWith(site, [model.id, sheet.id, model.id], 'Rulman 6205');
  expect(await titlesOf(site, first)).toEqual(['Ürün föyü', '3B model']);
  expect(await titlesOf(site, second)).toEqual(['3B model', 'Ürün föyü']);
  const { data } = await site.asVisitor(
    '{ products { nodes { documents { kind language date file { format byteSize } } } } }',
  );
  expect(data.products.nodes[1].documents[0]).toEqual({
    kind: 'DATA_SHEET',
    language: 'TR',
    date: '2026-10-12',
    file: { format: 'PDF', byteSize: documentBytes.PDF().length },
  });
  const used = await site.asAdmin('query ($id: ID!) { document(id: $id) { productCount products { name } } }', {
    id: sheet.id,
  });
  expect(used.data.document).toEqual({ productCount: 2, products: [{ name: 'Rulman 6205' }, { name: 'Rulman 6204' }] });
});

test('the error for an invalid date, a missing file or an unknown document names the field', async () => {
  const site = await serveTestSite();
  const { file } = await addDocument(site);
  const add = (input: object) =>
    site.asAdmin('mutation ($input: DocumentInput!) { createDocument(input: $input) { id } }', {
      input: { title: 'Föy', kind: 'OTHER', file: file.url, ...input },
    });
  const fieldOf = async (answer: Promise<Awaited<ReturnType<typeof add>>>) =>
    (await answer).errors?.[0]?.extensions.field;
  expect(await fieldOf(add({ date: '2026-02-30' }))).toBe('date');
  expect(await fieldOf(add({ title: ' ' }))).toBe('title');
  expect(await fieldOf(add({ file: '/belgeler/1-yok.pdf' }))).toBe('file');
  const named = site.asAdmin(
    'mutation { createProduct(input: { name: "a", description: "b", documentIds: ["yok"] }) { id } }',
  );
  expect(await fieldOf(named)).toBe('documentIds');
});

test('a product is found by the title and the revision of its documents, also after they have changed', async () => {
  const site = await serveTestSite();
  const { id, file, version } = await addDocument(site, { title: 'Uygunluk beyanı', revision: 'R7' });
  const product = await addProductWith(site, [id]);
  expect(await namesFound(site, 'uygunluk BEYANI')).toEqual(['Rulman 6204']);
  expect(await namesFound(site, 'r7')).toEqual(['Rulman 6204']);
  const input = { title: 'İşlem sertifikası', kind: 'CERTIFICATE', file: file.url };
  await site.asAdmin(Update, { id, input, version });
  expect([await namesFound(site, 'uygunluk'), await namesFound(site, 'islem')]).toEqual([[], ['Rulman 6204']]);
  await site.asAdmin('mutation ($id: ID!) { deleteDocument(id: $id) }', { id });
  expect([await namesFound(site, 'islem'), await titlesOf(site, product)]).toEqual([[], []]);
});

test('a new file replaces the old one for visitors, and a stale save is refused', async () => {
  const site = await serveTestSite();
  const { id, file, version } = await addDocument(site, { revision: 'A' });
  const next = (await uploadDocument(site, documentBytes.PDF('B'))).data?.uploadDocument.url;
  const input = { title: 'Ölçü resmi', kind: 'DRAWING', revision: 'B', file: next };
  const { data } = await site.asAdmin(Update, { id, input, version });
  expect(data.updateDocument).toMatchObject({ revision: 'B', file: { url: next } });
  expect((await fetch(site.origin + file.url)).status).toBe(404);
  // The history keeps the old file, so admins still receive it.
  expect((await fetch(site.origin + file.url, { headers: { cookie: site.cookie } })).status).toBe(200);
  expect(documentFiles(site)).toHaveLength(2);
  const late = await site.asAdmin(Update, { id, input, version });
  expect(late.errors?.[0]?.extensions.code).toBe('CONFLICT');
});

test('the list is in Turkish order and is searched by parts of words, ignoring diacritics', async () => {
  const site = await serveTestSite();
  for (const title of ['Zincir', 'Çelik', 'Işık', 'İğne', 'Civata'])
    await addDocument(site, { title, revision: '100%' });
  const titles = async (search?: string, page: object = {}) => {
    const { data } = await site.asAdmin(
      `query ($search: String, $first: Int, $after: String) { documents(search: $search, first: $first, after: $after) {
              totalCount nodes { title } pageInfo { endCursor } } }`,
      { search, ...page },
    );
    return data.documents;
  };
  const named = (page: { nodes: { title: string }[] }) => page.nodes.map(({ title }) => title);
  expect(named(await titles())).toEqual(['Civata', 'Çelik', 'Işık', 'İğne', 'Zincir']);
  expect(named(await titles('IGNE'))).toEqual(['İğne']);
  expect(named(await titles('%'))).toHaveLength(5);
  expect(named(await titles('ivat 100'))).toEqual(['Civata']);
  const start = await titles(undefined, { first: 2 });
  expect([start.totalCount, named(await titles(undefined, { first: 2, after: start.pageInfo.endCursor }))]).toEqual([
    5,
    ['Işık', 'İğne'],
  ]);
});

test('a product can be saved after one of its documents was deleted, without an error or a conflict', async () => {
  const site = await serveTestSite();
  const [gone, kept] = [await addDocument(site, { title: 'Eski' }), await addDocument(site, { title: 'Yeni' })];
  const id = await addProductWith(site, [gone.id, kept.id]);
  await site.asAdmin('mutation ($id: ID!) { deleteDocument(id: $id) }', { id: gone.id });
  const { errors } = await site.asAdmin(
    'mutation ($id: ID!, $input: ProductInput!) { updateProduct(id: $id, input: $input, version: 1) { id } }',
    { id, input: { name: 'Rulman', description: 'x', documentIds: [kept.id] } },
  );
  expect(errors).toBeUndefined();
  expect(await titlesOf(site, id)).toEqual(['Yeni']);
});

test('the sweep removes a file that no document uses after thirty days, and an unknown file in its second run', async () => {
  const site = await serveTestSite();
  await addDocument(site);
  await uploadDocument(site, documentBytes.DXF());
  const tidy = createTidy(site);
  const now = Date.now();
  const stray = join(site.folder, 'uploads', 'documents', '1-stray.pdf');
  writeFileSync(stray, 'x');
  utimesSync(stray, now / 1000 - 2 * 86_400, now / 1000 - 2 * 86_400);
  await tidy({ now });
  expect(documentFiles(site)).toHaveLength(3);
  await tidy({ now: now + 1000 });
  expect(documentFiles(site)).toHaveLength(2);
  await tidy({ now: now + 30 * day + 2000 });
  expect(documentFiles(site)).toHaveLength(1);
});
