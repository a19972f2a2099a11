import { expect, test } from 'vitest';
import { openSpecApi } from '../../../testing/specs.ts';

test('attributes and kinds are created and listed in Turkish order', async () => {
  const { api, addAttribute, addKind } = await openSpecApi();
  await addAttribute({ name: 'Şaft çapı', kind: 'NUMBER', unit: 'inç' });
  const inner = await addAttribute({ name: 'İç çap', kind: 'NUMBER', unit: 'mm', decimals: 2 });
  await addAttribute({ name: 'Ilık', kind: 'FLAG' });
  expect(inner).toBe('iç-çap');
  await addKind({ name: 'Rulman', attributes: [{ attributeId: inner, group: 'Ölçüler', required: true, key: true }] });

  const { data } = await api.asVisitor(`{
    attributes { name unit { symbol code dimension } decimals kinds { name } productCount }
    productKinds { id name productCount attributes { attribute { id } group required filterable column key } } }`);

  expect(data.attributes).toMatchObject([
    { name: 'Ilık', unit: null, kinds: [] },
    {
      name: 'İç çap',
      unit: { symbol: 'mm', code: 'MMT', dimension: 'length' },
      decimals: 2,
      kinds: [{ name: 'Rulman' }],
    },
    { name: 'Şaft çapı', unit: { symbol: '"', code: 'INH' } },
  ]);
  const row = {
    attribute: { id: inner },
    group: 'Ölçüler',
    required: true,
    filterable: false,
    column: false,
    key: true,
  };
  expect(data.productKinds).toEqual([{ id: 'rulman', name: 'Rulman', productCount: 0, attributes: [row] }]);
});

test.each([
  [{ name: 'İÇ ÇAP', kind: 'TEXT' }, 'name', 'There is already an attribute “İç çap”.'],
  [{ name: 'x', kind: 'NUMBER', unit: 'elma' }, 'unit', 'There is no unit elma.'],
  [{ name: 'x', kind: 'FLAG', unit: 'mm' }, 'unit', 'Only numbers and ranges have a unit.'],
  [
    { name: 'x', kind: 'OPTION', options: [{ name: 'Açık' }, { name: ' açık ' }] },
    'options',
    'The option “açık” stands twice.',
  ],
  [{ name: ' ', kind: 'TEXT' }, 'name', 'Attribute name is required'],
  [
    { name: 'x', kind: 'OPTION', options: [{ name: 'a|b' }] },
    'options',
    'An option cannot hold |, which separates values in spreadsheets.',
  ],
])('the attribute %j is refused', async (input, field, message) => {
  const { api, addAttribute } = await openSpecApi();
  await addAttribute({ name: 'İç çap', kind: 'NUMBER', unit: 'mm' });
  const { errors } = await api.asAdmin('mutation ($input: AttributeInput!) { createAttribute(input: $input) { id } }', {
    input,
  });
  expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT', field } });
});

test('a kind has at most four key values, only known attributes, and each of them once', async () => {
  const { api, addAttribute } = await openSpecApi();
  const ids = [];
  for (const name of ['a', 'b', 'c', 'd', 'e']) ids.push(await addAttribute({ name, kind: 'TEXT' }));
  const refusal = async (attributes: object[]) =>
    (
      await api.asAdmin('mutation ($input: ProductKindInput!) { createProductKind(input: $input) { id } }', {
        input: { name: 'Vana', attributes },
      })
    ).errors?.[0]?.message;
  expect(await refusal(ids.map((attributeId) => ({ attributeId, key: true })))).toBe(
    'At most 4 attributes can be key values.',
  );
  expect(await refusal([{ attributeId: 'a' }, { attributeId: 'a' }])).toBe('The attribute a stands twice.');
  expect(await refusal([{ attributeId: 'yok' }])).toBe('There is no attribute yok.');
  expect(await refusal([{ attributeId: 'a', key: true }])).toBeUndefined();
});

test('the kind, unit and options of an attribute that products use cannot change, and it cannot be deleted', async () => {
  const { api, addAttribute, addKind, addProduct, update } = await openSpecApi();
  const bore = await addAttribute({ name: 'İç çap', kind: 'NUMBER', unit: 'mm' });
  const seal = await addAttribute({ name: 'Kapak', kind: 'OPTION', options: [{ name: 'Açık' }, { name: 'ZZ' }] });
  const kind = await addKind({ name: 'Rulman', attributes: [{ attributeId: bore }] });
  await addProduct(
    [
      [bore, '20'],
      [seal, 'zz'],
    ],
    kind,
  );

  const refusals = [
    await update(bore, { name: 'İç çap', kind: 'NUMBER', unit: 'cm' }),
    await update(bore, { name: 'İç çap', kind: 'TEXT' }),
    await update(seal, { name: 'Kapak', kind: 'OPTION', options: [{ id: 'açık', name: 'Açık' }] }),
  ];
  expect(refusals.map((errors) => errors?.[0]?.extensions.field)).toEqual(['unit', 'kind', 'options']);
  const codes = [
    await api.asAdmin(`mutation { deleteAttribute(id: "${bore}") }`),
    await api.asAdmin(`mutation { deleteProductKind(id: "${kind}") }`),
  ].map(({ errors }) => errors?.[0]?.extensions.code);
  expect(codes).toEqual(['CONFLICT', 'CONFLICT']);
  const unused = { name: 'Kapak', kind: 'OPTION', options: [{ id: 'zz', name: 'ZZ, çelik sac' }, { name: '2RS' }] };
  expect(await update(seal, unused)).toBeUndefined();
});

test('products show a renamed option at once, and the search finds them by its new name', async () => {
  const { addAttribute, addProduct, update, specs, found } = await openSpecApi();
  const seal = await addAttribute({ name: 'Kapak', kind: 'OPTION', options: [{ name: 'Lastik' }] });
  const id = await addProduct([[seal, 'lastik']]);
  expect(await found('lastik')).toEqual([id]);

  await update(seal, { name: 'Kapak', kind: 'OPTION', options: [{ id: 'lastik', name: 'Kauçuk' }] });

  expect(await specs(id)).toEqual(['Kapak: Kauçuk']);
  expect([await found('lastik'), await found('kauçuk')]).toEqual([[], [id]]);
});

test('two options are merged into one, also on products that had both', async () => {
  const { api, addAttribute, addProduct, specs, found } = await openSpecApi();
  const options = [{ name: 'Paslanmaz' }, { name: 'INOX' }, { name: 'Pirinç' }];
  const material = await addAttribute({ name: 'Gövde', kind: 'OPTION', options });
  const one = await addProduct([[material, 'INOX']]);
  const both = await addProduct([[material, 'inox', 'Pirinç', 'Paslanmaz']]);
  const merge = (from: string, into: string) =>
    api.asAdmin(`mutation { mergeOptions(attributeId: "${material}", from: "${from}", into: "${into}") {
      options { name productCount } } }`);

  const { data } = await merge('inox', 'paslanmaz');

  expect(data.mergeOptions.options).toEqual([
    { name: 'Paslanmaz', productCount: 2 },
    { name: 'Pirinç', productCount: 1 },
  ]);
  expect([await specs(one), await specs(both)]).toEqual([['Gövde: Paslanmaz'], ['Gövde: Paslanmaz, Pirinç']]);
  expect(await found('inox')).toEqual([]);
  expect((await merge('inox', 'pirinç')).errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    field: 'from',
  });
});

test('a stale save is refused', async () => {
  const { api, addAttribute } = await openSpecApi();
  const id = await addAttribute({ name: 'Kapak', kind: 'TEXT' });
  const save = (name: string) =>
    api.asAdmin(
      `mutation { updateAttribute(id: "${id}", input: { name: "${name}", kind: TEXT }, version: 1) { version } }`,
    );
  expect((await save('Kapak tipi')).data.updateAttribute.version).toBe(2);
  expect((await save('Kapak')).errors?.[0]?.extensions.code).toBe('CONFLICT');
});
