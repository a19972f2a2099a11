// Takes long: each test fills a catalogue of its own, one product after the other.
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { engine } from '../db/engine.ts';
import { inGate } from '../testing/inGate.ts';
import { openCatalogue } from '../testing/openCatalogue.ts';
import { runSql } from '../testing/openTestDatabase.ts';
import { searchTable } from '../testing/searchTable.ts';
import { productIndex } from '../modules/catalogue/products/products.rows.ts';
import { isConsistent } from './consistency.ts';
import { anyIndex, rebuild } from './searchIndex.ts';

const index = anyIndex(productIndex);

test.each([
  ['small', 60, ['NFC', 'NFD']],
  ['new site', 100, ['NFC']],
] as const)(
  'every search of the table %s finds the listed products first',
  { timeout: 120_000 },
  async (catalogue, fewest, forms) => {
    const { names } = await openCatalogue(catalogue === 'small' ? undefined : 'data/starter');
    const table = searchTable(catalogue);
    expect(table.length).toBeGreaterThanOrEqual(fewest);
    const wrong = [];
    // Both engines are given the same words by the same code: the gate asks all of them of one.
    const rows = engine === 'sqlite' ? table : table.filter((_, at) => at % inGate(5, 1) === 0);
    for (const row of rows) {
      for (const search of new Set(forms.map((form) => row.search.normalize(form)))) {
        const found = await names(search);
        const first = found.slice(0, row.names.length);
        if (JSON.stringify([...first].sort()) !== JSON.stringify([...row.names].sort()))
          wrong.push({ ...row, found: found.slice(0, row.names.length + 3) });
      }
    }
    expect(wrong).toEqual([]);
  },
);

test.each([
  ['isiya', ['Isıya']],
  ['m8 x 40', ['M8x40']],
  ['sürgülü VANASI', ['Sürgülü Vana']],
  ['6204', ['6204']],
  ['servo mot', ['Servo Motor']],
])('%j marks the matching parts of the name', async (search, parts) => {
  const { asVisitor } = await openCatalogue();
  const query =
    'query ($search: String) { products(search: $search, first: 1) { edges { node { name } matches { start length } } } }';
  const [edge] = (await asVisitor(query, { search })).data.products.edges;
  const marked = edge.matches.map(({ start, length }: { start: number; length: number }) =>
    edge.node.name.substr(start, length),
  );
  expect(marked).toEqual(parts);
});

test('a search can be narrowed by category, price and featured, and ordered', async () => {
  const { asVisitor } = await openCatalogue();
  const find = async (more: string) =>
    (
      await asVisitor(
        `{ products(search: "rulman", first: 50, ${more}) { totalCount nodes { name price featured category { id } } } }`,
      )
    ).data.products;
  expect((await find('priced: true')).nodes.every(({ price }: { price: number | null }) => price !== null)).toBe(true);
  const onRequest = await find('priced: false');
  expect(onRequest.totalCount).toBe(onRequest.nodes.length);
  expect(onRequest.nodes.every(({ price }: { price: number | null }) => price === null)).toBe(true);
  expect((await find('featured: true')).nodes.map(({ name }: { name: string }) => name)).toContain(
    'Sabit Bilyalı Rulman 6204-2RS',
  );
  const pumps = await find('categoryId: "pompalar-ve-vanalar"');
  expect(pumps.nodes.every(({ category }: { category: { id: string } }) => category.id === 'pompalar-ve-vanalar')).toBe(
    true,
  );
  expect(
    (await find('categoryId: "uncategorized"')).nodes.every(({ category }: { category: unknown }) => category === null),
  ).toBe(true);
  const names = (await find('orderBy: NAME')).nodes.map(({ name }: { name: string }) => name);
  expect(names).toEqual([...names].sort(new Intl.Collator('tr').compare));
});

test.each(['NAME', 'PRICE_ASC', 'PRICE_DESC', 'NEWEST'])(
  'pages in the order %s hold every product once, those without a price last',
  async (orderBy) => {
    const { asVisitor } = await openCatalogue();
    const query = `query ($orderBy: ProductOrder, $after: String) { products(first: 10, orderBy: $orderBy, after: $after) {
              nodes { id name price } pageInfo { hasNextPage endCursor } } }`;
    const nodes: { id: string; name: string; price: number | null }[] = [];
    for (let after: string | null = null, more = true; more;) {
      const { data } = await asVisitor(query, { orderBy, after });
      nodes.push(...data.products.nodes);
      more = data.products.pageInfo.hasNextPage;
      after = data.products.pageInfo.endCursor;
    }
    expect(new Set(nodes.map(({ id }) => id)).size).toBe(56);
    const prices = nodes.map(({ price }) => price);
    const known = prices.filter((price) => price !== null);
    if (orderBy.startsWith('PRICE')) {
      expect(prices.slice(0, known.length)).toEqual(known);
      expect(known).toEqual([...known].sort((a, b) => (orderBy === 'PRICE_ASC' ? a - b : b - a)));
    }
  },
);

test('the search follows a category at once when it is renamed, deleted or restored', async () => {
  const { names, asAdmin } = await openCatalogue();
  await asAdmin('mutation { updateCategory(id: "enerji-ve-kompresörler", input: { name: "Şantiyecilik" }) { id } }');
  expect(await names('ŞANTİYECİLİĞİ')).toHaveLength(2);
  await asAdmin('mutation { deleteCategory(id: "enerji-ve-kompresörler") }');
  expect(await names('ŞANTİYECİLİĞİ')).toEqual([]);
  await asAdmin('mutation { restoreCategory(id: "enerji-ve-kompresörler") { id } }');
  expect(await names('ŞANTİYECİLİĞİ')).toHaveLength(2);
});

test('the index stays consistent after writes, drift is detected, and reindexing repairs it', async () => {
  const { db, asAdmin, names } = await openCatalogue();
  const consistent = async () => isConsistent(db, index, await index.entries(db));
  await asAdmin('mutation { setProductFeatured(id: "1738669741160", featured: false) { id } }');
  await asAdmin('mutation { deleteCategory(id: "ölçüm-cihazları") }');
  await asAdmin('mutation { deleteProduct(id: "1790607347430") }');
  expect(await consistent()).toBe(true);
  for (const drift of ["name = 'Bambaşka'", "description = 'Kısa'", "availability = 'DISCONTINUED'"]) {
    await db.write(async (tx) => rebuild(tx, index, await index.entries(tx)));
    await db.write(async (tx) => runSql(tx, sql`update products set ${sql.raw(drift)} where id = '1738669741160'`));
    expect(await consistent(), drift).toBe(false);
  }
  await db.write(async (tx) => rebuild(tx, index, await index.entries(tx)));
  expect(await consistent()).toBe(true);
  expect(await names('bambaska')).toEqual(['Bambaşka']);
});

test('the search finds messages, newest first', async () => {
  const { asAdmin } = await openCatalogue();
  const find = async (search: string) =>
    (await asAdmin('query ($search: String) { messages(search: $search) { nodes { name } totalCount } }', { search }))
      .data.messages;
  expect(await find('AĞIRBAŞ')).toEqual({ nodes: [{ name: 'Şule Ağırbaş' }], totalCount: 1 });
  expect((await find('6204 2rs')).totalCount).toBe(1);
  expect((await find('vanalardan')).totalCount).toBe(2);
});
