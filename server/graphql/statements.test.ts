import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, test, vi } from 'vitest';
import { openTestApi } from '../testing/openTestApi.ts';
import { operations, product, siteOf } from '../testing/countedStatements.ts';

test.each(Object.entries(operations))('%s takes as many statements for 20 products as for 2', async (_, operation) => {
  const [small, large] = [await siteOf(2, 1), await siteOf(4, 5)];
  const count = await small(operation);
  expect(count).toBeGreaterThan(0);
  expect(await large(operation)).toBe(count);
});

test('a query that visitors repeat prepares no statement again', async () => {
  const ask = await siteOf(2, 2);
  const lists = [
    '',
    ', categoryId: "grup-1"',
    ', categoryId: "uncategorized"',
    ', featured: false',
    ', orderBy: PRICE_ASC',
  ]
    .map((more, at) => `l${at}: products(first: 5${more}) { totalCount nodes { ${product} } }`)
    .join(' ');
  const operation = `{ ${lists} product(id: "1") { related { ${product} } }
    categories { productCount products(first: 3) { totalCount nodes { ${product} } } } category(id: "grup-1") { name }
    siteSettings { name } generalContact { heroTitle } about { heroTitle } privacyNotice { text } }`;
  // The first request writes the texts of a new site.
  await ask(operation);
  await ask(operation);
  const prepare = vi.spyOn(Sqlite.prototype, 'prepare');
  await ask(operation);
  expect(prepare).not.toHaveBeenCalled();
});

test.each(['NEWEST', 'NAME', 'PRICE_ASC', 'PRICE_DESC'])(
  'a later page in the order %s starts at its place in the index',
  async (orderBy) => {
    const statements: string[] = [];
    const { asVisitor, asAdmin, folder } = await openTestApi({ onStatement: (sql) => void statements.push(sql) });
    for (const name of ['Vana', 'Şamandıra', 'Çek Vana']) {
      await asAdmin(`mutation { createProduct(input: { name: "${name}", description: "DN50", price: 5 }) { id } }`);
    }
    const List = `query ($after: String) {
      products(first: 1, after: $after, orderBy: ${orderBy}) { nodes { name } pageInfo { endCursor } }
    }`;
    const first = await asVisitor(List);
    statements.length = 0;
    const next = await asVisitor(List, { after: first.data.products.pageInfo.endCursor });
    expect(next.data.products.nodes).toHaveLength(1);
    expect(next.data.products.nodes).not.toEqual(first.data.products.nodes);
    const file = new Sqlite(join(folder, 'site.db'), { readonly: true });
    const plan = file.prepare(`explain query plan ${statements[0]}`).all() as { detail: string }[];
    file.close();
    expect(plan[0]?.detail).toMatch(
      /^SEARCH products USING (COVERING )?INDEX \w+ \((created_at|name_key|<expr>)[<>]\?\)$/,
    );
  },
);
