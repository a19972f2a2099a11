import { expect, test } from 'vitest';
import { priceJumps, type Priced } from '../../../../common/product/priceJump.ts';
import { openWays, type Change, type Way } from '../../../testing/random/waysToWrite.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { history, restore } from '../../../testing/history.ts';

const priced = (price: number | null, more: Partial<Priced> = {}): Priced => ({
  ...{ price, priceQuantity: null, priceBreaks: [] },
  ...more,
});
const ladder = (...steps: [minimum: number, price: number][]) => ({
  priceBreaks: steps.map(([minimum, price]) => ({ minimum, price })),
});

test.each<[what: string, before: Priced, after: Priced, jumps: object[]]>([
  ['half more', priced(1000), priced(1500), []],
  ['a kuruş above that', priced(1000), priced(1501), [{ field: 'price', from: 1000, to: 1501 }]],
  ['a third less', priced(1500), priced(1000), []],
  ['a kuruş below that', priced(1500), priced(999), [{ field: 'price', from: 1500, to: 999 }]],
  ['a slip of the comma', priced(28_500), priced(2850), [{ field: 'price', to: 2850 }]],
  ['on request', priced(28_500), priced(null), [{ field: 'price', to: null }]],
  ['nothing', priced(1), priced(0), [{ field: 'price', to: 0 }]],
  ['a first price', priced(null), priced(28_500), []],
  ['a price of what was free', priced(0), priced(28_500), []],
  ['the highest price', priced(100_000_000_000), priced(1), [{ field: 'price' }]],
  ['the same for a hundred', priced(285), priced(28_500, { priceQuantity: 100 }), []],
  ['a price for a hundred', priced(285), priced(285, { priceQuantity: 100 }), [{ field: 'priceQuantity', to: 285 }]],
  [
    'a row lowered',
    priced(1000, ladder([50, 800])),
    priced(1000, ladder([50, 80])),
    [{ minimum: 50, from: 800, to: 80 }],
  ],
  ['a row that comes', priced(1000), priced(1000, ladder([50, 600])), [{ minimum: 50, from: 1000, to: 600 }]],
  ['a usual ladder that comes', priced(1000), priced(1000, ladder([50, 900], [100, 700])), []],
  [
    'a ladder that goes',
    priced(1000, ladder([50, 900], [100, 500])),
    priced(1000),
    [{ minimum: 100, from: 500, to: 1000 }],
  ],
  ['another quantity', priced(1000, ladder([50, 900])), priced(1000, ladder([60, 900])), []],
])('%s', (_, before, after, jumps) => {
  expect(priceJumps(before, after)).toEqual(jumps.map((jump) => expect.objectContaining(jump)));
});

/** These ways ask; a file of a profile and a proposal ask a person by themselves, and a content document replaces all. */
const asking: Way[] = [
  ...([
    'updateProduct',
    'patchProduct',
    'patchProducts',
    'upsertProducts',
    'changeProductRows',
    'changeProducts',
  ] as const),
  ...(['plan', 'waiting'] as const),
];

test('every way of writing asks once about a price that jumps, and writes it when it is confirmed', async () => {
  const { ways, add, stored } = await openWays();
  const values: [Change['field'], unknown][] = [
    ['price', 28.5],
    ['price', null],
    ['priceQuantity', 10],
    ['priceBreaks', [{ minimum: 50, price: 2.5 }]],
  ];
  for (const way of asking)
    for (const [field, value] of values) {
      const id = await add({ price: 285 });
      const before = await stored(id);
      expect([way, field, await ways[way]({ id, field, value })]).toEqual([way, field, { code: 'PRICE_JUMPS', field }]);
      expect(await stored(id)).toEqual(before);
      expect([way, field, await ways[way]({ id, field, value, confirmJumps: true })]).toEqual([way, field, null]);
      expect(await stored(id)).not.toEqual(before);
    }
  for (const way of Object.keys(ways) as Way[]) {
    const id = await add({ price: 285 });
    expect([way, await ways[way]({ id, field: 'price', value: 300 })]).toEqual([way, null]);
    if (!asking.includes(way)) expect([way, await ways[way]({ id, field: 'price', value: 30 })]).toEqual([way, null]);
  }
});

const Create = 'mutation ($input: ProductInput!) { createProduct(input: $input) { id } }';
const Patches = `mutation ($rows: [ProductPatch!]!) { patchProducts(rows: $rows) {
  product { price } code problems { field message jump { minimum from to } } } }`;
const Bulk = `mutation ($which: ChosenProducts!, $changes: ProductChanges, $priceRule: PriceRule, $confirmJumps: Boolean) {
  changeProducts(which: $which, changes: $changes, priceRule: $priceRule, confirmJumps: $confirmJumps) { changed } }`;

async function opened() {
  const api = await openTestApi();
  const add = async (name: string, price: number) =>
    (await api.asAdmin(Create, { input: { name, description: 'Çelik', price } })).data.createProduct.id as string;
  return { ...api, ids: [await add('Rulman', 285), await add('Vana', 100), await add('Pompa', 4000)] };
}

test('of several rows only those that jump are refused, with the price from before and the new one', async () => {
  const { asAdmin, ids } = await opened();
  const prices = [28.5, 110, 41_000];
  const rows = ids.map((id, place) => ({ id, changes: { price: prices[place] } }));
  const refused = (from: number, to: number, message: string) => ({
    ...{ product: null, code: 'PRICE_JUMPS' },
    problems: [{ field: 'price', message, jump: { minimum: null, from, to } }],
  });
  expect((await asAdmin(Patches, { rows })).data.patchProducts).toEqual([
    refused(285, 28.5, 'The price was ₺ 285,00 and would be ₺ 28,50.'),
    { product: { price: 110 }, code: null, problems: [] },
    refused(4000, 41_000, 'The price was ₺ 4.000,00 and would be ₺ 41.000,00.'),
  ]);
});

test('a change of many products names every price that jumps, and writes none', async () => {
  const { asAdmin, asVisitor, ids } = await opened();
  const which = { ids };
  const { errors } = await asAdmin(Bulk, { which, changes: { price: 300 } });
  expect(errors?.[0]?.extensions).toEqual({
    code: 'PRICE_JUMPS',
    field: 'price',
    products: 2,
    jumps: [
      { id: ids[1], name: 'Vana', field: 'price', minimum: null, from: 100, to: 300 },
      { id: ids[2], name: 'Pompa', field: 'price', minimum: null, from: 4000, to: 300 },
    ],
  });
  const doubled = await asAdmin(Bulk, { which, priceRule: { percent: 100 } });
  expect(doubled.errors?.[0]?.extensions).toMatchObject({ code: 'PRICE_JUMPS', products: 3 });
  const price = async () => (await asVisitor(`{ product(id: "${ids[0] ?? ''}") { price } }`)).data.product.price;
  expect(await price()).toBe(285);
  await asAdmin(Bulk, { which, priceRule: { percent: 100 }, confirmJumps: true });
  expect(await price()).toBe(570);
});

test('an earlier state and an undo, which bring back what was confirmed once, are not asked about', async () => {
  const api = await opened();
  const { asAdmin, ids } = api;
  const [id = ''] = ids;
  const Change = Bulk.replace('{ changed }', '{ undo { id version } }');
  const sent = { which: { ids: [id] }, changes: { price: 28.5 }, confirmJumps: true };
  const { undo } = (await asAdmin(Change, sent)).data.changeProducts;
  const Undo = `mutation ($id: ID!, $version: Int!) {
    undoChange(entity: PRODUCT, id: $id, version: $version) { restored } }`;
  expect((await asAdmin(Undo, undo)).errors).toBeUndefined();
  const [, jumped] = await history(api, 'PRODUCT', id);
  expect((await restore(api, jumped?.id ?? '')).errors).toBeUndefined();
  const { data } = await asAdmin(`{ product(id: "${id}") { price } }`);
  expect(data.product.price).toBe(28.5);
});
