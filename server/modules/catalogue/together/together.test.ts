import { expect, test } from 'vitest';
import { addProduct } from '../../../testing/enquiries.ts';
import { history, restore } from '../../../testing/history.ts';
import { openTestApi, type TestOptions } from '../../../testing/openTestApi.ts';
import { exportContent } from '../../upkeep/content/content.export.ts';
import { importContent } from '../../upkeep/content/content.import.ts';

const Together = `query ($id: ID!) { product(id: $id) { boughtTogether { name } namedTogether { name } } }`;
const update = `mutation ($id: ID!, $input: ProductInput!) { updateProduct(id: $id, input: $input) { version } }`;
const named = (list: { name: string }[]) => list.map(({ name }) => name);

async function shop(options?: TestOptions) {
  const api = await openTestApi(options);
  const add = (name: string, more = {}) => addProduct(api.asAdmin, { name, stockCode: null, ...more });
  const together = async (id: string, ask = api.asVisitor) =>
    named((await ask(Together, { id })).data.product.boughtTogether);
  const ownAt = async (id: string) => named((await api.asAdmin(Together, { id })).data.product.namedTogether);
  const name = async (id: string, togetherIds: unknown, title = 'Cıvata') => {
    const { errors } = await api.asAdmin(update, { id, input: { name: title, description: 'x', togetherIds } });
    return errors?.[0]?.extensions;
  };
  return { ...api, add, together, ownAt, name };
}

test('naming the nut at the bolt shows each at the other, own names first and each once', async () => {
  const { add, together, ownAt, name } = await shop();
  const nut = await add('Somun');
  const washer = await add('Pul');
  const bolt = await add('Cıvata', { togetherIds: [washer, nut, washer] });
  expect([await together(bolt), await together(nut), await together(washer)]).toEqual([
    ['Pul', 'Somun'],
    ['Cıvata'],
    ['Cıvata'],
  ]);
  // Naming it from the other side, too, changes nothing that is seen.
  await name(nut, [bolt], 'Somun');
  expect([await together(bolt), await together(nut), await ownAt(washer)]).toEqual([['Pul', 'Somun'], ['Cıvata'], []]);
  await name(bolt, []);
  expect([await together(bolt), await together(washer)]).toEqual([['Somun'], []]);
});

test('drafts, hidden products and those no longer made appear on neither side for visitors', async () => {
  const { add, asAdmin, together } = await shop();
  const draft = await add('Taslak Somun', { status: 'DRAFT' });
  const old = await add('Eski Somun', { availability: 'DISCONTINUED' });
  const bolt = await add('Cıvata', { togetherIds: [draft, old] });
  const hidden = await add('Gizli Pul', { status: 'HIDDEN', togetherIds: [bolt] });
  expect(await together(bolt)).toEqual([]);
  expect(await together(bolt, asAdmin)).toEqual(['Taslak Somun', 'Gizli Pul']);
  await asAdmin(update, { id: hidden, input: { name: 'Pul', description: 'x', status: 'PUBLISHED' } });
  expect(await together(bolt)).toEqual(['Pul']);
});

test.each([
  ['itself', (own: string) => [own], 'A product is not bought together with itself.'],
  ['an unknown product', () => ['yok'], 'One of the products is no longer there. Please choose again.'],
  ['thirteen products', () => Array.from({ length: 13 }, (_, at) => String(at)), 'At most 12 products.'],
])('naming %s is refused and changes nothing', async (_, ids, message) => {
  const { add, name, ownAt, asAdmin } = await shop();
  const nut = await add('Somun');
  const bolt = await add('Cıvata', { togetherIds: [nut] });
  expect(await name(bolt, ids(bolt))).toMatchObject({ code: 'BAD_USER_INPUT', field: 'togetherIds' });
  const { errors } = await asAdmin(update, {
    id: bolt,
    input: { name: 'C', description: 'x', togetherIds: ids(bolt) },
  });
  expect(errors?.[0]?.message).toBe(message);
  expect(await ownAt(bolt)).toEqual(['Somun']);
});

test('a deleted product leaves the pairs, and comes back into all of them at its place', async () => {
  const { add, asAdmin, together, ownAt } = await shop();
  const nut = await add('Somun');
  const washer = await add('Pul');
  const bolt = await add('Cıvata', { togetherIds: [nut, washer] });
  const stud = await add('Saplama', { togetherIds: [nut] });
  await asAdmin('mutation ($ids: [ID!]!) { deleteProducts(ids: $ids) }', { ids: [nut] });
  expect([await ownAt(bolt), await ownAt(stud)]).toEqual([['Pul'], []]);
  await asAdmin('mutation ($ids: [ID!]!) { undoDeletion(entity: PRODUCT, ids: $ids) }', { ids: [nut] });
  expect([await ownAt(bolt), await ownAt(stud), await together(nut)]).toEqual([
    ['Somun', 'Pul'],
    ['Somun'],
    ['Cıvata', 'Saplama'],
  ]);
});

test('the history names the products, and an earlier state brings back those that are still there', async () => {
  const { add, asAdmin, name, ownAt } = await shop();
  const nut = await add('Somun');
  const washer = await add('Pul');
  const bolt = await add('Cıvata', { togetherIds: [nut, washer] });
  await name(bolt, []);
  const changes = await history({ asAdmin }, 'PRODUCT', bolt);
  expect(JSON.stringify(changes)).toContain('Somun, Pul');
  await asAdmin('mutation ($ids: [ID!]!) { deleteProducts(ids: $ids) }', { ids: [nut] });
  await restore({ asAdmin }, changes.at(-1)?.id ?? '');
  expect(await ownAt(bolt)).toEqual(['Pul']);
});

test('documents carry pairs to another site in whichever order the products stand', async () => {
  const { add, db, images } = await shop();
  const nut = await add('Somun');
  await add('Cıvata', { togetherIds: [nut] });
  const exported = await exportContent(db, images);
  const other = await shop();
  const { products } = exported.information as unknown as { products: { products: { id: string }[] } };
  const turned = { products: { products: products.products.toReversed() } };
  await importContent(other.db, { information: turned });
  expect(await other.together(nut)).toEqual(['Cıvata']);
});

test('a list of twenty products takes two statements more than without pairs, however many name a washer', async () => {
  const statements: string[] = [];
  const { add, asVisitor, db } = await shop({ onStatement: (sql) => void statements.push(sql) });
  const washer = await add('Pul');
  const products = Array.from({ length: 300 }, (_, at) => {
    return { id: `b${at}`, name: `Cıvata ${at}`, description: 'x', boughtTogether: [washer] };
  });
  await importContent(db, { information: { products: { products } } });
  const count = async (fields: string) => {
    // A write makes the API forget what it keeps.
    await add('Conta');
    statements.length = 0;
    const { data } = await asVisitor(`{ products(first: 20) { nodes { ${fields} } } }`);
    expect(data.products.nodes).toHaveLength(20);
    return statements.filter((sql) => !sql.includes("key = 'revision'")).length;
  };
  const plain = await count('name');
  expect((await count('name boughtTogether { name }')) - plain).toBeLessThanOrEqual(2);
  const { data } = await asVisitor(Together, { id: washer });
  expect(data.product.boughtTogether).toHaveLength(12);
});
