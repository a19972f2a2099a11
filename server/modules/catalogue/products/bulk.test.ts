import { expect, test } from 'vitest';
import { history } from '../../../testing/history.ts';
import { openSpecApi } from '../../../testing/specs.ts';

const changing = `mutation ($which: ChosenProducts!, $changes: ProductChanges, $priceRule: PriceRule) {
  changeProducts(which: $which, changes: $changes, priceRule: $priceRule, confirmJumps: true) { count changed undo { id version } } }`;
const previewing = `query ($which: ChosenProducts!, $rule: PriceRule!, $marked: Boolean, $first: Int, $after: String) {
  newPrices(which: $which, rule: $rule, marked: $marked, first: $first, after: $after) {
    changed unpriced marked endCursor rows { product { name } price percent isLimited isMarked } } }`;
const undoing = `mutation ($id: ID!, $version: Int!) {
  undoChange(entity: PRODUCT, id: $id, version: $version) { restored keptCount kept { name fields } } }`;
const state = `{ products(first: 100, orderBy: NAME) { nodes {
  name price brand availability leadDays featured version category { id } kind { id } specs { text } } } }`;

type Row = { name: string; price: number | null; version: number } & Record<string, unknown>;

/** A site with priced and unpriced products in two categories. */
async function site() {
  const { api, addAttribute, addKind } = await openSpecApi();
  for (const name of ['Rulmanlar', 'Işıklar'])
    await api.asAdmin('mutation ($name: String!) { createCategory(input: { name: $name }) { id } }', { name });
  const bore = await addAttribute({ name: 'İç çap', kind: 'NUMBER', unit: 'mm' });
  const colour = await addAttribute({ name: 'Renk', kind: 'TEXT' });
  const kindId = await addKind({ name: 'Rulman', attributes: [{ attributeId: bore, required: true }] });
  const add = async (input: object) =>
    (
      await api.asAdmin('mutation ($input: ProductInput!) { createProduct(input: $input) { id } }', {
        input: { name: 'Rulman', description: 'Çelik', ...input },
      })
    ).data.createProduct.id as string;
  const change = async (which: object, more: object) => {
    const { data, errors } = await api.asAdmin(changing, { which, ...more });
    return { ...data?.changeProducts, refused: errors?.[0]?.extensions } as {
      count: number;
      changed: number;
      undo: { id: string; version: number };
      refused?: { code: string; field?: string };
    };
  };
  const preview = async (which: object, rule: object, more: object = {}) =>
    (await api.asAdmin(previewing, { which, rule, ...more })).data.newPrices;
  const undo = async (point: object) => (await api.asAdmin(undoing, { ...point })).data.undoChange;
  const rows = async () => (await api.asVisitor(state)).data.products.nodes as Row[];
  const row = async (name: string) => (await rows()).find((one) => one.name === name);
  return { api, add, change, preview, undo, rows, row, bore, colour, kindId };
}

test('a list is changed as a whole, but for those left out, and a field that is left out stays', async () => {
  const { add, change, rows, row, bore, colour, kindId, undo, api } = await site();
  const out = await add({ name: 'Çark', categoryId: 'rulmanlar' });
  for (const name of ['Ağır', 'İnce', 'Şişe'])
    await add({ name, categoryId: 'rulmanlar', brand: 'Örnek', specs: [{ attributeId: colour, values: ['Kırmızı'] }] });
  await add({ name: 'Uzak' });
  const which = { categoryId: 'rulmanlar', except: [out] };
  expect((await change({ ...which, count: 4 }, { changes: { featured: true } })).refused).toMatchObject({
    code: 'CONFLICT',
  });
  const changes = {
    ...{ availability: 'ON_ORDER', leadDays: 5, kindId, categoryId: null, price: 12.5, featured: true },
    specs: [{ attributeId: bore, values: ['20 mm'] }],
  };
  const done = await change({ ...which, count: 3 }, { changes });
  expect(done).toMatchObject({ count: 3, changed: 3 });
  for (const name of ['Ağır', 'İnce', 'Şişe'])
    expect(await row(name)).toMatchObject({
      ...{ price: 12.5, brand: 'Örnek', availability: 'ON_ORDER', leadDays: 5, category: null, kind: { id: kindId } },
      specs: [{ text: '20 mm' }, { text: 'Kırmızı' }],
    });
  expect((await rows()).filter(({ version }) => version === 1).map(({ name }) => name)).toEqual(['Çark', 'Uzak']);
  // The same again writes nothing, and leaves no entry.
  expect(await change({ search: 'Örnek' }, { changes: { price: 12.5 } })).toMatchObject({
    count: 3,
    changed: 0,
    undo: null,
  });

  // Another spec that was changed since stays, and this one goes.
  const { id = '' } = (await api.asAdmin('{ products(search: "Ağır") { nodes { id } } }')).data.products.nodes[0];
  const specs = [
    { attributeId: bore, values: ['20 mm'] },
    { attributeId: colour, values: ['Mavi'] },
  ];
  await api.asAdmin(
    'mutation ($id: ID!, $changes: ProductChanges!) { patchProduct(id: $id, changes: $changes) { id } }',
    {
      ...{ id, changes: { specs, price: 13 } },
    },
  );
  expect(await undo(done.undo)).toEqual({
    restored: 3,
    keptCount: 1,
    kept: [{ name: 'Ağır', fields: ['Price with KDV'] }],
  });
  expect(await row('Ağır')).toMatchObject({ price: 13, category: { id: 'rulmanlar' }, specs: [{ text: 'Mavi' }] });
  expect(await row('Şişe')).toMatchObject({ price: null, featured: false, kind: null, specs: [{ text: 'Kırmızı' }] });
});

test('twelve prices rise by a rule while three have none, and come back although five were moved since', async () => {
  const { api, add, change, preview, undo, rows } = await site();
  for (let n = 1; n <= 12; n++)
    await add({ name: `Rulman ${n}`, price: Math.round(n * 1010) / 100, categoryId: 'rulmanlar' });
  for (const name of ['Sorunuz 1', 'Sorunuz 2', 'Sorunuz 3']) await add({ name, categoryId: 'rulmanlar' });
  await add({ name: 'Işık', price: 10, categoryId: 'işıklar' });
  const before = new Map((await rows()).map(({ name, price }) => [name, price]));
  const [which, rule] = [{ categoryId: 'rulmanlar' }, { percent: 12, step: 100, floor: 20 }];

  const first = await preview(which, rule, { first: 8 });
  expect(first).toMatchObject({ changed: 12, unpriced: 3, marked: 1 });
  expect(first.rows[0]).toEqual({
    ...{ product: { name: 'Rulman 12' }, price: 136, percent: 12.2, isLimited: false, isMarked: false },
  });
  const rest = await preview(which, rule, { first: 8, after: first.endCursor });
  expect([first.rows.length, rest.rows.length, rest.endCursor]).toEqual([8, 4, null]);
  expect((await preview(which, rule, { marked: true })).rows).toMatchObject([
    { product: { name: 'Rulman 1' }, price: 20, percent: 98, isLimited: true, isMarked: true },
  ]);

  const done = await change(which, { priceRule: rule });
  expect(done).toMatchObject({ count: 15, changed: 12 });
  for (const { product, price } of [...first.rows, ...rest.rows])
    expect((await rows()).find(({ name }) => name === product.name)?.price).toBe(price);
  expect(await history(api, 'PRODUCT', done.undo.id)).toHaveLength(2);
  await change({ search: 'Rulman 1' }, { changes: { categoryId: 'işıklar' } });
  const edited = '{ products(search: "Rulman 7") { nodes { id } } }';
  const { id } = (await api.asAdmin(edited)).data.products.nodes[0];
  await api.asAdmin('mutation ($id: ID!) { patchProduct(id: $id, changes: { price: 1 }, confirmJumps: true) { id } }', {
    id,
  });
  expect(await undo(done.undo)).toMatchObject({
    restored: 11,
    kept: [{ name: 'Rulman 7', fields: ['Price with KDV'] }],
  });
  for (const { name, price } of await rows()) expect(price).toBe(name === 'Rulman 7' ? 1 : before.get(name));
  expect((await rows()).filter(({ category }) => (category as { id: string }).id === 'işıklar').length).toBeGreaterThan(
    1,
  );
});

test('what fits only one product, or nothing, is refused and changes nothing', async () => {
  const { add, change, rows } = await site();
  await add({ name: 'Rulman', price: 5 });
  const refused = async (more: object) => (await change({}, more)).refused;
  for (const [more, field] of [
    [{ changes: { name: 'Aynı' } }, 'changes.name'],
    [{ changes: { stockCode: 'ŞI-1' } }, 'changes.stockCode'],
    [{ changes: { manufacturerCode: 'ŞI-1' } }, 'changes.manufacturerCode'],
    [
      { changes: { crossReferences: [{ maker: 'FAGX', code: '1', relation: 'SAME_PART' }] } },
      'changes.crossReferences',
    ],
    [{ changes: { categoryId: 'yok' } }, 'categoryId'],
    [{ changes: { specs: [{ attributeId: 'yok', values: ['1'] }] } }, 'specs.0'],
    [{ changes: { price: 1 }, priceRule: { percent: 1 } }, 'priceRule'],
    [{ priceRule: { percent: 1, step: 7 } }, 'rule.step'],
  ] as const)
    expect(await refused(more)).toMatchObject({ code: 'BAD_USER_INPUT', field });
  expect(await rows()).toMatchObject([{ name: 'Rulman', price: 5, version: 1 }]);
});

test('more than a few products are changed, changed back, marked and deleted beside the server', async () => {
  const { api, change, undo } = await site();
  const price = async () => (await api.asVisitor('{ product(id: "9") { price } }')).data.product.price as number;
  const products = Array.from({ length: 230 }, (_, n) => ({
    id: String(n),
    name: `Şamandıra ${n}`,
    price: n + 1,
    category: '',
  }));
  const content = { information: { products: { products } } };
  await api.asAdmin('mutation ($content: JSON!) { importContent(content: $content) { products } }', { content });
  const done = await change({}, { priceRule: { percent: 10 } });
  expect(done).toMatchObject({ count: 230, changed: 230 });
  expect(await price()).toBe(11);
  expect(await history(api, 'PRODUCT', done.undo.id)).toMatchObject([{ admin: expect.stringContaining('@') }, {}]);
  expect(await undo(done.undo)).toMatchObject({ restored: 230 });
  expect(await price()).toBe(10);

  const ids = [...products.map(({ id }) => id), 'unknown'];
  const many = (call: string) => api.asAdmin(`mutation ($ids: [ID!]!) { done: ${call} }`, { ids });
  expect((await many('setProductsFeatured(ids: $ids, featured: true)')).data.done).toBe(230);
  expect((await api.asVisitor('{ products(featured: true) { totalCount } }')).data.products.totalCount).toBe(230);
  expect((await many('deleteProducts(ids: $ids)')).data.done).toBe(230);
  expect((await api.asAdmin('{ bin(search: "Şamandıra") { totalCount } }')).data.bin.totalCount).toBe(230);
});
