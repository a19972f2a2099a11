import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import type { OnStatement } from '../../../db/database.ts';
import { onSqlite } from '../../../testing/openTestDatabase.ts';
import { openSpecApi } from '../../../testing/specs.ts';

const List = `query ($orderBySpec: SpecOrder, $first: Int, $after: String, $search: String, $filter: ProductFilter) {
  products(orderBySpec: $orderBySpec, first: $first, after: $after, search: $search, filter: $filter) {
    totalCount nodes { name } pageInfo { hasNextPage endCursor }
  }
}`;

async function valves(onStatement?: OnStatement) {
  const { api, addAttribute, addKind, addProduct } = await openSpecApi({ ...(onStatement && { onStatement }) });
  const bore = await addAttribute({ name: 'İç çap', kind: 'NUMBER', unit: 'mm' });
  const heat = await addAttribute({ name: 'Sıcaklık', kind: 'RANGE', unit: '°C' });
  const seat = await addAttribute({
    name: 'Gövde',
    kind: 'OPTION',
    options: ['Pirinç', 'Çelik', 'İğne', 'Ispirto'].map((name) => ({ name })),
  });
  const steam = await addAttribute({ name: 'Buhara uygun', kind: 'FLAG' });
  const norm = await addAttribute({ name: 'Standart', kind: 'TEXT' });
  const kind = await addKind({
    name: 'Vana',
    attributes: [bore, heat, seat, steam, norm].map((attributeId) => ({ attributeId, column: true })),
  });
  const add = (name: string, ...specs: Parameters<typeof addProduct>[0]) => addProduct(specs, kind, `Vana ${name}`);
  await add('a', [bore, '2 cm'], [heat, '-10 ile 80'], [seat, 'Ispirto'], [steam, 'var']);
  await add('b', [bore, '1/2"'], [heat, 'en az 20'], [seat, 'Pirinç'], [steam, 'yok']);
  await add('c');
  await add('d', [bore, '100', '5'], [heat, '70 °C’ye kadar'], [seat, 'İğne', 'Çelik']);
  await add('e', [bore, '20 mm']);
  /** Reads all pages and returns the last letters of the products' names. */
  async function order(orderBySpec: object, more: object = {}, first = 2) {
    const names: string[] = [];
    for (let after: string | null = null; ;) {
      const { data, errors } = await api.asVisitor(List, { orderBySpec, first, after, ...more });
      expect(errors).toBeUndefined();
      const { nodes, pageInfo } = data.products as {
        nodes: { name: string }[];
        pageInfo: { hasNextPage: boolean; endCursor: string };
      };
      names.push(...nodes.map(({ name }) => name.slice(-1)));
      if (!pageInfo.hasNextPage) return names.join('');
      after = pageInfo.endCursor;
    }
  }
  return { api, order };
}

test('numbers are sorted across units, and missing values come last in both directions', async () => {
  const { order } = await valves();
  for (const more of [{}, { search: 'vana' }, { filter: { availability: [] } }]) {
    expect(await order({ attributeId: 'iç-çap' }, more)).toBe('dbeac');
    expect(await order({ attributeId: 'iç-çap', descending: true }, more)).toBe('deabc');
  }
  expect(
    await order(
      { attributeId: 'iç-çap' },
      { filter: { specs: [{ attributeId: 'gövde', anyOf: ['pirinç', 'ispirto'] }] } },
    ),
  ).toBe('ba');
});

test('ranges are sorted by their low end, or by their high end when descending, and open ends are unlimited', async () => {
  const { order } = await valves();
  expect(await order({ attributeId: 'sıcaklık' })).toBe('dabec');
  expect(await order({ attributeId: 'sıcaklık', descending: true })).toBe('badec');
});

test('options are sorted as the admin has ordered them, and yes comes before no', async () => {
  const { order } = await valves();
  expect(await order({ attributeId: 'gövde' })).toBe('bdaec');
  expect(await order({ attributeId: 'gövde', descending: true })).toBe('adbec');
  expect(await order({ attributeId: 'buhara-uygun' })).toBe('abedc');
  expect(await order({ attributeId: 'buhara-uygun', descending: true })).toBe('baedc');
});

test.each([
  ['yok', 'There is no attribute yok.'],
  ['standart', '“Standart” is a text: it has no order.'],
])('the attribute %s is refused as an order', async (attributeId, message) => {
  const { api } = await valves();
  const { errors } = await api.asVisitor(List, { orderBySpec: { attributeId } });
  expect(errors?.[0]).toMatchObject({
    message,
    extensions: { code: 'BAD_USER_INPUT', field: 'orderBySpec.attributeId' },
  });
});

test('a cursor of another order is refused', async () => {
  const { api } = await valves();
  const { data } = await api.asVisitor(List, { orderBySpec: { attributeId: 'iç-çap' }, first: 2 });
  const after = data.products.pageInfo.endCursor as string;
  const { errors } = await api.asVisitor(List, { orderBySpec: { attributeId: 'gövde' }, first: 2, after });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'after' });
});

onSqlite('the values of each product are looked up, and no attribute is scanned', async () => {
  const statements: string[] = [];
  const { api, order } = await valves((sql) => void statements.push(sql));
  await order({ attributeId: 'iç-çap' });
  await order({ attributeId: 'gövde', descending: true }, { search: 'vana' });
  const file = new Sqlite(join(api.folder, 'site.db'), { readonly: true });
  const asked = statements.filter((sql) => sql.includes('order by coalesce((select'));
  expect(asked.length).toBeGreaterThan(3);
  for (const sql of asked) {
    const plan = (file.prepare(`explain query plan ${sql}`).all() as { detail: string }[]).map(({ detail }) => detail);
    const ofSpecs = new Set(plan.filter((detail) => detail.includes('spec_values')));
    expect([...ofSpecs], sql).toEqual([
      'SEARCH spec_values USING COVERING INDEX spec_values_by_product (product_seq=? AND attribute_id=?)',
    ]);
  }
  file.close();
});
