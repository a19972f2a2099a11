import { expect, test } from 'vitest';
import { openTestApi } from '../testing/openTestApi.ts';

const product = 'id name price category { id name } picture { url variants { url } }';

/** A site with so many categories of so many products each, and what asks it: the SQL statements that an operation takes. */
async function siteOf(categories: number, products: number) {
  const statements: string[] = [];
  const api = await openTestApi({ onStatement: (sql) => void statements.push(sql) });
  for (let c = 0; c < categories; c++) {
    const { data } = await api.asAdmin(`mutation { createCategory(input: { name: "Grup ${c}" }) { id } }`);
    for (let p = 0; p < products; p++) {
      await api.asAdmin('mutation ($input: ProductInput!) { createProduct(input: $input) { id } }', {
        input: { name: `Vana ${c} ${p}`, description: 'DN50', categoryId: data.createCategory.id },
      });
    }
  }
  return async (operation: string) => {
    statements.length = 0;
    const { errors } = await api.asAdmin(operation);
    expect(errors).toBeUndefined();
    return statements.length;
  };
}

test.each([
  [
    'a list of products with categories and pictures',
    `{ products(first: 100) { totalCount nodes { ${product} } } }`,
    2,
  ],
  ['a search', `{ products(first: 100, search: "vana") { nodes { ${product} } } }`, 15],
  ['one product', `{ product(id: "1") { ${product} } }`, 1],
  ['the categories', '{ categories { id name description } }', 1],
  ['messages', '{ messages(first: 100) { totalCount nodes { id subject status } } }', 2],
])('%s takes as many statements for 20 products as for 2', async (_, operation, atMost) => {
  const [small, large] = [await siteOf(1, 2), await siteOf(4, 5)];
  const count = await small(operation);
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(atMost);
  expect(await large(operation)).toBe(count);
});

test('a page of categories takes one statement for each, whatever it holds', async () => {
  const [few, many] = [await siteOf(2, 1), await siteOf(4, 5)];
  const operation = `{ categories { name products(first: 3) { nodes { ${product} } } } }`;
  expect([await few(operation), await many(operation)]).toEqual([1 + 2, 1 + 4]);
});
