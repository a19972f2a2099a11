import { expect, test } from 'vitest';
import { withScopes } from '../../../testing/keys.ts';
import { openSpecApi } from '../../../testing/specs.ts';

const Upsert = `mutation ($rows: [ProductRow!]!, $atomic: Boolean, $dryRun: Boolean, $confirmJumps: Boolean, $key: ID) {
  upsertProducts(rows: $rows, atomic: $atomic, dryRun: $dryRun, confirmJumps: $confirmJumps, key: $key) {
    rows { outcome product { id name stockCode price version } problems { field code message jump { from to } } } undoToken } }`;

async function site() {
  const { api, addAttribute } = await openSpecApi();
  const bore = await addAttribute({ name: 'İç çap', kind: 'NUMBER', unit: 'mm' });
  const upsert = async (rows: object[], more: object = {}, ask = api.asAdmin) => {
    const { data, errors } = await ask(Upsert, { rows, ...more });
    return { ...data?.upsertProducts, code: errors?.[0]?.extensions.code } as {
      rows: {
        outcome: string;
        product: { id: string; name: string; stockCode: string; price: number; version: number } | null;
        problems: { field: string; code: string; message: string; jump: object | null }[];
      }[];
      undoToken: string | null;
      code: string | undefined;
    };
  };
  const count = async () => (await api.asAdmin('{ products { totalCount } }')).data.products.totalCount as number;
  const outcomes = (made: Awaited<ReturnType<typeof upsert>>) => made.rows.map(({ outcome }) => outcome);
  return { ...api, bore, upsert, count, outcomes };
}

const made = (stockCode: string, more: object = {}) => ({
  stockCode,
  changes: { name: `Vana ${stockCode}`, description: 'PN16', price: 100, ...more },
});

test('products are added and changed in one step by id, code and the number of another program', async () => {
  const { upsert, outcomes, count, asAdmin } = await site();
  const external = { system: 'Logo', externalId: 'STK-1' };
  const first = await upsert([made('A-1'), { external, changes: { name: 'Boru', description: 'x' } }]);
  expect(outcomes(first)).toEqual(['ADDED', 'ADDED']);
  expect(first.rows[0]?.product).toMatchObject({ stockCode: 'A-1', price: 100, version: 1 });
  const [valve, pipe] = first.rows.map(({ product }) => product?.id ?? '');
  const second = await upsert([
    { id: valve, changes: { price: 110 } },
    { external: { system: 'LOGO', externalId: 'STK-1' }, changes: { price: 5, stockCode: 'B-1' } },
    made('C-1'),
    { stockCode: 'yok', changes: { price: 4 } },
  ]);
  expect(outcomes(second)).toEqual(['CHANGED', 'CHANGED', 'ADDED', 'REFUSED']);
  expect(second.rows[1]?.product).toMatchObject({ id: pipe, price: 5, stockCode: 'B-1' });
  expect(second.rows[3]?.problems).toMatchObject([{ field: 'stockCode', code: 'NOT_FOUND' }]);
  expect(outcomes(await upsert([{ stockCode: 'a 1', changes: { price: 110 } }]))).toEqual(['UNCHANGED']);
  const undone = await asAdmin('mutation ($token: ID!) { undo(token: $token) { restored } }', {
    token: second.undoToken,
  });
  expect(undone.errors).toBe(undefined);
  expect(await count()).toBe(2);
});

test('each row names all that is wrong with it, limits and references and prices together', async () => {
  const { upsert, bore } = await site();
  await upsert([made('A-1'), made('A-2')]);
  const wrong = {
    ...{ name: ' ', gtin: '123', brand: 'x'.repeat(81), categoryId: 'yok', kindId: 'yok', familyId: 'yok' },
    ...{ successorId: 'yok', stockCode: 'A-2', price: 900, documentIds: ['yok'], togetherIds: ['yok'] },
    specs: [
      { attributeId: 'yok', values: ['1'] },
      { attributeId: bore, values: ['geniş'] },
    ],
  };
  const { rows } = await upsert([{ stockCode: 'A-1', version: 7, changes: wrong }, made('A-3', { description: null })]);
  const fields = rows[0]?.problems.map(({ field, code }) => `${field} ${code}`).toSorted();
  expect(fields).toEqual(
    [
      ...['name', 'gtin', 'brand', 'categoryId', 'kindId', 'familyId', 'successorId', 'stockCode', 'documentIds'],
      ...['togetherIds', 'specs.0', 'specs.1'],
    ]
      .map((field) => `${field} BAD_USER_INPUT`)
      .concat('price PRICE_JUMPS', 'version CONFLICT')
      .toSorted(),
  );
  expect(rows[1]).toMatchObject({ outcome: 'REFUSED', product: null, problems: [{ field: 'description' }] });
});

test('codes are exchanged among rows, and no product stands twice', async () => {
  const { upsert, outcomes } = await site();
  const { rows } = await upsert([made('A-1'), made('A-2')]);
  const [one, two] = rows.map(({ product }) => product?.id);
  const exchanged = await upsert([
    { id: one, changes: { stockCode: 'A-2' } },
    { id: two, changes: { stockCode: 'A-1' } },
    made('A-3'),
    made('a3'),
    { stockCode: 'A-1', changes: { price: 1 } },
    { id: two, stockCode: 'A-1', changes: {} },
    { id: 'yok', changes: {} },
  ]);
  expect(outcomes(exchanged)).toEqual(['CHANGED', 'CHANGED', 'ADDED', 'REFUSED', 'REFUSED', 'REFUSED', 'REFUSED']);
  expect(exchanged.rows[6]?.problems).toMatchObject([{ field: 'id', code: 'NOT_FOUND' }]);
});

test('what only the write itself finds refuses its row alone, and the others are one step', async () => {
  const { upsert, outcomes, asAdmin } = await site();
  const numbered = (externalId: string, system = 'Logo') => ({
    external: { system, externalId },
    changes: { name: `Boru ${externalId}`, description: 'x' },
  });
  const { rows } = await upsert([made('A-1'), made('A-2'), numbered('STK-1')]);
  const [one, two, gone] = rows.map(({ product }) => product?.id);
  await asAdmin('mutation ($id: ID!) { deleteProduct(id: $id) }', { id: gone });
  const written = await upsert([
    made('B-1'),
    // Each follows the other: neither alone is wrong.
    { id: one, changes: { successorId: two } },
    { id: two, changes: { successorId: one } },
    // The number of a product in the bin, and programs without a name.
    numbered('STK-1'),
    numbered('STK-2', '\u200b'),
    numbered('STK-3', ' '),
    // The same code, once as the name of the row and once as a value.
    made('B-2'),
    { ...numbered('STK-4'), changes: { name: 'Boru', description: 'x', stockCode: 'b 2' } },
    // A code that another row gives up and a third one takes as well.
    { ...numbered('STK-5'), changes: { name: 'Boru', description: 'x', gtin: '4006381333931' } },
    { ...numbered('STK-6'), changes: { name: 'Boru', description: 'x', gtin: '4006381333931' } },
    made('B-3'),
  ]);
  expect(written.code).toBe(undefined);
  const said = outcomes(written);
  expect([said[0], said[6], said[10]]).toEqual(['ADDED', 'ADDED', 'ADDED']);
  expect(said.filter((outcome) => outcome === 'REFUSED')).toHaveLength(4);
  for (const row of written.rows) expect(row.problems.length > 0).toBe(row.outcome === 'REFUSED');
  const { errors } = await asAdmin('mutation ($token: ID!) { undo(token: $token) { restored } }', {
    token: written.undoToken,
  });
  expect(errors).toBe(undefined);
});

test('atomic writes all or none, a dry run writes nothing, and neither has something to undo', async () => {
  const { upsert, outcomes, count } = await site();
  await upsert([made('A-1')]);
  const rows = [made('A-2'), { stockCode: 'A-1', changes: { price: 900 } }, { stockCode: 'A-1', changes: {} }];
  const left = await upsert(rows.slice(0, 2), { atomic: true });
  expect(outcomes(left)).toEqual(['LEFT', 'REFUSED']);
  expect(left.rows[1]?.problems).toMatchObject([{ field: 'price', code: 'PRICE_JUMPS', jump: { from: 100, to: 900 } }]);
  expect([left.undoToken, await count()]).toEqual([null, 1]);
  const tried = await upsert(rows.slice(0, 2), { dryRun: true, confirmJumps: true });
  expect(outcomes(tried)).toEqual(['ADDED', 'CHANGED']);
  expect(tried.rows.map(({ product }) => product?.price)).toEqual([undefined, 100]);
  expect([tried.undoToken, await count()]).toEqual([null, 1]);
  expect(outcomes(await upsert(rows.slice(0, 2), { atomic: true, confirmJumps: true }))).toEqual(['ADDED', 'CHANGED']);
});

test('a call with a key that is sent again writes nothing and says the same', async () => {
  const { upsert, count, outcomes } = await site();
  const key = 'a-key-of-sixteen-letters';
  const rows = [made('A-1'), { changes: { name: 'Adsız', description: 'x' } }, { stockCode: 'yok', changes: {} }];
  const first = await upsert(rows, { key });
  expect(outcomes(first)).toEqual(['ADDED', 'ADDED', 'REFUSED']);
  expect(await Promise.all([upsert(rows, { key }), upsert(rows, { key })])).toEqual([first, first]);
  expect(await count()).toBe(2);
  expect((await upsert([made('A-9')], { key })).code).toBe('CONFLICT');
  // Nothing was written by these, so that the same key may try again.
  const other = 'another-key-of-letters';
  await upsert([{ stockCode: 'B-1', changes: { price: 1 } }], { key: other });
  expect(outcomes(await upsert([made('B-1')], { key: other }))).toEqual(['ADDED']);
});

test('a key for prices changes prices alone', async () => {
  const { upsert, outcomes, admin, askAs } = await site();
  await upsert([made('A-1')]);
  const ask = askAs({ ...withScopes(admin, ['WRITE_PRICES']) });
  const rows = [
    { stockCode: 'A-1', changes: { price: 101 } },
    { stockCode: 'A-1', changes: { brand: 'x' } },
    made('A-2'),
  ];
  const done = await upsert(rows, {}, ask);
  expect(outcomes(done)).toEqual(['CHANGED', 'REFUSED', 'REFUSED']);
  expect(done.rows[2]?.problems).toMatchObject([{ code: 'SCOPE_MISSING' }]);
});

test('at most two hundred rows', async () => {
  const { upsert } = await site();
  const many = Array.from({ length: 201 }, (_, n) => made(`Z-${n}`));
  expect((await upsert(many)).code).toBe('BAD_USER_INPUT');
  expect((await upsert(many.slice(0, 200))).rows).toHaveLength(200);
});
