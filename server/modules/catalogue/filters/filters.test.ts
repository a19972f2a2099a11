import { expect, test } from 'vitest';
import { withScopes } from '../../../testing/keys.ts';
import { valves } from '../../../testing/valves.ts';

test.each([
  [
    { specs: [{ attributeId: 'iç çab', anyOf: ['a'] }] },
    'filter.specs.0.attributeId',
    expect.stringMatching(
      /^There is no attribute 'iç çab'[.] The nearest: 'iç-çap' \(İç çap\), .* `attributes` names all[.]$/,
    ),
  ],
  [{ kindIds: ['vanalar'] }, 'filter.kindIds', expect.stringMatching(/^There is no kind 'vanalar'[.] The nearest: '/)],
  [
    { specs: [{ attributeId: 'basınç-sınıfı', anyOf: ['PN999'] }] },
    'filter.specs.0.anyOf',
    expect.stringMatching(/^There is no “Basınç sınıfı” 'PN999'[.] The nearest: /),
  ],
  [
    { specs: [{ attributeId: 'standart', anyOf: ['a'] }] },
    'filter.specs.0.attributeId',
    '“Standart” is a text: lists cannot be narrowed by it.',
  ],
  [
    { specs: [{ attributeId: 'iç-çap', range: { from: 'yirmi' } }] },
    'filter.specs.0.range.from',
    '“yirmi” is no number: enter one, such as 20 mm or 17,25 mm.',
  ],
  [
    { specs: [{ attributeId: 'iç-çap', range: { to: '20 bar' } }] },
    'filter.specs.0.range.to',
    'bar is a unit of pressure: enter length, such as 20 mm.',
  ],
  [
    { specs: [{ attributeId: 'iç-çap', anyOf: ['20', '3 bar'] }] },
    'filter.specs.0.anyOf',
    'bar is a unit of pressure: enter length, such as 20 mm.',
  ],
  [
    { specs: [{ attributeId: 'sıcaklık', anyOf: ['20'] }] },
    'filter.specs.0.anyOf',
    '“Sıcaklık” has ranges: use range or covers.',
  ],
  [
    { specs: [{ attributeId: 'sıcaklık', covers: '10-20-30' }] },
    'filter.specs.0.covers',
    '“10-20-30” is no range: enter one, such as 10–20 °C.',
  ],
  [
    { specs: [{ attributeId: 'basınç-sınıfı', covers: '10' }] },
    'filter.specs.0.covers',
    '“Basınç sınıfı” has no numbers: use anyOf.',
  ],
  [{ leadDays: 0 }, 'filter.leadDays', 'Must be at least 1'],
  [
    { specs: [{ attributeId: 'basınç-sınıfı', range: { from: '10' } }] },
    'filter.specs.0.range',
    '“Basınç sınıfı” has no numbers: use anyOf.',
  ],
  [
    { specs: [{ attributeId: 'buhara-uygun', anyOf: ['belki'] }] },
    'filter.specs.0.anyOf',
    '“belki” is neither yes nor no.',
  ],
  [
    { specs: [{ attributeId: 'iç-çap' }, { attributeId: 'iç-çap' }] },
    'filter.specs.1.attributeId',
    'It stands twice: ask for both at once.',
  ],
  [{ specs: Array(21).fill({ attributeId: 'x' }) }, 'filter.specs', 'At most 20 attributes.'],
  [{ kindIds: Array(51).fill('x') }, 'filter.kindIds', 'At most 50.'],
  [{ price: { from: 'ucuz' } }, 'filter.price.from', '“ucuz” is no number: enter one, such as 20 or 17,25.'],
  [{ price: { from: '9'.repeat(41) } }, 'filter.price.from', 'Must be at most 40 characters'],
])('the filter %j is refused, and the error names the field', async (filter, field, message) => {
  const { addAttribute, ask } = await valves();
  await addAttribute({ name: 'Sıcaklık', kind: 'RANGE', unit: '°C' });
  const { errors } = await ask(filter);
  expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT', field } });
});

test('a list is narrowed to brands, each of which is counted without the others', async () => {
  const { api, addProduct, ask, kind, bore } = await valves();
  for (const [at, brand] of ['Ünlü', 'Çağ', 'Çağ', 'Uslu', null].entries()) {
    const id = await addProduct([[bore, String(at + 1)]], kind, `Vana ${at}`);
    const { errors } = await api.asAdmin(
      'mutation ($id: ID!, $brand: String) { patchProduct(id: $id, changes: { brand: $brand }) { id } }',
      { id, brand },
    );
    expect(errors).toBeUndefined();
  }
  const all = [
    { brand: 'Çağ', count: 2 },
    { brand: 'Uslu', count: 1 },
    { brand: 'Ünlü', count: 1 },
  ];
  const brandsOf = async (filter?: object) => {
    const { products } = (await ask(filter)).data;
    return [products.totalCount, products.facets.brands];
  };
  expect(await brandsOf()).toEqual([5, all]);
  expect(await brandsOf({ brands: ['Çağ', 'Uslu'] })).toEqual([3, all]);
  expect(await brandsOf({ brands: ['Yok'] })).toEqual([0, all]);
  // The brands answer to what else is chosen.
  const small = { specs: [{ attributeId: bore, range: { to: '2' } }] };
  const left = all.filter(({ brand }) => brand !== 'Uslu').map(({ brand }) => ({ brand, count: 1 }));
  expect(await brandsOf({ ...small, brands: ['Çağ'] })).toEqual([1, left]);
});

test('an empty filter leaves the list as it is', async () => {
  const { addProduct, ask, kind } = await valves();
  await addProduct([], kind);
  const empty = {
    kindIds: [],
    availability: [],
    price: { from: '', to: ' ' },
    specs: [{ attributeId: 'iç-çap' }, { attributeId: 'buhara-uygun', anyOf: [] }],
  };
  expect((await ask(empty)).data.products.totalCount).toBe(1);
});

test('a narrowed list is paged in every order, with and without a search', async () => {
  const { addProduct, ask, kind, bore } = await valves();
  const ids: string[] = [];
  for (let size = 1; size <= 9; size++) ids.push(await addProduct([[bore, String(size)]], kind, `Vana ${size}`));
  const filter = { specs: [{ attributeId: bore, range: { from: '3', to: '8' } }] };
  for (const more of [{}, { orderBy: 'NAME' }, { search: 'vana' }, { search: 'vana', orderBy: 'NAME' }]) {
    const seen: string[] = [];
    let after: string | undefined;
    for (let page = 0; page < 3; page++) {
      const { products } = (await ask(filter, { first: 2, after, ...more })).data;
      expect([products.totalCount, products.pageInfo.hasNextPage]).toEqual([6, page < 2]);
      seen.push(...(products.nodes as { id: string }[]).map(({ id }) => id));
      after = products.pageInfo.endCursor;
    }
    expect(seen.toSorted()).toEqual(ids.slice(2, 8));
  }
});

test('an attribute with one value in the whole list is not offered, unless the filter names it', async () => {
  const { addProduct, ask, kind, bore, rating, steam, norm } = await valves();
  for (const size of ['15', '20'])
    await addProduct(
      [
        [bore, size],
        [rating, 'PN16'],
        [norm, 'EN 1'],
        [steam, size === '15' ? 'evet' : ''],
      ],
      kind,
    );
  const offered = async (filter?: object) =>
    ((await ask(filter)).data.products.facets.specs as { attribute: { id: string } }[]).map(
      ({ attribute }) => attribute.id,
    );
  expect(await offered()).toEqual([bore, steam]);
  expect(await offered({ specs: [{ attributeId: rating, anyOf: ['pn10'] }] })).toEqual([bore, rating, steam]);
});

test('a list of several kinds offers what two of them share, then what each has, and one kind all in its order', async () => {
  const { addKind, addProduct, ask, kind, bore, rating } = await valves();
  const pipe = await addKind({ name: 'Boru', attributes: [{ attributeId: bore, filterable: true }] });
  for (const [size, one] of [
    ['15', kind],
    ['20', pipe],
    ['25', kind],
  ] as const)
    await addProduct(
      [
        [bore, size],
        [rating, size === '25' ? 'PN10' : 'PN16'],
      ],
      one,
    );
  const facetsOf = async (filter?: object) => (await ask(filter)).data.products.facets;
  const all = await facetsOf();
  expect(all).toMatchObject({
    total: 3,
    kind: null,
    kinds: [
      { kind: { id: 'boru' }, count: 1 },
      { kind: { id: 'vana' }, count: 2 },
    ],
    specs: [
      { attribute: { id: bore }, ofKind: null, range: { low: 15, high: 25 }, choices: [{}, {}, {}] },
      { attribute: { id: rating }, ofKind: { id: 'vana' } },
    ],
  });
  const narrowed = await facetsOf({ kindIds: ['vana'], specs: [{ attributeId: bore, range: { from: '25' } }] });
  expect(narrowed).toMatchObject({ total: 3, kinds: all.kinds, kind: { id: 'vana' } });
  expect(narrowed.specs).toMatchObject([
    { attribute: { id: bore }, range: { low: 15, high: 25 } },
    {
      attribute: { id: rating },
      choices: [
        { value: 'pn10', count: 1 },
        { value: 'pn16', count: 0 },
      ],
    },
  ]);
  // A filter that leaves valves alone makes the list one of valves.
  expect(await facetsOf({ specs: [{ attributeId: rating, anyOf: ['pn10'] }] })).toMatchObject({ kind: { id: 'vana' } });
  expect(await facetsOf({ specs: [{ attributeId: bore, range: { to: '20' } }] })).toMatchObject({ kind: null });
});

test('a range covers what it contains from end to end, and single numbers are choices in any unit', async () => {
  const { addAttribute, addKind, addProduct, ask, bore } = await valves();
  const heat = await addAttribute({ name: 'Sıcaklık', kind: 'RANGE', unit: '°C' });
  const kind = await addKind({
    name: 'Şişe ığdır',
    attributes: [heat, bore].map((attributeId) => ({ attributeId, filterable: true })),
  });
  const stated = { geniş: '-20…+100', dar: '0…60', açık: 'en az 40', çift: '10…20' };
  for (const [at, [name, range]] of Object.entries(stated).entries())
    await addProduct(
      [
        [heat, range, ...(name === 'çift' ? ['50…90'] : [])],
        [bore, `${at + 1} cm`],
      ],
      kind,
      name,
    );
  const names = async (specs: object[]) =>
    ((await ask({ specs })).data.products.nodes as { name: string }[]).map(({ name }) => name).sort();
  const covering = (covers: string) => names([{ attributeId: heat, covers }]);
  expect(await covering('80')).toEqual(['açık', 'geniş', 'çift']);
  expect(await covering('-10…60 °C')).toEqual(['geniş']);
  expect(await covering('15…55')).toEqual(['dar', 'geniş']);
  expect(await covering('en az 50')).toEqual(['açık']);
  expect(await covering(' ')).toHaveLength(4);
  expect(await names([{ attributeId: heat, range: { from: '-10', to: '60' } }])).toHaveLength(4);
  expect(await names([{ attributeId: bore, anyOf: ['10', '0,03 m'] }])).toEqual(['açık', 'geniş']);
  const { facets } = (await ask({ specs: [{ attributeId: heat, covers: '-10…60' }] })).data.products;
  expect(facets.specs).toMatchObject([
    { attribute: { id: heat }, coversFrom: -10, coversTo: 60, from: null, choices: [] },
    { attribute: { id: bore }, choices: [{ value: '10', count: 1 }, { value: '20', count: 0 }, {}, {}] },
  ]);
});

test('filters follow changes and deletions of products', async () => {
  const { api, addProduct, inputOf, ask, kind, bore } = await valves();
  const id = await addProduct([[bore, '15']], kind);
  const found = async (size: string) =>
    (await ask({ specs: [{ attributeId: bore, range: { from: size, to: size } }] })).data.products.totalCount as number;
  expect([await found('15'), await found('1,5 cm')]).toEqual([1, 1]);
  await api.asAdmin('mutation ($id: ID!, $input: ProductInput!) { updateProduct(id: $id, input: $input) { id } }', {
    id,
    input: inputOf('Vana', [[bore, '20']], kind),
  });
  expect([await found('15'), await found('20')]).toEqual([0, 1]);
  await api.asAdmin(`mutation { deleteProduct(id: "${id}") }`);
  expect(await found('20')).toBe(0);
});

test('kinds, attributes, options and categories are found by their names as well as by their ids', async () => {
  const { addProduct, api, ask, kind, bore, rating } = await valves();
  const { attribute } = (await api.asAdmin(`{ attribute(id: "${rating}") { options { id name } } }`)).data;
  const option = (attribute.options as { id: string; name: string }[]).find(({ name }) => name === 'PN16')?.id ?? '';
  const id = await addProduct(
    [
      [bore, '20'],
      [rating, option],
    ],
    kind,
    'Vana',
  );
  await addProduct([[bore, '25']], kind, 'Başka');
  const specs = [{ attributeId: 'BASINÇ SINIFI', anyOf: ['pn16'] }];
  const found = (await ask({ kindIds: ['vana'], specs })).data.products;
  expect(found.nodes.map((one: { id: string }) => one.id)).toEqual([id]);
  await api.asAdmin('mutation { createCategory(input: { name: "Vanalar ve Çekvalfler" }) { id } }');
  await api.asAdmin(
    `mutation { updateProduct(id: "${id}", input: { name: "Vana", description: "x", categoryId: "vanalar-ve-çekvalfler" }) { id } }`,
  );
  expect((await ask(undefined, { categoryId: 'Vanalar' })).data.products.totalCount).toBe(1);
  // Addresses of categories outlive these, so that visitors see an empty list; a program learns the nearest.
  expect((await ask(undefined, { categoryId: 'yok' })).data.products.totalCount).toBe(0);
  const key = api.askAs(withScopes(api.admin, ['READ_CATALOGUE']));
  const refused = await key('{ products(categoryId: "Vanalr") { totalCount } }');
  expect(refused.errors?.[0]).toMatchObject({
    message: expect.stringContaining("The nearest: 'vanalar-ve-çekvalfler' (Vanalar ve Çekvalfler)"),
    extensions: { code: 'BAD_USER_INPUT', field: 'categoryId' },
  });
});
