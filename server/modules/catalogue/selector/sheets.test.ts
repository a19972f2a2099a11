import { expect, test } from 'vitest';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { importContent } from '../../upkeep/content/content.import.ts';

const bores = [10, 12, 15, 17, 20];
const series = ['60', '62'];
const key = (attributeId: string, more: object = {}) => ({ attributeId, key: true, filterable: true, ...more });
const spec = (attributeId: string, value: string) => ({ attributeId, values: [value] });

const bearings = series.flatMap((family, at) =>
  bores.flatMap((bore, place) =>
    ['açık', 'zz'].map((cover, also) => ({
      id: `1700000000${at}${place}${also}`,
      name: `Rulman ${family}0${place}`,
      description: 'x',
      category: 'güç',
      kind: 'rulman',
      family,
      stockCode: `${family}0${place}-${cover.toLocaleUpperCase('tr')}`,
      price: 100 + 10 * bore + also,
      specs: [spec('iç', String(bore)), spec('dış', String(2 * bore + 10 * at + place)), spec('kapak', cover)],
    })),
  ),
);
const belts = ['800', '1000', '1250'].map((length, at) => ({
  id: `180000000000${at}`,
  name: `Kayış ${length}`,
  description: 'x',
  category: 'güç',
  kind: 'kayış',
  price: 5,
  vatRate: 10,
  salesUnit: 'PIECE',
  priceQuantity: 100,
  specs: [spec('boy', length)],
}));
const content = {
  information: {
    categories: { categories: [{ id: 'güç', name: 'Güç' }] },
    attributes: {
      attributes: [
        ...['iç', 'dış', 'boy'].map((id) => ({ id, name: id, kind: 'NUMBER', unit: 'mm' })),
        { id: 'kapak', name: 'Kapak', kind: 'OPTION', options: ['açık', 'zz'].map((id) => ({ id, name: id })) },
      ],
    },
    families: { families: series.map((id) => ({ id, name: `Sabit rulman, ${id} serisi`, columns: [] })) },
    kinds: {
      kinds: [
        { id: 'rulman', name: 'Rulman', attributes: [key('iç'), key('dış'), { attributeId: 'kapak', column: true }] },
        { id: 'kayış', name: 'Kayış', attributes: [key('boy')] },
      ],
    },
    products: {
      products: [
        ...bearings,
        ...belts,
        { id: '1900000000000', name: 'Çektirme', description: 'x', category: 'güç', price: 7 },
      ],
    },
  },
};

const Ask = `query ($measure: String, $moreThan: Int, $filter: ProductFilter) {
  products(categoryId: "güç", discontinued: false, filter: $filter) {
    totalCount
    groups(atMost: 20) { count }
    nodes(atMost: 20) { id }
    few: nodes(atMost: 24) { id }
    facets {
      sheets(measure: $measure, moreThan: $moreThan) {
        kind { id } count matching
        measures { attribute { id } low high }
        rows { name values { name value } }
        columns { name values { name value } }
        cells { row column count matching values products { label differs price vatRateNow priceQuantity isMatching } }
      }
    }
  }
}`;

const open = async () => {
  const { db, asVisitor } = await openTestApi();
  await importContent(db, content);
  return async (variables: object = {}) => {
    const { data, errors } = await asVisitor(Ask, { ...variables });
    expect(errors).toBeUndefined();
    return data.products;
  };
};
type Sheet = {
  kind: { id: string } | null;
  count: number;
  matching: number;
  cells: { row: number; column: number; count: number; matching: number }[];
};
const metIn = (sheet: Sheet) =>
  sheet.cells.filter(({ matching }) => matching > 0).map((cell) => [cell.row, cell.column]);

test('each kind of a list is one sheet: two properties, one, or the codes of what has no kind', async () => {
  const ask = await open();
  const { facets, groups, nodes, few } = await ask();
  const [bearing, belt, other] = facets.sheets;
  expect(facets.sheets.map(({ kind, count }: Sheet) => [kind?.id ?? null, count])).toEqual([
    ['rulman', 20],
    ['kayış', 3],
    [null, 1],
  ]);
  expect(bearing.measures).toEqual([
    { attribute: { id: 'iç' }, low: '10', high: '20' },
    { attribute: { id: 'dış' }, low: '20', high: '54' },
  ]);
  expect([bearing.rows.name, bearing.columns.name]).toEqual(['Seri', 'iç']);
  expect(bearing.cells).toHaveLength(10);
  expect(bearing.cells[6]).toEqual({
    row: 1,
    column: 1,
    count: 2,
    matching: 2,
    values: ['12', '35'],
    products: [
      { label: '6201-AÇIK', differs: 'açık', price: 220, vatRateNow: 20, priceQuantity: null, isMatching: true },
      { label: '6201-ZZ', differs: 'zz', price: 221, vatRateNow: 20, priceQuantity: null, isMatching: true },
    ],
  });
  expect([belt.rows, belt.columns.values.map(({ name }: { name: string }) => name)]).toEqual([
    null,
    ['800', '1.000', '1.250'],
  ]);
  expect(belt.cells[0].products[0]).toMatchObject({ price: 5, vatRateNow: 10, priceQuantity: 100, differs: null });
  expect(other).toMatchObject({ rows: null, columns: { name: '', values: [{ name: 'Çektirme' }] } });
  // A list that stands in sheets does not read its groups and its products as well.
  expect([groups, nodes]).toEqual([[], []]);
  expect(few).toHaveLength(20);
});

test.each([
  ['20 x 54', [[1, 4]], 2],
  ['54×20', [[1, 4]], 2],
  [
    '2 cm',
    [
      [0, 0],
      [0, 4],
      [1, 4],
    ],
    6,
  ],
  [
    '20',
    [
      [0, 0],
      [0, 4],
      [1, 4],
    ],
    6,
  ],
  [
    '15 zz',
    [
      [0, 2],
      [1, 2],
    ],
    2,
  ],
  ['6201', [[1, 1]], 2],
  ['20 x 20', [], 0],
  ['yok böyle', [], 0],
])('a typed size leaves the cells in their places and says which have it: %s', async (measure, cells, matching) => {
  const ask = await open();
  const { facets } = await ask({ measure });
  expect(facets.sheets[0].cells).toHaveLength(10);
  expect(metIn(facets.sheets[0])).toEqual(cells);
  expect(facets.sheets[0].matching).toBe(matching);
});

test('filters dim cells of all kinds, and those of one kind leave its sheet alone', async () => {
  const ask = await open();
  const dear = { price: { from: '290' } };
  const { facets, totalCount } = await ask({ filter: dear });
  expect(facets.sheets.map(({ count, matching }: Sheet) => [count, matching])).toEqual([
    [20, 4],
    [3, 0],
    [1, 0],
  ]);
  expect(totalCount).toBe(4);
  expect(metIn(facets.sheets[0])).toEqual([
    [0, 4],
    [1, 4],
  ]);
  const zz = { kindIds: ['rulman'], specs: [{ attributeId: 'kapak', anyOf: ['zz'] }] };
  const alone = (await ask({ filter: zz })).facets.sheets;
  expect(alone.map(({ kind, matching }: Sheet) => [kind?.id, matching])).toEqual([['rulman', 10]]);
  expect(alone[0].cells[0]).toMatchObject({ count: 2, matching: 1 });
});

test('a short list has no sheets where only long ones are asked for', async () => {
  const ask = await open();
  expect((await ask({ moreThan: 24 })).facets.sheets).toEqual([]);
  expect((await ask({ moreThan: 23 })).facets.sheets).toHaveLength(3);
});

const AskFamily = `query ($id: ID!, $measure: String) {
  family(id: $id) {
    sheet(measure: $measure) {
      kind { id } count matching
      rows { name values { name } } columns { name values { name } }
      cells { row column count matching products { productId label isMatching } }
    }
  }
}`;

test('a family is a sheet of its own, by two properties, in which typed sizes leave the rest in its place', async () => {
  const { db, asVisitor } = await openTestApi();
  await importContent(db, content);
  const ask = async (id: string, measure?: string) => {
    const { data, errors } = await asVisitor(AskFamily, { id, measure });
    expect(errors).toBeUndefined();
    return data.family.sheet;
  };
  const sheet = await ask('62');
  expect([sheet.kind.id, sheet.count, sheet.matching]).toEqual(['rulman', 10, 10]);
  expect([sheet.rows.name, sheet.columns.name]).toEqual(['Kapak', 'iç']);
  expect(sheet.cells).toHaveLength(10);
  expect(sheet.cells[0].products).toEqual([{ productId: '1700000000100', label: '6200-AÇIK', isMatching: true }]);
  const sized = await ask('62', '12 x 35');
  expect([sized.count, sized.matching, metIn(sized)]).toEqual([
    10,
    2,
    [
      [0, 1],
      [1, 1],
    ],
  ]);
});

test('a family has no sheet where it is small, of several kinds, or in one line', async () => {
  const { db, asVisitor } = await openTestApi();
  const [{ families: known }, { products: all }] = [content.information.families, content.information.products];
  const ofFamily = (family: string) => all.filter((one) => 'family' in one && one.family === family);
  const copies = (family: string, some: object[]) =>
    some.map((one, at) => ({ ...one, id: `2${family}0000000${at + 10}`, stockCode: null, family }));
  await importContent(db, {
    information: {
      ...content.information,
      families: { families: [...known, ...['70', '71', '72'].map((id) => ({ id, name: id, columns: [] }))] },
      products: {
        products: [
          ...all,
          ...copies('70', ofFamily('62').slice(0, 6)),
          ...copies(
            '71',
            ofFamily('62').map((one, at) => ({ ...one, ...(at === 0 && { kind: 'kayış', specs: [] }) })),
          ),
          ...copies(
            '72',
            Array.from({ length: 8 }, (_, at) => ({ ...belts[0], specs: [spec('boy', String(900 + at))] })),
          ),
        ],
      },
    },
  });
  const sheets = await Promise.all(
    ['70', '71', '72'].map(async (id) => (await asVisitor(AskFamily, { id })).data.family.sheet),
  );
  expect(sheets).toEqual([null, null, null]);
});
