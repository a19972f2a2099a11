import { expect, test } from 'vitest';
import { history } from '../../../testing/history.ts';
import { openSpecApi } from '../../../testing/specs.ts';

const saving = `mutation ($rows: [ProductRowInput!]!, $goesOnWith: ChangedProductInput) {
  changeProductRows(rows: $rows, goesOnWith: $goesOnWith, confirmJumps: true) {
    rows { id version code problems { field code message } changedBy changedAt } undo { id version } } }`;
const undoing = `mutation ($id: ID!, $version: Int!) {
  undoChange(entity: PRODUCT, id: $id, version: $version) { restored keptCount kept { name fields } } }`;
const reading = `query ($ids: [ID!]!) { gridRows(ids: $ids) {
  id name price stockCode leadDays availability version specs { text } } }`;

type Point = { id: string; version: number };
type Row = Point & {
  code: string | null;
  problems: { field: string; code: string; message: string }[];
  changedBy: string | null;
};
type Saved = { rows: Row[]; undo: Point | null };

async function site() {
  const { api, addAttribute } = await openSpecApi();
  const bore = await addAttribute({ name: 'İç çap', kind: 'NUMBER', unit: 'mm' });
  const colour = await addAttribute({ name: 'Renk', kind: 'TEXT' });
  const add = async (input: object) =>
    (
      await api.asAdmin('mutation ($input: ProductInput!) { createProduct(input: $input) { id } }', {
        input: { name: 'Rulman', description: 'Çelik', ...input },
      })
    ).data.createProduct.id as string;
  const save = async (rows: object[], goesOnWith?: Point | null) => {
    const { data, errors } = await api.asAdmin(saving, { rows, goesOnWith });
    return { ...data?.changeProductRows, refused: errors?.[0]?.extensions } as Saved & {
      refused?: { code: string; field: string };
    };
  };
  const undo = async (point: Point | null) => (await api.asAdmin(undoing, { ...point })).data.undoChange;
  const read = async (...ids: string[]) => (await api.asAdmin(reading, { ids })).data.gridRows;
  return { api, add, save, undo, read, bore, colour };
}

test('rows are saved in one step, exchange their stock codes, and come back together', async () => {
  const { api, add, save, undo, read, bore, colour } = await site();
  const specs = [{ attributeId: colour, values: ['Kırmızı'] }];
  const [one, other] = [await add({ stockCode: 'ŞI-1', price: 5 }), await add({ stockCode: 'İÇ 2', specs })];
  const done = await save([
    { id: one, version: 1, changes: { stockCode: 'İÇ-2', price: 1250.5, leadDays: 3 } },
    { id: other, version: 1, changes: { stockCode: 'ŞI-1', specs: [{ attributeId: bore, values: ['1"'] }] } },
  ]);
  expect(done.rows).toMatchObject([
    { id: one, version: 2, code: null, problems: [] },
    { id: other, version: 2, code: null, problems: [] },
  ]);
  const saved = [
    { id: one, price: 1250.5, stockCode: 'İÇ-2', leadDays: 3, specs: [] },
    { id: other, stockCode: 'ŞI-1', specs: [{ text: '1"' }, { text: 'Kırmızı' }] },
  ];
  expect(await read(one, other, 'yok')).toMatchObject(saved);
  expect(
    (await api.asAdmin(`{ history(entity: PRODUCT, id: "${one}") { nodes { together } } }`)).data.history.nodes[0],
  ).toEqual({ together: 2 });
  await api.asAdmin(`mutation { patchProduct(id: "${one}", changes: { leadDays: 9 }) { id } }`);
  expect(await undo(done.undo)).toMatchObject({ restored: 2, kept: [{ fields: ['Delivery days'] }] });
  expect(await read(one, other)).toMatchObject([
    { price: 5, stockCode: 'ŞI-1', leadDays: 9 },
    { stockCode: 'İÇ 2', specs: [{ text: 'Kırmızı' }] },
  ]);
});

test('a row that came too late or is wrong stays and says why, and the others are saved', async () => {
  const { api, add, save, read, bore } = await site();
  const ids: string[] = [];
  for (const stockCode of ['A1', 'B2', 'C3', 'D4', 'E5', 'F6']) ids.push(await add({ stockCode }));
  const [late = '', wrong = '', long = '', taken = '', refused = '', good = ''] = ids;
  await api.asAdmin(`mutation { patchProduct(id: "${late}", changes: { price: 695 }) { id } }`);
  const { rows } = await save([
    { id: late, version: 1, changes: { price: 720 } },
    { id: wrong, version: 1, changes: { specs: [{ attributeId: bore, values: ['=A1*2'] }] } },
    { id: long, version: 1, changes: { name: 'ş'.repeat(10_000), price: 1.234 } },
    // The row that would give up E5 is refused, so that its code stays taken.
    { id: taken, version: 1, changes: { stockCode: 'e-5' } },
    { id: refused, version: 1, changes: { stockCode: 'A 1', price: 3 } },
    { id: good, version: 1, changes: { price: 12.5 } },
    { id: 'yok', version: 1, changes: { price: 1 } },
  ]);
  expect(rows.map(({ code, version }) => [code, version])).toEqual([
    ['CONFLICT', 2],
    ['BAD_USER_INPUT', 1],
    ['BAD_USER_INPUT', 1],
    ['BAD_USER_INPUT', 1],
    ['BAD_USER_INPUT', 1],
    [null, 2],
    ['NOT_FOUND', null],
  ]);
  expect(rows[0]).toMatchObject({ changedBy: 'admin@vitrin.example', changedAt: expect.stringMatching(/^20.*Z$/) });
  expect(rows[2]?.problems.map(({ field }) => field)).toEqual(['name', 'price']);
  expect(rows[3]?.problems[0]).toEqual({
    ...{ field: 'stockCode', code: 'BAD_USER_INPUT', message: 'It is the stock code of Rulman already.' },
  });
  expect(await read(...ids)).toMatchObject([
    { price: 695, version: 2 },
    ...[wrong, long, taken, refused].map((id) => ({ id, version: 1, price: null })),
    { price: 12.5, version: 2 },
  ]);
  // The same again writes nothing.
  const again = await save([{ id: good, version: 2, changes: { price: 12.5 } }]);
  expect(again).toMatchObject({ rows: [{ code: null, version: 2 }], undo: null });
  expect(await history(api, 'PRODUCT', good)).toHaveLength(2);
  const twice = { id: good, version: 2, changes: { price: 1 } };
  expect((await save([twice, twice])).rows.map(({ code }) => code)).toEqual(['BAD_USER_INPUT', 'BAD_USER_INPUT']);
  expect((await save(Array.from({ length: 501 }, () => twice))).refused).toMatchObject({ code: 'BAD_USER_INPUT' });
});

test('a save of several calls is one step, and goes on with no other', async () => {
  const { api, add, save, undo, read } = await site();
  const [one, other] = [await add({}), await add({})];
  const first = await save([{ id: one, version: 1, changes: { price: 1 } }]);
  const second = await save([{ id: other, version: 1, changes: { price: 2 } }], first.undo);
  expect(
    (await api.asAdmin(`{ history(entity: PRODUCT, id: "${other}") { nodes { together } } }`)).data.history.nodes[0],
  ).toEqual({ together: 2 });
  expect(await undo(second.undo)).toMatchObject({ restored: 2, keptCount: 0 });
  expect(await read(one, other)).toMatchObject([{ price: null }, { price: null }]);
  const { refused } = await save([{ id: one, version: 3, changes: { price: 3 } }], { id: one, version: 1 });
  expect(refused).toMatchObject({ code: 'BAD_USER_INPUT', field: 'goesOnWith' });
  expect(await read(one)).toMatchObject([{ price: null, version: 3 }]);
});

test('more than two hundred rows are saved by a process of their own', async () => {
  const { api, save, read } = await site();
  const ids = Array.from({ length: 201 }, (_, n) => String(n));
  const products = ids.map((id) => ({ id, name: `Şamandıra ${id}`, category: '' }));
  const content = { information: { products: { products } } };
  await api.asAdmin('mutation ($content: JSON!) { importContent(content: $content) { products } }', { content });
  const { rows, undo } = await save(ids.map((id, at) => ({ id, version: 1, changes: { price: at + 1 } })));
  expect(rows.filter(({ code, version }) => code === null && version === 2)).toHaveLength(201);
  expect(undo).toEqual({ id: ids[0], version: 2 });
  expect(await read(ids.at(-1) ?? '')).toMatchObject([{ price: 201 }]);
});

test('the grid has the products of a filter in the order of the list, and their kinds', async () => {
  const { api, add } = await site();
  const kind = async (name: string) =>
    (await api.asAdmin(`mutation { createProductKind(input: { name: "${name}", attributes: [] }) { id } }`)).data
      .createProductKind.id as string;
  const [bearing, valve] = [await kind('Rulman'), await kind('Vana')];
  const [a, b, c] = [
    await add({ name: 'Çark', kindId: valve }),
    await add({ name: 'Işık', kindId: bearing, price: 1 }),
    await add({ name: 'İnce', kindId: bearing }),
  ];
  const grid = async (which: object, orderBy?: string) => {
    const query = `query ($which: ChosenProducts!, $orderBy: ProductOrder) {
      productsOfGrid(which: $which, orderBy: $orderBy) { ids count kindIds } }`;
    return (await api.asAdmin(query, { which, orderBy })).data.productsOfGrid;
  };
  expect(await grid({})).toEqual({ ids: [c, b, a], count: 3, kindIds: [bearing, valve] });
  expect(await grid({ priced: false }, 'NAME')).toEqual({ ids: [a, c], count: 2, kindIds: [bearing, valve].sort() });
  expect(await grid({ ids: [a, 'yok'] })).toEqual({ ids: [a], count: 1, kindIds: [valve] });
});
