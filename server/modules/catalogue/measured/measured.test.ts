import { expect, test } from 'vitest';
import { openSpecApi } from '../../../testing/specs.ts';

type Named = { name: string };

/** Opens a shop with bearings and bolts, each of a kind with letters, and with a kind that has no drawing. */
async function openShop() {
  const { api, addAttribute, addKind, addProduct } = await openSpecApi();
  const length = (name: string) => addAttribute({ name, kind: 'NUMBER', unit: 'mm', decimals: 1 });
  const [bore, outer, width] = [await length('İç çap'), await length('Dış çap'), await length('Genişlik')];
  const thread = await addAttribute({ name: 'Diş', kind: 'OPTION', options: [{ name: 'M8' }, { name: 'M10' }] });
  const long = await length('Boy');
  const kind = (name: string, letters: [string, string][], section?: string) =>
    addKind({
      name,
      attributes: letters.map(([, attributeId]) => ({ attributeId, filterable: true })),
      ...(section && { section, letters: letters.map(([letter, attributeId]) => ({ letter, attributeId })) }),
    });
  const bearing = await kind(
    'Rulman',
    [
      ['d', bore],
      ['D', outer],
      ['B', width],
    ],
    'BALL_BEARING',
  );
  const bolt = await kind(
    'Cıvata',
    [
      ['d', thread],
      ['L', long],
    ],
    'HEX_BOLT',
  );
  const pump = await kind('Pompa', [['d', bore]]);
  const add = (name: string, kindId: string, ...specs: [string, string][]) => addProduct(specs, kindId, name);
  for (const name of ['6204-2RS', '6204', '6204-ZZ', '6204 İÇ'])
    await add(name, bearing, [bore, '20'], [outer, '47'], [width, '14']);
  await add('6205', bearing, [bore, '25'], [outer, '52'], [width, '15']);
  await add('6304', bearing, [bore, '2 cm'], [outer, '52'], [width, '15']);
  await add('M8x40', bolt, [thread, 'M8'], [long, '40']);
  await add('M10x40', bolt, [thread, 'M10'], [long, '40']);
  await add('Dalgıç Pompa', pump, [bore, '20']);
  const old = await add('6204 eski', bearing, [bore, '20'], [outer, '47'], [width, '14']);
  await api.asAdmin(`mutation { patchProduct(id: "${old}", changes: { availability: DISCONTINUED }) { id } }`);
  const Measured = `query ($kindId: ID!, $measures: [MeasureInput!]!, $worn: Boolean) {
    measuredProducts(kindId: $kindId, measures: $measures, worn: $worn) {
      count first { name } nearest { name } conditions { attributeId option from to } } }`;
  const ask = (kindId: string, measures: [string, string][], worn = true) =>
    api.asVisitor(Measured, {
      kindId,
      worn,
      measures: measures.map(([attributeId, value]) => ({ attributeId, value })),
    });
  const found = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).data.measuredProducts;
  return { api, ids: { bore, outer, width, thread, long, bearing, bolt, pump }, ask, found };
}

test('the kinds that can be looked for have a drawing, letters and common measures', async () => {
  const { api } = await openShop();
  const { data } = await api.asVisitor(`{
    measurableKinds { kind { name } productCount example { name } drawing
      letters { letter attribute { name } exampleText } common { text values } }
    measurableKind { kind { name } }
    catalogueFigures { products kinds families documents }
  }`);
  const [bearings, bolts, ...others] = data.measurableKinds;
  expect(others).toEqual([]);
  expect(bearings).toMatchObject({ kind: { name: 'Rulman' }, productCount: 6, example: { name: '6204-2RS' } });
  expect(bearings.drawing).toContain('data-measure="d"');
  expect(bearings.letters[0]).toEqual({ letter: 'd', attribute: { name: 'İç çap' }, exampleText: '20' });
  expect(bearings.common[0]).toEqual({ text: '20 x 47 x 14', values: ['20', '47', '14'] });
  expect(bolts.common.map(({ text }: { text: string }) => text)).toEqual(['M8 x 40', 'M10 x 40']);
  expect(data.measurableKind.kind.name).toBe('Rulman');
  expect(data.catalogueFigures).toEqual({ products: 9, kinds: 3, families: 0, documents: 0 });
});

test('every kind with letters can be looked for, and a list begins with those that have the most products', async () => {
  const { addAttribute, addKind, addProduct, api } = await openSpecApi();
  const across = await addAttribute({ name: 'Mil çapı', kind: 'NUMBER', unit: 'mm', decimals: 1 });
  const letters = [{ letter: 'd', attributeId: across }];
  const ids: string[] = [];
  for (const [at, section] of ['OIL_SEAL', 'RETAINING_RING', 'TAP', 'GLAND', 'HOSE', 'WASHER', 'NUT'].entries()) {
    const attributes = [{ attributeId: across, filterable: true }];
    const letter = section === 'WASHER' ? [{ letter: 'd1', attributeId: across }] : letters;
    const kind = await addKind({ name: `Tür ${at}`, attributes, section, letters: letter });
    for (let more = 0; more < 8 - at; more++) await addProduct([[across, '25']], kind, `Parça ${at}-${more}`);
    ids.push(kind);
  }
  const { data } = await api.asVisitor(
    `{ some: measurableKinds { kind { id } } all: measurableKinds(first: 60) { kind { id } } last: measurableKind(id: "${ids[6]}") { drawing } }`,
  );
  const named = (kinds: { kind: { id: string } }[]) => kinds.map(({ kind }) => kind.id);
  expect([named(data.some), named(data.all)]).toEqual([ids.slice(0, 6), ids]);
  expect(data.last.drawing).toContain('data-measure="d"');
});

test('a measured part finds what fits it, with half a millimetre for wear', async () => {
  const { ids, found } = await openShop();
  const worn = await found(ids.bearing, [
    [ids.bore, '20,4'],
    [ids.outer, '46,6 mm'],
    [ids.width, ' '],
  ]);
  expect(worn).toMatchObject({ count: 4, nearest: null });
  expect(worn.first.map(({ name }: Named) => name)).toEqual(['6204', '6204-2RS', '6204 İÇ']);
  expect(worn.conditions).toEqual([
    { attributeId: ids.bore, option: null, from: '19,9', to: '20,9' },
    { attributeId: ids.outer, option: null, from: '46,1', to: '47,1' },
  ]);
  // Other units are read, and what nobody typed is no condition.
  expect((await found(ids.bearing, [[ids.bore, '2 cm']], false)).count).toBe(5);
  expect((await found(ids.bearing, [])).count).toBe(6);
  expect(await found(ids.bolt, [[ids.thread, 'm8']])).toMatchObject({ count: 1, first: [{ name: 'M8x40' }] });
  expect((await found(ids.bolt, [[ids.thread, 'M8']])).conditions[0]).toMatchObject({ option: 'm8', from: null });
});

test('where nothing fits, the nearest is named', async () => {
  const { ids, found } = await openShop();
  const exact = await found(
    ids.bearing,
    [
      [ids.bore, '24'],
      [ids.outer, '52'],
    ],
    false,
  );
  expect(exact).toMatchObject({ count: 0, first: [], nearest: { name: '6205' } });
  expect(
    await found(ids.bearing, [
      [ids.bore, '19'],
      [ids.width, '15'],
    ]),
  ).toMatchObject({ nearest: { name: '6304' } });
});

test('what cannot be measured or read is refused with its place', async () => {
  const { ids, ask } = await openShop();
  const refused = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).errors?.[0]?.extensions;
  const bad = (field: string) => ({ code: 'BAD_USER_INPUT', field });
  expect(await refused(ids.bearing, [[ids.bore, 'yirmi']])).toMatchObject(bad('measures.0.value'));
  expect(
    await refused(ids.bearing, [
      [ids.bore, '20'],
      [ids.bore, '21'],
    ]),
  ).toMatchObject(bad('measures.1.attributeId'));
  expect(await refused(ids.bearing, [[ids.long, '20']])).toMatchObject(bad('measures.0.attributeId'));
  expect(await refused(ids.bolt, [[ids.thread, 'M9']])).toMatchObject(bad('measures.0.value'));
  const five = Array.from({ length: 5 }, (): [string, string] => [ids.bore, '1']);
  expect(await refused(ids.bearing, five)).toMatchObject({ code: 'BAD_USER_INPUT' });
  for (const id of [ids.pump, 'yok']) expect((await ask(id, [])).data.measuredProducts).toBeNull();
});

test('the options that most products have are offered with their counts, without products that are no longer made', async () => {
  const { api, ids } = await openShop();
  const Common = `query ($id: ID!, $first: Int) {
    commonOptions(attributeId: $id, first: $first) { attribute { name } optionCount options { value name count isExact } } }`;
  const ask = async (id: string, first = 4) => (await api.asVisitor(Common, { id, first })).data.commonOptions;
  const add = (name: string, more = '') =>
    api.asAdmin(
      `mutation { createProduct(input: { name: "${name}", description: "x", kindId: "${ids.bolt}"${more},
        specs: [{ attributeId: "${ids.thread}", values: ["M10"] }] }) { id } }`,
    );
  await add('M10x60');
  await add('M10x80', ', availability: DISCONTINUED');
  expect(await ask(ids.thread)).toEqual({
    attribute: { name: 'Diş' },
    optionCount: 2,
    options: [
      { value: 'm10', name: 'M10', count: 2, isExact: true },
      { value: 'm8', name: 'M8', count: 1, isExact: true },
    ],
  });
  expect((await ask(ids.thread, 1)).options).toHaveLength(1);
  expect([await ask(ids.bore), await ask('yok')]).toEqual([null, null]);
});
