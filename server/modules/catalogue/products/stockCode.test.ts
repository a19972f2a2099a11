import { expect, test } from 'vitest';
import { products } from '../../../db/tables/tables.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { importContent } from '../../upkeep/content/content.import.ts';

const fields =
  'id version name stockCode manufacturerCode brand gtin salesUnit priceQuantity minimumQuantity availability leadDays';
const Create = `mutation ($input: ProductInput!) { createProduct(input: $input) { ${fields} } }`;
const Update = `mutation ($id: ID!, $input: ProductInput!) { updateProduct(id: $id, input: $input) { ${fields} } }`;
const Search = 'query ($text: String) { products(search: $text) { nodes { name } totalCount didYouMean } }';

const cıvata = {
  name: 'Cıvata',
  description: 'M8',
  stockCode: 'CİV-8 40 Ş',
  manufacturerCode: 'VITRINCO-RULMAN-6204',
  brand: 'Örnek Çelik',
  gtin: '4006381333931',
  salesUnit: 'PIECE',
  priceQuantity: 100,
  minimumQuantity: 200,
  availability: 'ON_ORDER',
  leadDays: 10,
};

test('a product stores its codes and terms of sale, and a GTIN without separators', async () => {
  const { asAdmin, asVisitor } = await openTestApi();
  const input = { ...cıvata, gtin: '4006381-33393 1', stockCode: '\u200b CİV-8   40 Ş ' };
  const { data } = await asAdmin(Create, { input });
  const { id } = data.createProduct;
  const read = await asVisitor(`query ($id: ID!) { product(id: $id) { ${fields} } }`, { id });
  const { description: _, ...kept } = cıvata;
  expect(read.data.product).toMatchObject(kept);
});

test.each([
  [{ gtin: '4006381333932' }, 'gtin', 'One digit is wrong: the last one does not check the others'],
  [{ gtin: '400638133393129' }, 'gtin', 'Must have 8, 12, 13 or 14 digits'],
  [{ gtin: 'rulman' }, 'gtin', 'Must have 8, 12, 13 or 14 digits'],
  [{ stockCode: ' - ' }, 'stockCode', 'Must be a code in one line, with a letter or a digit'],
  [{ stockCode: 'a'.repeat(61) }, 'stockCode', 'Must be at most 60 characters'],
  [{ priceQuantity: 0 }, 'priceQuantity', 'Must be at least 1'],
  [{ minimumQuantity: -5 }, 'minimumQuantity', 'Must be at least 1'],
  [{ leadDays: 1000 }, 'leadDays', 'Must be at most 999'],
])('%j is refused, the error names the field, and nothing is saved', async (wrong, field, message) => {
  const { asAdmin, asVisitor } = await openTestApi();
  const { errors } = await asAdmin(Create, { input: { ...cıvata, ...wrong } });
  expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT', field } });
  expect((await asVisitor(Search)).data.products.totalCount).toBe(0);
});

test('stock codes are unique, ignoring case, Turkish letters, blanks and dashes', async () => {
  const { asAdmin } = await openTestApi();
  const { id } = (await asAdmin(Create, { input: cıvata })).data.createProduct;
  for (const stockCode of ['civ840s', 'CIV 8 40 Ş', 'çıv–8-40\u00a0ş', 'CİV_840Ş'])
    expect((await asAdmin(Create, { input: { ...cıvata, stockCode } })).errors?.[0]).toMatchObject({
      message: 'It is the stock code of Cıvata already.',
      extensions: { code: 'BAD_USER_INPUT', field: 'stockCode' },
    });
  // A product may keep its own stock code in another spelling.
  expect((await asAdmin(Update, { id, input: { ...cıvata, stockCode: 'civ 840 ş' } })).errors).toBeUndefined();
  expect((await asAdmin(Create, { input: { ...cıvata, stockCode: 'CİV-8/40 Ş' } })).errors).toBeUndefined();
  // A stock code that a product gives up is free for others.
  expect((await asAdmin(Update, { id, input: { ...cıvata, stockCode: null } })).errors).toBeUndefined();
  expect((await asAdmin(Create, { input: cıvata })).errors).toBeUndefined();
});

test('of products that are created at once with the same stock code, the database accepts one', async () => {
  const { db, asAdmin } = await openTestApi();
  const codes = await Promise.all([1, 2, 3].map(() => asAdmin(Create, { input: cıvata })));
  expect(codes.filter(({ errors }) => !errors)).toHaveLength(1);
  for (const { errors } of codes) if (errors) expect(errors[0]?.extensions).toMatchObject({ field: 'stockCode' });
  expect(await db.$count(products)).toBe(1);
});

test.each([
  'CİV-8 40 Ş',
  'civ840s',
  'CIV 840',
  'vitrinco-rulman-6204',
  'VİTRİNCORULMAN6204',
  '4006381333931',
  '4006381 333931',
  'örnek çelik',
])('the search finds a product by %j', async (text) => {
  const { asAdmin, asVisitor } = await openTestApi();
  await asAdmin(Create, { input: cıvata });
  await asAdmin(Create, { input: { name: 'Vitrin Rulmanı 6205', description: 'Çelik' } });
  const { products } = (await asVisitor(Search, { text })).data;
  expect(products.nodes[0]).toEqual({ name: 'Cıvata' });
  expect(products.didYouMean).toBeNull();
});

test('an import may exchange the stock codes of products, and is refused when two would have the same', async () => {
  const { db, asAdmin, asVisitor } = await openTestApi();
  const product = (id: string, stockCode: string) => ({ id, name: `Ürün ${id}`, description: 'x', stockCode });
  const load = (...products: object[]) => importContent(db, { information: { products: { products } } });
  await load(product('1', 'A-1'), product('2', 'B-2'), product('3', 'C-3'));
  await load(product('1', 'B-2'), product('2', 'A-1'));
  const { nodes } = (await asVisitor('{ products(orderBy: NAME) { nodes { stockCode } } }')).data.products;
  expect(nodes).toEqual([{ stockCode: 'B-2' }, { stockCode: 'A-1' }, { stockCode: 'C-3' }]);

  for (const [wrong, message] of [
    [[product('4', 'a1')], 'It is the stock code of Ürün 2 already.'],
    [[product('4', 'D4'), product('5', 'd-4')], 'The same stock code stands in the product 4 already.'],
  ] as const) {
    const at = wrong.length - 1;
    await expect(load(...wrong)).rejects.toMatchObject({
      details: { problems: [{ field: `information.products.products.${at}.stockCode`, message }] },
    });
  }
  expect((await asAdmin('{ products { totalCount } }')).data.products.totalCount).toBe(3);
});
