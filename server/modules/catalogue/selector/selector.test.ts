import { expect, test } from 'vitest';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { importContent } from '../../upkeep/content/content.import.ts';

const image = 'https://images.example/rulman.svg';
const option = (id: string) => ({ id, name: id.toUpperCase() });
const product = (id: string, kind: string | null, çap: string, kapak: string, more: object = {}) => ({
  id: `17000000000${id}`,
  name: `Ürün ${id}`,
  description: 'x',
  category: 'şişe',
  kind,
  specs: [
    { attributeId: 'çap', values: [çap] },
    { attributeId: 'kapak', values: [kapak] },
  ],
  ...more,
});

const content = {
  information: {
    categories: { categories: [{ id: 'şişe', name: 'Şişe' }] },
    attributes: {
      attributes: [
        { id: 'çap', name: 'Çap', kind: 'NUMBER', unit: 'mm' },
        { id: 'dış', name: 'Dış', kind: 'NUMBER', unit: 'mm' },
        { id: 'kapak', name: 'Kapak', kind: 'OPTION', options: ['açık', 'zz'].map(option) },
      ],
    },
    kinds: {
      kinds: ['rulman', 'yatak'].map((id) => ({
        id,
        name: id,
        attributes: ['çap', 'kapak'].map((attributeId) => ({ attributeId, filterable: true, key: true })),
      })),
    },
    products: {
      products: [
        product('10', 'yatak', '20', 'zz'),
        product('11', 'rulman', '20', 'açık', { price: 50, availability: 'IN_STOCK' }),
        product('12', 'rulman', '20', 'zz', { image, availability: 'ON_ORDER', leadDays: 5 }),
        product('13', 'rulman', '25', 'açık', { availability: 'ON_ORDER', leadDays: 20 }),
        product('14', 'rulman', '30', 'açık', { image, availability: 'DISCONTINUED', leadDays: 5 }),
        product('15', 'rulman', '30', 'zz', { availability: 'ON_ORDER' }),
        product('16', 'rulman', '17,5', 'zz'),
        product('17', null, '40', 'zz'),
        product('18', 'rulman', '1 cm', 'zz'),
        product('19', 'rulman', '1 cm', 'açık'),
      ],
    },
  },
};

const Ask = `query ($filter: ProductFilter, $search: String, $first: Int, $orderBy: ProductOrder) {
  products(categoryId: "şişe", discontinued: false, filter: $filter, search: $search, orderBy: $orderBy) {
    totalCount
    groups(first: $first) { kind { id } count products { id } }
    facets {
      kinds { kind { id } product { id image } }
      leadTimes { days count }
      matrix {
        rows { name attribute { id } values { name value } }
        columns { name values { name value } }
        cells { count product { id } products { stockCode } }
      }
    }
  }
}`;

const open = async () => {
  const { db, asVisitor } = await openTestApi();
  await importContent(db, content);
  return async (variables: object) => {
    const { data, errors } = await asVisitor(Ask, { ...variables });
    expect(errors).toBeUndefined();
    return data.products;
  };
};
type Group = { kind: { id: string } | null; count: number; products: { id: string }[] };
const shown = (groups: Group[]) =>
  groups.map(({ kind, count, products }) => [kind?.id ?? null, count, products.map(({ id }) => id.slice(-2)).join()]);

test('a list is read by kinds, the largest first, in its order and under its conditions', async () => {
  const ask = await open();
  expect(shown((await ask({ first: 2 })).groups)).toEqual([
    ['rulman', 7, '19,18'],
    ['yatak', 1, '10'],
    [null, 1, '17'],
  ]);
  const narrowed = await ask({
    filter: { specs: [{ attributeId: 'çap', range: { to: '25' } }] },
    orderBy: 'PRICE_ASC',
    first: 3,
  });
  expect(shown(narrowed.groups)).toEqual([
    ['rulman', 6, '11,19,18'],
    ['yatak', 1, '10'],
  ]);
  expect((await ask({ search: 'ürün' })).groups).toEqual([]);
});

test('a kind is shown by the newest of its products that has a picture and is in the list', async () => {
  const { facets } = await (await open())({});
  expect(facets.kinds).toEqual([
    { kind: { id: 'rulman' }, product: { id: '1700000000012', image } },
    { kind: { id: 'yatak' }, product: null },
  ]);
});

test('one can choose how long to wait: stock counts with every limit, and unknown days with none', async () => {
  const ask = await open();
  const { facets } = await ask({});
  expect(facets.leadTimes).toEqual([
    { days: 5, count: 2 },
    { days: 20, count: 3 },
  ]);
  for (const [leadDays, count] of [
    [1, 1],
    [5, 2],
    [19, 2],
    [999, 3],
  ])
    expect((await ask({ filter: { leadDays } })).totalCount).toBe(count);
});

test('one kind stands in a table of its sizes and covers, whatever else narrows the list', async () => {
  const ask = await open();
  expect((await ask({})).facets.matrix).toBeNull();
  expect((await ask({ filter: { kindIds: ['yatak'] } })).facets.matrix).toBeNull();
  const { matrix } = (await ask({ filter: { kindIds: ['rulman'], leadDays: 5 } })).facets;
  expect(matrix.rows).toEqual({
    name: 'Çap',
    attribute: { id: 'çap' },
    values: ['10', '17,5', '20', '25', '30'].map((value) => ({ name: value, value })),
  });
  expect(matrix.columns).toEqual({
    name: 'Kapak',
    values: [
      { name: 'AÇIK', value: 'açık' },
      { name: 'ZZ', value: 'zz' },
    ],
  });
  type Cell = { count: number; product: { id: string } } | null;
  expect((matrix.cells as Cell[][]).map((row) => row.map((cell) => cell?.product.id.slice(-2) ?? null))).toEqual([
    ['19', '18'],
    [null, '16'],
    ['11', '12'],
    ['13', null],
    [null, '15'],
  ]);
});

test('where the next measure has too many values, the first one stands by series, and a cell names its products', async () => {
  const { db, asVisitor } = await openTestApi();
  const series = ['60', '62'];
  const bores = ['10', '12', '15', '17', '20', '25', '30', '35', '40'];
  await importContent(db, {
    information: {
      ...content.information,
      families: { families: series.map((id) => ({ id, name: `Sabit rulman, ${id} serisi`, columns: [] })) },
      kinds: {
        kinds: [
          {
            id: 'rulman',
            name: 'Rulman',
            attributes: ['çap', 'dış', 'kapak'].map((attributeId) => ({
              attributeId,
              key: attributeId !== 'kapak',
              column: true,
            })),
          },
        ],
      },
      products: {
        products: series.flatMap((family, at) =>
          bores.flatMap((bore, place) =>
            ['zz', 'açık'].map((cover, also) => ({
              ...product(`${at}${place}${also}`.padStart(3, '1'), 'rulman', bore, cover),
              family,
              stockCode: `${family}0${place}-${cover.toLocaleUpperCase('tr')}`,
              specs: [
                { attributeId: 'çap', values: [bore] },
                { attributeId: 'dış', values: [String(30 + 20 * at + place)] },
                { attributeId: 'kapak', values: [cover] },
              ],
            })),
          ),
        ),
      },
    },
  });
  const { data } = await asVisitor(Ask, {});
  const { matrix } = data.products.facets;
  expect([matrix.rows.name, matrix.columns]).toEqual([
    'Çap',
    {
      name: 'Seri',
      values: [
        { name: '60 serisi', value: null },
        { name: '62 serisi', value: null },
      ],
    },
  ]);
  expect(matrix.cells[2][1]).toMatchObject({
    count: 2,
    products: [{ stockCode: '6202-AÇIK' }, { stockCode: '6202-ZZ' }],
  });
});
