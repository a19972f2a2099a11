import { expect } from 'vitest';
import { openTestApi } from './openTestApi.ts';

export const product = 'id name price category { id name } picture { url variants { url } }';

/** Operations by what they ask for. */
export const operations = {
  'a list of products with categories and pictures': `{ products(first: 100) { totalCount nodes { ${product} } } }`,
  'a search': `{ products(first: 100, search: "vana") { nodes { ${product} } } }`,
  'one product': `{ product(id: "1") { ${product} } }`,
  'the categories': '{ categories { id name description } }',
  messages: '{ messages(first: 100) { totalCount nodes { id subject status } } }',
  'categories with their products and counts': `{ categories { name productCount products(first: 3) { totalCount nodes { ${product} } } } }`,
};

/** Fills a site with categories of so many products each. Returns a function that counts the statements of an operation. */
export async function siteOf(categories: number, products: number) {
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
