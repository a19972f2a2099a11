import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { valves } from '../../../testing/valves.ts';
import { productPage } from '../products/products.store.ts';
import { definitionsOf } from '../references/definitions.ts';
import { countDocumentKinds } from './counts.store.ts';
import { facetsOf } from './facets.ts';
import { readFilter } from './readFilter.ts';

test('no statement of a narrowed list or its facets scans all specs or runs a subquery for each product', async () => {
  const statements: string[] = [];
  const { api, bore, rating, steam, addProduct, kind, ask } = await valves((sql) => void statements.push(sql));
  await addProduct(
    [
      [bore, '15'],
      [rating, 'PN16'],
      [steam, 'evet'],
    ],
    kind,
  );
  const specs = [
    { attributeId: bore, range: { from: '10', to: '20' } },
    { attributeId: rating, anyOf: ['pn16', 'pn10'] },
  ];
  statements.length = 0;
  await ask({ specs, kindIds: [kind], price: { from: '1' }, availability: ['IN_STOCK'] });
  await ask({ specs }, { search: 'rulman' });
  await ask({ specs }, { orderBy: 'NAME' });
  const asked = statements.filter((sql) => sql.includes('spec_values'));
  expect(asked.length).toBeGreaterThan(10);
  for (const [sql, plan] of plansOf(asked, api.folder)) {
    const ofSpecs = plan.filter((detail) => detail.includes('spec_values'));
    expect(ofSpecs.join('; '), sql).not.toMatch(/SCAN|CORRELATED/);
    expect(plan.join('; '), sql).not.toContain('CORRELATED');
  }
});

test('kinds of document are counted from the documents on, whatever many products a list has', async () => {
  const statements: string[] = [];
  const { api } = await valves((sql) => void statements.push(sql));
  const definitions = await definitionsOf(api.db);
  const narrowing = readFilter({ price: { from: '1' }, brands: ['SKF'] }, definitions);
  const { scope } = await productPage(api.db, { discontinued: false, narrowing }, { first: 0 });
  const counted = await scope();
  if (!counted) throw new Error('Nothing is counted.');
  const { left } = await facetsOf(api.db, { ...counted, name: undefined }, definitions, -1);
  statements.length = 0;
  await countDocumentKinds(api.db, left);
  expect(statements).toHaveLength(6);
  for (const [sql, plan] of plansOf(statements, api.folder)) {
    const [documents, ...further] = plan.filter((detail) => /^(SCAN|SEARCH) (documents|product|products)/.test(detail));
    expect(documents, sql).toMatch(/ documents/);
    expect(further.join('; '), sql).toMatch(/SEARCH product_documents .*SEARCH products USING INTEGER PRIMARY KEY/);
    expect(plan.join('; '), sql).not.toMatch(/LIST SUBQUERY|CORRELATED/);
  }
});

test('facets of a category read only its own specs, from covering indexes, and no products', async () => {
  const statements: string[] = [];
  const { api, bore, rating, addProduct, kind, ask } = await valves((sql) => void statements.push(sql));
  const ids: string[] = [];
  for (const size of ['15', '20']) {
    const rated: [string, string] = [rating, size === '15' ? 'PN16' : 'PN10'];
    ids.push(await addProduct([[bore, size], rated], kind));
  }
  await api.asAdmin('mutation { createCategory(input: { name: "Şişe" }) { id } }');
  await api.asAdmin('mutation ($ids: [ID!]!) { moveProducts(ids: $ids, categoryId: "şişe") }', { ids });
  const list = { categoryId: 'şişe', discontinued: false };
  const specs = [
    { attributeId: bore, range: { from: '10', to: '20' } },
    { attributeId: rating, anyOf: ['pn16', 'pn10'] },
  ];
  statements.length = 0;
  await ask(undefined, list);
  await ask({ specs }, list);
  // With 0 as the limit, facets are counted as in a large catalogue.
  const definitions = await definitionsOf(api.db);
  const { scope } = await productPage(api.db, { ...list, narrowing: readFilter({ specs }, definitions) }, { first: 0 });
  const counted = await scope();
  if (!counted) throw new Error('Nothing is counted.');
  await facetsOf(api.db, counted, definitions, 0);
  const asked = statements.filter((sql) => sql.includes('spec_values'));
  expect(asked.length).toBeGreaterThan(5);
  for (const [sql, plan] of plansOf(asked, api.folder)) {
    for (const detail of plan.filter((one) => one.includes('spec_values'))) {
      expect(detail, sql).toMatch(
        /COVERING INDEX spec_values_by_(category_and_\w+ \(category_id=\? AND attribute_id=\?|product \(product_seq=\?)/,
      );
    }
    if (sql.startsWith('select "attribute_id"')) expect(plan.join('; '), sql).not.toMatch(/products/);
  }
  // The first products of a kind are read in their order, from an index alone.
  const ofKind = statements.filter((sql) =>
    /^select "id" from \(select \* from "products" .*"kind_id" = .* order by/.test(sql),
  );
  expect(ofKind.length).toBeGreaterThan(0);
  for (const [sql, plan] of plansOf(
    ofKind.filter((one) => !one.includes('spec_values')),
    api.folder,
  ))
    expect(plan, sql).toEqual([
      expect.stringMatching(/COVERING INDEX products_of_both_by_size \(kind_id=\? AND category_id=\?/),
      lastTerm,
    ]);
});

/** Products of one key are sorted by their ids, and are few. */
const lastTerm = 'USE TEMP B-TREE FOR LAST TERM OF ORDER BY';

test.each([
  ['all products', {}, 'products_by_size'],
  ['a category', { categoryId: 'şişe' }, 'products_of_category_by_size'],
  ['a kind', { filter: { kindIds: ['vana'] } }, 'products_of_kind_by_size'],
  ['a kind in a category', { categoryId: 'şişe', filter: { kindIds: ['vana'] } }, 'products_of_both_by_size'],
])('%s by size is read from an index alone, also on a later page', async (_, list, index) => {
  const statements: string[] = [];
  const { api, addProduct, kind } = await valves((sql) => void statements.push(sql));
  await api.asAdmin('mutation { createCategory(input: { name: "Şişe" }) { id } }');
  const ids = [await addProduct([], kind, 'a'), await addProduct([], kind, 'b')];
  await api.asAdmin('mutation ($ids: [ID!]!) { moveProducts(ids: $ids, categoryId: "şişe") }', { ids });
  const page = (after?: string) =>
    api.asVisitor(
      `query ($categoryId: ID, $filter: ProductFilter, $after: String) {
        products(orderBy: SIZE, discontinued: false, first: 1, categoryId: $categoryId, filter: $filter, after: $after) {
          nodes { name } pageInfo { endCursor } } }`,
      { ...list, after },
    );
  const { data } = await page();
  expect(data.products.nodes).toEqual([{ name: 'a' }]);
  expect((await page(data.products.pageInfo.endCursor)).data.products.nodes).toEqual([{ name: 'b' }]);
  const plans = plansOf(
    statements.filter((sql) => /"size_key" asc.* limit/.test(sql)),
    api.folder,
  );
  expect(plans).toHaveLength(2);
  for (const [sql, plan] of plans) {
    expect(plan.join('; '), sql).toMatch(new RegExp(`(SCAN|SEARCH) products USING COVERING INDEX ${index}( |;)`));
    // Only products of the same key, which are few, are sorted.
    expect(plan.join('; ').replaceAll(lastTerm, ''), sql).not.toMatch(/B-TREE FOR ORDER BY.*B-TREE FOR ORDER BY/);
  }
});

test.each([
  ['featured products, the newest first', 'featured order by created_at desc', 'products_by_featured'],
  ['the products with a picture', 'image = ?', 'products_by_image'],
  ['what a product replaces', 'successor_id in (?, ?)', 'products_by_successor'],
  ['the products of a deleted category', 'former_category_id = ?', 'products_by_former_category'],
  ['the products of a family', 'family_id = ?', 'products_by_family'],
  ['the products of a kind, by size', 'kind_id = ? order by size_key', 'products_of_kind_by_size'],
  ['the newest of a kind in a category', 'kind_id = ? and category_id = ? order by created_at', 'products_by_kind'],
  ['the products of a brand, the newest first', 'brand = ? order by created_at desc', 'products_by_brand'],
  ['all brands', 'brand is not null', 'products_by_brand'],
  ['prices of long ago', 'priced_at < ?', 'products_by_pricing'],
])('an index that leaves out what most products lack serves its query: %s', async (_, condition, index) => {
  const { api } = await valves();
  const values = condition
    .split('?')
    .slice(1)
    .map(() => 'x');
  const columns = condition === 'brand is not null' ? 'distinct brand' : 'id';
  const [[, plan] = ['', []]] = plansOf([`select ${columns} from products where ${condition}`], api.folder, values);
  expect(plan.join('; ')).toMatch(new RegExp(`USING (COVERING )?INDEX ${index}`));
  expect(plan.join('; ')).not.toContain('B-TREE');
});

test('averages of categories are made of an index alone', async () => {
  const { api } = await valves();
  const sql = 'select category_id, sum(complete), count(*) from products group by category_id';
  expect(plansOf([sql], api.folder)[0]?.[1].join()).toMatch(/COVERING INDEX products_by_offer/);
});

test('brands of a category are counted from its own part of an index alone', async () => {
  const statements: string[] = [];
  const { api, addProduct, kind } = await valves((sql) => void statements.push(sql));
  const ids = [await addProduct([], kind), await addProduct([], kind)];
  await api.asAdmin('mutation { createCategory(input: { name: "Şişe" }) { id } }');
  await api.asAdmin('mutation ($ids: [ID!]!) { moveProducts(ids: $ids, categoryId: "şişe") }', { ids });
  // With 0 as the limit, facets are counted as in a large catalogue.
  const definitions = await definitionsOf(api.db);
  const list = { categoryId: 'şişe', discontinued: false };
  const { scope } = await productPage(api.db, { ...list, narrowing: readFilter({}, definitions) }, { first: 0 });
  const counting = await scope();
  if (!counting) throw new Error('Nothing is counted.');
  statements.length = 0;
  await facetsOf(api.db, counting, definitions, 0);
  const counted = statements.filter((sql) => sql.startsWith('select "brand"'));
  const plans = plansOf(counted, api.folder);
  expect(plans.length).toBe(1);
  expect(plans[0]?.[1].join()).toMatch(/COVERING INDEX products_by_offer \(category_id=\?/);
});

function plansOf(statements: string[], folder: string, values: string[] = []): [sql: string, plan: string[]][] {
  const file = new Sqlite(join(folder, 'site.db'), { readonly: true });
  const planOf = (sql: string) =>
    (file.prepare(`explain query plan ${sql}`).all(...values) as { detail: string }[]).map(({ detail }) => detail);
  const plans = statements.map((sql) => [sql, planOf(sql)] as [string, string[]]);
  file.close();
  return plans;
}
