import { expect, test } from 'vitest';
import { valves } from '../../../testing/valves.ts';

const Create = `mutation ($input: ProductInput!) { createProduct(input: $input) {
  id specs { values { ... on NumberValue { typed number base } ... on RangeValue { typed low { number } high { number } } } } } }`;

async function site() {
  const opened = await valves();
  const heat = await opened.addAttribute({ name: 'Çalışma sıcaklığı', kind: 'RANGE', unit: '°C' });
  const create = (specs: object[], more: object = {}) =>
    opened.api.asAdmin(Create, { input: { name: 'Küresel vana', description: 'Pirinç', specs, ...more } });
  return { ...opened, heat, create };
}

test.each([2.375, 17.125, 1234.5, 1000, 0.1 + 0.2, 1e-7, -20.25, 123456789.123])(
  'the number %d is stored as itself, and a filter for it finds that product alone',
  async (number) => {
    const { bore, create, ask } = await site();
    const { data, errors } = await create([{ attributeId: bore, numbers: [number] }]);
    expect(errors).toBeUndefined();
    const { id, specs } = data.createProduct;
    expect(specs[0].values[0].number).toBeCloseTo(number, 12);
    await create([{ attributeId: bore, numbers: [number * 1000] }]);
    const found = await ask({ specs: [{ attributeId: bore, range: { min: number, max: number } }] });
    expect(found.data.products.nodes.map((node: { id: string }) => node.id)).toEqual([id]);
  },
);

test('numbers are in the unit that they name, and two are the ends of a range', async () => {
  const { bore, heat, create, ask } = await site();
  const { data } = await create([
    { attributeId: bore, numbers: [2.375, 5], unit: 'inç' },
    { attributeId: heat, numbers: [-20, 100.125] },
  ]);
  const [heats, bores] = data.createProduct.specs.map(({ values }: { values: unknown[] }) => values);
  expect(bores).toEqual([
    { typed: '2,375 inç', number: 2.375, base: 60.325 },
    { typed: '5 inç', number: 5, base: 127 },
  ]);
  expect(heats).toEqual([{ typed: '-20 … 100,125', low: { number: -20 }, high: { number: 100.125 } }]);
  const filter = { specs: [{ attributeId: bore, range: { min: 60, max: 60.5, unit: 'mm' } }] };
  expect((await ask(filter)).data.products.totalCount).toBe(1);
});

test('a price is filtered by numbers in lira', async () => {
  const { create, ask } = await site();
  await create([], { price: 1.5 });
  await create([], { price: 1500 });
  expect((await ask({ price: { min: 1.5, max: 1.5 } })).data.products.totalCount).toBe(1);
  expect((await ask({ price: { from: '1.500', to: '1.500' } })).data.products.totalCount).toBe(1);
});

test.each([
  ['iç-çap', { values: ['20'], numbers: [20] }, 'specs.0.numbers', 'Give either values or numbers.'],
  ['iç-çap', {}, 'specs.0.values', 'Give either values or numbers.'],
  [
    'iç-çap',
    { numbers: [20], unit: 'bar' },
    'specs.0',
    'İç çap: bar is a unit of pressure: enter length, such as 20 mm.',
  ],
  ['standart', { numbers: [15] }, 'specs.0.numbers', '“Standart” has no numbers: give values.'],
  [
    'çalışma-sıcaklığı',
    { numbers: [20] },
    'specs.0.numbers',
    '“Çalışma sıcaklığı” is a range: give its lower and its upper end.',
  ],
])('for %s, %j is refused with the place named', async (attributeId, spec, field, message) => {
  const { create, ask } = await site();
  const { errors } = await create([{ attributeId, ...spec }]);
  expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT', field } });
  expect((await ask()).data.products.totalCount).toBe(0);
});

test('a filter takes each end as a text or as a number, and not both', async () => {
  const { bore, ask } = await site();
  const range = { from: '20', min: 20 };
  expect((await ask({ specs: [{ attributeId: bore, range }] })).errors?.[0]).toMatchObject({
    message: 'Give either from or min.',
    extensions: { field: 'filter.specs.0.range.min' },
  });
});
