import { expect, test } from 'vitest';
import { openSpecApi } from '../../../testing/specs.ts';

async function bearings() {
  const opened = await openSpecApi();
  const { addAttribute, addKind } = opened;
  const bore = await addAttribute({ name: 'İç çap', kind: 'NUMBER', unit: 'mm', decimals: 2 });
  const heat = await addAttribute({ name: 'Çalışma sıcaklığı', kind: 'RANGE', unit: '°C' });
  const seal = await addAttribute({ name: 'Kapak', kind: 'OPTION', options: [{ name: 'Açık' }, { name: '2RS' }] });
  const magnet = await addAttribute({ name: 'Mıknatıslı', kind: 'FLAG' });
  const norm = await addAttribute({ name: 'Standart', kind: 'TEXT' });
  const attributes = [
    { attributeId: seal, group: 'Yapı', key: true },
    { attributeId: bore, required: true },
  ];
  const kind = await addKind({ name: 'Rulman', attributes });
  return { ...opened, bore, heat, seal, magnet, norm, kind };
}

test('specs are in the order of the kind, then of the alphabet, each as it was typed', async () => {
  const { addProduct, specs, bore, heat, seal, magnet, norm, kind } = await bearings();
  const all = [
    [norm, 'ISO 15'],
    [heat, '70 °C’ye kadar'],
    [bore, 'Ø20,50'],
    [magnet, 'evet'],
    [seal, '2rs', 'AÇIK'],
  ];
  const id = await addProduct(all as [string, string][], kind);
  expect(await specs(id)).toEqual([
    'Kapak: 2RS, Açık',
    'İç çap: Ø20,50 mm',
    'Çalışma sıcaklığı: 70 °C’ye kadar',
    'Mıknatıslı: Evet',
    'Standart: ISO 15',
  ]);
});

test('each kind of value has its own type, and measures have base values for comparison', async () => {
  const { api, addProduct, bore, heat, seal, magnet, norm, kind } = await bearings();
  const id = await addProduct(
    [
      [bore, '3/4"'],
      [heat, '-20 ile +100 °C'],
      [seal, '2RS'],
      [magnet, 'hayır'],
      [norm, 'ISO 15'],
    ],
    kind,
  );
  const { data } = await api.asVisitor(`{ product(id: "${id}") { kind { name } specs { group key values { __typename
    ... on NumberValue { typed number base unit { code } } ... on RangeValue { typed low { number } high { number unit { code } } }
    ... on OptionValue { typed option { id productCount } } ... on FlagValue { flag } ... on TextValue { typed } } } } }`);
  expect(data.product.kind.name).toBe('Rulman');
  expect(data.product.specs).toEqual([
    {
      group: 'Yapı',
      key: true,
      values: [{ __typename: 'OptionValue', typed: '2RS', option: { id: '2rs', productCount: 1 } }],
    },
    {
      group: null,
      key: false,
      values: [{ __typename: 'NumberValue', typed: '3/4"', number: 0.75, base: 19.05, unit: { code: 'INH' } }],
    },
    {
      group: null,
      key: false,
      values: [
        {
          __typename: 'RangeValue',
          typed: '-20 ile +100 °C',
          low: { number: -20 },
          high: { number: 100, unit: { code: 'CEL' } },
        },
      ],
    },
    { group: null, key: false, values: [{ __typename: 'FlagValue', flag: false }] },
    { group: null, key: false, values: [{ __typename: 'TextValue', typed: 'ISO 15' }] },
  ]);
});

test('all errors are reported at once, and nothing is saved', async () => {
  const { api, inputOf, bore, heat, seal, magnet } = await bearings();
  const revision = api.db.revision();
  const input = inputOf('Rulman', [
    [bore, '20 bar'],
    [heat, '100 - 20'],
    [seal, 'ZZ'],
    [magnet, 'evet', 'hayır'],
    ['yok', 'x'],
    [bore, '20,125'],
  ]);
  const { errors } = await api.asAdmin('mutation ($input: ProductInput!) { createProduct(input: $input) { id } }', {
    input,
  });
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    field: 'specs.0',
    problems: [
      { field: 'specs.0', message: 'İç çap: bar is a unit of pressure: enter length, such as 20 mm.' },
      {
        field: 'specs.1',
        message: 'Çalışma sıcaklığı: The ends are the wrong way round: enter the smaller one first.',
      },
      { field: 'specs.2', message: 'Kapak: There is no option “ZZ”. The options are: Açık · 2RS.' },
      { field: 'specs.3', message: 'Mıknatıslı: It is either yes or no.' },
      { field: 'specs.4', message: 'There is no attribute yok.' },
      { field: 'specs.5', message: 'İç çap: At most 2 decimals' },
    ],
  });
  expect(api.db.revision()).toBe(revision);
});

test('a value that was stored before its attribute became stricter can be saved again', async () => {
  const { api, inputOf, addProduct, update, bore } = await bearings();
  const id = await addProduct([[bore, '17,25']]);
  expect(await update(bore, { name: 'İç çap', kind: 'NUMBER', unit: 'mm', decimals: 0 })).toBeUndefined();
  const save = (typed: string) =>
    api.asAdmin('mutation ($id: ID!, $input: ProductInput!) { updateProduct(id: $id, input: $input) { id } }', {
      id,
      input: inputOf('Rulman', [[bore, typed]]),
    });
  expect((await save('17,25')).errors).toBeUndefined();
  expect((await save('17,5')).errors?.[0]?.message).toBe('İç çap: At most 0 decimals');
});

test('the search finds a product by its present specs only', async () => {
  const { api, addProduct, inputOf, found, bore, magnet, norm } = await bearings();
  const id = await addProduct([
    [bore, '35'],
    [magnet, 'evet'],
    [norm, 'EN 12345'],
  ]);
  expect([await found('35 mm'), await found('en 12345'), await found('mıknatıslı')]).toEqual([[id], [id], [id]]);

  await api.asAdmin('mutation ($id: ID!, $input: ProductInput!) { updateProduct(id: $id, input: $input) { id } }', {
    id,
    input: inputOf('Rulman', [[magnet, 'hayır']]),
  });

  expect([await found('35 mm'), await found('en 12345'), await found('mıknatıslı')]).toEqual([[], [], []]);
});

test('an attribute counts its products without deleted ones', async () => {
  const { api, addProduct, bore, kind } = await bearings();
  for (let size = 0; size < 5; size++) await addProduct([[bore, String(size)]], kind);
  const { data } = await api.asVisitor('{ products { nodes { kind { name } specs { text } } } }');
  expect(data.products.nodes).toHaveLength(5);
  const { data: counted } = await api.asVisitor('{ attributes { name productCount } }');
  expect(counted.attributes).toContainEqual({ name: 'İç çap', productCount: 5 });
  for (const { id } of (await api.asVisitor('{ products { nodes { id } } }')).data.products.nodes)
    await api.asAdmin(`mutation { deleteProduct(id: "${id}") }`);
  const { data: none } = await api.asVisitor('{ attributes { name productCount } }');
  expect(none.attributes).toContainEqual({ name: 'İç çap', productCount: 0 });
});

test('keySpecs returns only the key values of the kind, in its order', async () => {
  const { api, addProduct, addKind, bore, seal, norm } = await bearings();
  const key = (attributeId: string) => ({ attributeId, key: true });
  const kind = await addKind({ name: 'Bilezik', attributes: [key(bore), { attributeId: norm }, key(seal)] });
  await addProduct(
    [
      [seal, '2RS'],
      [norm, 'ISO 15'],
      [bore, '20'],
    ],
    kind,
  );
  await addProduct([[bore, '25']]);
  const { data } = await api.asVisitor('{ products(orderBy: NEWEST) { nodes { keySpecs { text group } } } }');
  expect(data.products.nodes).toEqual([
    { keySpecs: [] },
    {
      keySpecs: [
        { text: '20 mm', group: null },
        { text: '2RS', group: null },
      ],
    },
  ]);
});
