import { expect, test } from 'vitest';
import { openSpecApi } from '../../../testing/specs.ts';

const List = `query ($orderBy: ProductOrder, $first: Int, $after: String, $search: String, $filter: ProductFilter,
    $categoryId: ID, $discontinued: Boolean, $stockCodes: [String!]) {
  products(orderBy: $orderBy, first: $first, after: $after, search: $search, filter: $filter, categoryId: $categoryId,
      discontinued: $discontinued, stockCodes: $stockCodes) {
    usualOrder nodes { id name } groups { kind { name } products { name } } pageInfo { hasNextPage endCursor }
  }
}`;

type Page = {
  usualOrder: string;
  nodes: { id: string; name: string }[];
  groups: { kind: { name: string } | null; products: { name: string }[] }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
};

/** Opens a shop of bolts, whose key attributes are thread and length. */
async function bolts() {
  const opened = await openSpecApi();
  const { api, addAttribute, addKind } = opened;
  const thread = await addAttribute({
    name: 'Diş',
    kind: 'OPTION',
    options: ['M20', 'M8', 'M2,5', 'M16', 'M3', 'M10'].map((name) => ({ name })),
  });
  const length = await addAttribute({ name: 'Boy', kind: 'NUMBER', unit: 'mm' });
  const kind = await addKind({
    name: 'Cıvata',
    attributes: [thread, length].map((attributeId) => ({ attributeId, key: true })),
  });
  const ask = async (variables: object = {}): Promise<Page> => {
    const { data, errors } = await api.asVisitor(List, { ...variables });
    expect(errors).toBeUndefined();
    return data.products;
  };
  const names = async (variables: object = {}) => (await ask(variables)).nodes.map(({ name }) => name);
  const admin = async (operation: string, variables: object = {}) => {
    const { data, errors } = await api.asAdmin(operation, { ...variables });
    expect(errors).toBeUndefined();
    return data;
  };
  /** Reads all pages of so many products. */
  async function paged(variables: object, first: number) {
    const found: string[] = [];
    for (let after: string | undefined; ;) {
      const { nodes, pageInfo } = await ask({ ...variables, first, after });
      found.push(...nodes.map(({ name }) => name));
      if (!pageInfo.hasNextPage) return found;
      after = pageInfo.endCursor;
    }
  }
  const add = (name: string, ...specs: Parameters<typeof opened.addProduct>[0]) => opened.addProduct(specs, kind, name);
  return { ...opened, thread, length, kind, ask, names, admin, paged, add };
}

test('products of a kind stand by its key attributes as numbers, and by name between equal ones', async () => {
  const { thread, length, kind, names, paged, add } = await bolts();
  const size = (m: string, mm?: string): Parameters<typeof add>[1][] => [
    [thread, m],
    ...(mm ? [[length, mm] as [string, string]] : []),
  ];
  await add('M20x50', ...size('M20', '50'));
  await add('M8x80', ...size('M8', '8 cm'));
  await add('M8x20 İnce', ...size('M8', '20'));
  await add('ölçüsüz 10');
  await add('ölçüsüz 9');
  await add('M16x80', ...size('M16', '80'));
  await add('M8x1"', ...size('M8', '1"'));
  await add('M8x25,4', ...size('M8', '25,4 mm'));
  await add('M8x20 Ilık', ...size('M8', '20'));
  await add('M10x16', ...size('M10', '16'));
  await add('M8', ...size('M8'));
  await add('M3x8', ...size('M3', '8'));
  await add('M2,5x8', ...size('M2,5', '8'));
  await add('M8x20 Çelik', ...size('M8', '20'));
  const sorted = [
    'M2,5x8',
    'M3x8',
    'M8x20 Çelik',
    'M8x20 Ilık',
    'M8x20 İnce',
    'M8x1"',
    'M8x25,4',
    'M8x80',
    'M8',
    'M10x16',
    'M16x80',
    'M20x50',
    'ölçüsüz 9',
    'ölçüsüz 10',
  ];
  const filter = { kindIds: [kind] };
  expect(await names({ filter })).toEqual(sorted);
  expect(await names({ filter, orderBy: 'SIZE' })).toEqual(sorted);
  expect(await names({ orderBy: 'SIZE' })).toEqual(sorted);
  for (const first of [1, 2, 5]) {
    expect(await paged({ filter }, first)).toEqual(sorted);
    expect(await paged({ orderBy: 'SIZE' }, first)).toEqual(sorted);
  }
  expect((await names({ filter, orderBy: 'NEWEST' }))[0]).toBe('M8x20 Çelik');
});

test('ranges, designations, flags and negative numbers have their order; equal products are all on some page', async () => {
  const { addAttribute, addKind, addProduct, names, paged } = await bolts();
  const order = async (attribute: object, values: (string | undefined)[]) => {
    const id = await addAttribute(attribute);
    const { name } = attribute as { name: string };
    const kind = await addKind({ name, attributes: [{ attributeId: id, key: true }] });
    for (const value of values) await addProduct(value === undefined ? [] : [[id, value]], kind, value ?? '-');
    const filter = { kindIds: [kind] };
    const sorted = await names({ filter });
    expect(await paged({ filter }, 2)).toEqual(sorted);
    return sorted.join(' | ');
  };
  expect(
    await order({ name: 'Ölçme aralığı', kind: 'RANGE', unit: 'mm' }, [
      '100-200',
      undefined,
      '10-20',
      '10-15',
      'en çok 12',
      'en az 10',
      '2-300',
    ]),
  ).toBe('2-300 | 10-15 | 10-20 | en az 10 | en çok 12 | 100-200 | -');
  expect(
    await order({ name: 'Gösterim', kind: 'TEXT' }, [
      'NU 205',
      '6307-2RS',
      '16002',
      '6002',
      'NU204',
      '6000',
      '6307',
      'NU 1005',
    ]),
  ).toBe('6000 | 6002 | 6307 | 6307-2RS | 16002 | NU204 | NU 205 | NU 1005');
  expect(
    await order({ name: 'Sıcaklık', kind: 'NUMBER', unit: '°C' }, ['5', '-40', '0', '-5', '-250', '0,5', '1000']),
  ).toBe('-250 | -40 | -5 | 0 | 0,5 | 5 | 1000');
  expect(
    await order(
      {
        name: 'Bağlantı',
        kind: 'OPTION',
        options: ['Wafer', 'G1', 'G1/2', 'G1 1/4', 'G1/4', 'Flanşlı'].map((name) => ({ name })),
      },
      ['Flanşlı', 'G1 1/4', 'G1', 'G1/4', 'G1/2', 'Wafer'],
    ),
  ).toBe('Wafer | G1/4 | G1/2 | G1 | G1 1/4 | Flanşlı');
  expect(await order({ name: 'Tam dişli', kind: 'FLAG' }, ['hayır', 'evet'])).toBe('evet | hayır');
  expect(await order({ name: 'Not', kind: 'TEXT' }, ['x', 'x', 'x', 'x', 'x'])).toBe('x | x | x | x | x');
});

test('a list of one kind is by size unless it is asked for otherwise; others begin with the newest', async () => {
  const { thread, kind, length, addKind, addProduct, add, ask, admin } = await bolts();
  const ids = [
    await add('M20', [thread, 'M20']),
    await add('M8', [thread, 'M8'], [length, '8']),
    await add('M10', [thread, 'M10']),
  ];
  await admin('mutation { createCategory(input: { name: "Bağlantı" }) { id } }');
  await admin('mutation ($ids: [ID!]!) { moveProducts(ids: $ids, categoryId: "bağlantı") }', { ids });
  const shown = async (variables: object) => {
    const { usualOrder, nodes } = await ask(variables);
    return [usualOrder, nodes.map(({ name }) => name).join()];
  };
  const inCategory = { categoryId: 'bağlantı', discontinued: false };
  expect(await shown(inCategory)).toEqual(['SIZE', 'M8,M10,M20']);
  expect(await shown({ ...inCategory, orderBy: 'RELEVANCE' })).toEqual(['SIZE', 'M8,M10,M20']);
  expect(await shown({ ...inCategory, orderBy: 'NEWEST' })).toEqual(['SIZE', 'M10,M8,M20']);
  expect(await shown({})).toEqual(['NEWEST', 'M10,M8,M20']);
  expect(await shown({ filter: { kindIds: [kind] } })).toEqual(['SIZE', 'M8,M10,M20']);
  expect(await shown({ stockCodes: ['x'], filter: { kindIds: [kind] } })).toEqual(['NEWEST', '']);

  // A page that was begun goes on in its order, though another kind has come.
  const first = await ask({ ...inCategory, first: 1 });
  const nut = await addKind({ name: 'Somun', attributes: [{ attributeId: thread, key: true }] });
  const more = [
    await addProduct([[thread, 'M10']], nut, 'Somun M10'),
    await addProduct([[thread, 'M3']], nut, 'Somun M3'),
  ];
  await admin('mutation ($ids: [ID!]!) { moveProducts(ids: $ids, categoryId: "bağlantı") }', { ids: more });
  expect((await ask({ ...inCategory, after: first.pageInfo.endCursor })).nodes.map(({ name }) => name).join()).toBe(
    'M10,M20,Somun M3,Somun M10',
  );
  const mixed = await ask(inCategory);
  expect([mixed.usualOrder, mixed.nodes[0]?.name]).toEqual(['NEWEST', 'Somun M3']);
  expect(mixed.groups.map((group) => group.products.map(({ name }) => name).join())).toEqual([
    'M8,M10,M20',
    'Somun M3,Somun M10',
  ]);
  // A filter may leave products of one kind again.
  const long = { specs: [{ attributeId: length, range: { from: '1' } }] };
  expect(await shown({ ...inCategory, filter: long })).toEqual(['SIZE', 'M8']);
  expect(await shown({ ...inCategory, filter: { specs: [{ attributeId: thread, anyOf: ['m10', 'm8'] }] } })).toEqual([
    'NEWEST',
    'Somun M10,M10,M8',
  ]);
});

test('the longest names and values, in any letters, fit into a cursor', async () => {
  const { addAttribute, addKind, addProduct, paged } = await bolts();
  const ids: string[] = [];
  for (const name of ['a', 'b', 'c', 'd']) ids.push(await addAttribute({ name, kind: 'TEXT' }));
  const attributes = ids.map((attributeId) => ({ attributeId, key: true }));
  const kinds = [await addKind({ name: 'Ω'.repeat(60), attributes }), undefined];
  const names = ['Ω', '滚', '😀', 'ö', '1', 'q1'].map((letter) => letter.repeat(200 / letter.length));
  for (const name of names)
    for (const kind of kinds) await addProduct(kind ? ids.map((id) => [id, name]) : [], kind, name);
  for (const first of [1, 5])
    expect((await paged({ orderBy: 'SIZE' }, first)).sort()).toEqual([...names, ...names].sort());
});

test('equal matches of a search stand by size', async () => {
  const { thread, addKind, addProduct, add, names, paged } = await bolts();
  for (const m of ['M20', 'M8', 'M16', 'M3']) await add(`Cıvata ${m}`, [thread, m]);
  const sorted = ['Cıvata M3', 'Cıvata M8', 'Cıvata M16', 'Cıvata M20'];
  expect(await names({ search: 'cıvata' })).toEqual(sorted);
  expect(await paged({ search: 'cıvata' }, 1)).toEqual(sorted);
  expect(await paged({ search: 'cıvata', orderBy: 'SIZE' }, 3)).toEqual(sorted);
  // Kinds stand together, that of the newest product first.
  const nut = await addKind({ name: 'Somun', attributes: [{ attributeId: thread, key: true }] });
  for (const m of ['M8', 'M3']) await addProduct([[thread, m]], nut, `Cıvata somunu ${m}`);
  expect(await names({ search: 'cıvata' })).toEqual(['Cıvata somunu M3', 'Cıvata somunu M8', ...sorted]);
  expect(
    await names({ search: 'cıvata', filter: { specs: [{ attributeId: thread, anyOf: ['m20', 'm16'] }] } }),
  ).toEqual(['Cıvata M16', 'Cıvata M20']);
});
