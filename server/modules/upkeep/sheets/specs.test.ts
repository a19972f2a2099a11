import { expect, test } from 'vitest';
import { addProduct, download, send, type Site } from '../../../testing/sheets.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { inGate } from '../../../testing/inGate.ts';

async function siteWithAttributes() {
  const site = await serveTestSite();
  const add = async (input: object) => {
    const { errors } = await site.asAdmin(
      'mutation ($input: AttributeInput!) { createAttribute(input: $input) { id } }',
      { input },
    );
    expect(errors).toBeUndefined();
  };
  await add({ name: 'İç çap', kind: 'NUMBER', unit: 'mm' });
  await add({ name: 'Basınç', kind: 'RANGE', unit: 'bar' });
  await add({ name: 'Kapak', kind: 'OPTION', options: ['Açık', '2RS', 'G1/2', '=ZZ', '08'].map((name) => ({ name })) });
  await add({ name: 'Mıknatıslı', kind: 'FLAG' });
  await add({ name: 'Not', kind: 'TEXT' });
  await site.asAdmin('mutation { createProductKind(input: { name: "Rulman", attributes: [] }) { id } }');
  return site;
}

const typedOf = async ({ asVisitor }: Site) => {
  const { data } =
    await asVisitor(`{ products(first: 100, orderBy: NAME) { nodes { name kind { id } specs { attribute { id } values {
    ... on NumberValue { typed } ... on RangeValue { typed } ... on OptionValue { typed } ... on FlagValue { typed } ... on TextValue { typed } } } } } }`);
  return data.products.nodes as { name: string; specs: { attribute: { id: string }; values: { typed: string }[] }[] }[];
};

test('there are columns for kinds and specs as soon as there are any', async () => {
  const site = await siteWithAttributes();
  const text = (await download(site, 'products.csv')).toString();
  expect(text.slice(1).split('\r\n')[0]).toBe(
    'Id;Name;Description;Category;Price (KDV dâhil);Featured;Image;Image caption;Kind;Basınç [bar];İç çap [mm];Kapak;Mıknatıslı;Not',
  );
});

test('a sheet fills in specs, in the unit of its heading', async () => {
  const site = await siteWithAttributes();
  const sheet =
    'Ürün adı;Açıklama;Tür;İÇ ÇAP [cm];Basınç [bar];kapak;Mıknatıslı\nRulman;x;rulman;2,5;2-8;2rs | AÇIK;evet\nVana;x;;25 mm;;;';
  const dry = await send(site, sheet, { dryRun: true });
  expect(dry.rows[0]?.values).toEqual(['Rulman', 'x', 'Rulman', '2,5 cm', '2-8', '2RS | Açık', 'yes']);
  expect(await send(site, sheet)).toMatchObject({ added: 2, wrong: 0 });
  const [bearing, valve] = await typedOf(site);
  expect(bearing).toMatchObject({ kind: { id: 'rulman' } });
  expect(bearing?.specs.flatMap(({ values }) => values.map(({ typed }) => typed))).toEqual([
    '2-8',
    '2,5 cm',
    '2RS',
    'Açık',
    'yes',
  ]);
  expect(valve?.specs).toEqual([{ attribute: { id: 'iç-çap' }, values: [{ typed: '25 mm' }] }]);
  expect(await send(site, 'Ürün adı;İç çap\nVana;', { columns: ['name', 'spec:iç-çap'] })).toMatchObject({
    changed: 1,
  });
  expect((await typedOf(site))[1]?.specs).toEqual([]);
});

test('problems are reported for each cell, and nothing is saved', async () => {
  const site = await siteWithAttributes();
  const revision = site.db.revision();
  const sheet = 'Ürün adı;Açıklama;İç çap;Basınç;Kapak;Mıknatıslı;Tür\nRulman;x;20 bar;8-2;XX;belki;Vana';
  const { rows, error } = await send(site, sheet, { dryRun: true });
  expect(error).toBeUndefined();
  expect(rows[0]?.reasons.map(({ field, message }) => `${field}: ${message}`)).toEqual([
    'Kind: There is no kind Vana. The kinds are: Rulman.',
    'Basınç [bar]: The ends are the wrong way round: enter the smaller one first.',
    'İç çap [mm]: bar is a unit of pressure: enter length, such as 20 mm.',
    'Kapak: There is no option “XX”. The options are: Açık · 2RS · G1/2 · =ZZ · 08.',
    'Mıknatıslı: “belki” is neither yes nor no.',
  ]);
  expect((await send(site, sheet)).error?.extensions.code).toBe('BAD_USER_INPUT');
  expect(site.db.revision()).toBe(revision);
});

test('a heading with an unsuitable unit is unknown, and wrong when it is assigned all the same', async () => {
  const site = await siteWithAttributes();
  const columns = ['name', 'description', 'spec:iç-çap'];
  const { rows } = await send(site, 'Ad;Tanım;İç çap [bar]\nRulman;x;20', { columns, dryRun: true });
  expect(rows[0]?.reasons[0]?.message).toBe('bar is a unit of pressure: enter length, such as 20 mm.');
});

/** The sequence is the same in each run. */
function dice() {
  let state = 7;
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * sides);
  };
}

/** Makes values as people type them, in all forms that are understood. */
function typedValues(count: number) {
  const roll = dice();
  const pick = <Value>(values: Value[]) => values[roll(values.length)] as Value;
  const number = () =>
    pick([
      `${roll(500)}`,
      `${roll(90)},${roll(90)}`,
      `${roll(90)}.5`,
      `${1 + roll(9)}.${100 + roll(900)}`,
      `${1 + roll(9)}/${2 + roll(8)}`,
      `${1 + roll(3)} 1/2`,
      `-${roll(40)}`,
      `+${roll(40)}`,
      `0,0${roll(9)}`,
      `½`,
    ]);
  const makers: Record<string, () => string> = {
    'iç-çap': () => `${pick(['', '', 'Ø', '≈ ', '±'])}${number()}${pick(['', ' mm', 'mm', ' cm', '"', ' inç', 'µm'])}`,
    basınç: () =>
      pick([
        `≥ ${roll(9)}`,
        `${roll(9)}–${10 + roll(9)} bar`,
        `-${1 + roll(3)}-${roll(9)}`,
        `${roll(90)} bar'a kadar`,
        `${roll(5)} ile ${6 + roll(9)} arası`,
        `${roll(9)}..${9 + roll(9)} kPa`,
        `en çok ${roll(9)}`,
      ]),
    kapak: () => pick(['Açık', '2RS', 'G1/2', '=ZZ', '08']),
    mıknatıslı: () => pick(['yes', 'no']),
    not: () =>
      pick([
        '=1+1',
        "'tırnak",
        '@şirket',
        '3/8',
        '1-2',
        '00123',
        'İğne; "ğüşıöç"',
        '123456789012',
        '+90 212',
        '-5 °C',
        'a,b;c\td'.replace('\t', ' '),
        '＝x',
      ]),
  };
  const names = Object.keys(makers);
  return Array.from({ length: count }, (_, place) => {
    const attributeId = names[place % names.length] ?? '';
    return { attributeId, typed: makers[attributeId]?.() ?? '' };
  });
}

test.each(['csv', 'xlsx'])('typed values of every kind come back from %s byte for byte', async (type) => {
  const site = await siteWithAttributes();
  const values = typedValues(inGate(200, 1000));
  const count = values.length / 5;
  for (let from = 0; from < values.length; from += 5) {
    const specs = values.slice(from, from + 5).map(({ attributeId, typed }) => ({ attributeId, values: [typed] }));
    await addProduct(site, { name: `Ürün ${String(from).padStart(4, '0')}`, specs });
  }
  const all = async () => {
    const rows: Listed[] = [];
    for (let after: string | null = null; rows.length < count;) {
      const { data } = await site.asVisitor(List, { after });
      rows.push(...(data.products.nodes as Listed[]));
      after = data.products.pageInfo.endCursor as string;
    }
    return rows;
  };
  const before = await all();
  const typed = (rows: Listed[]) =>
    rows.flatMap(({ specs }) => specs.map((spec) => `${spec.attribute.id} ${spec.values[0]?.typed}`));
  expect(typed(before).toSorted()).toEqual(values.map((one) => `${one.attributeId} ${one.typed}`).toSorted());

  const file = await download(site, `products.${type}`);
  expect(await send(site, file)).toMatchObject({ unchanged: count, changed: 0, wrong: 0 });
  for (const { id } of before) await site.asAdmin(`mutation { deleteProduct(id: "${id}") }`);
  expect(await send(site, file)).toMatchObject({ added: count, wrong: 0 });

  expect(await all()).toEqual(before);
});

type Listed = { id: string; specs: { attribute: { id: string }; values: { typed: string }[] }[] };
const List = `query ($after: String) { products(first: 20, orderBy: NAME, after: $after) { pageInfo { endCursor } nodes {
  id name specs { attribute { id } text values { ... on NumberValue { typed base } ... on RangeValue { typed }
  ... on OptionValue { typed } ... on FlagValue { typed } ... on TextValue { typed } } } } } }`;

test('a sheet names a family, in a column that is there as soon as there are families', async () => {
  const site = await siteWithAttributes();
  await site.asAdmin('mutation { createFamily(input: { name: "62 Serisi", columns: ["iç-çap"] }) { id } }');
  expect(await send(site, 'Ürün adı;Açıklama;Aile;İç çap\nRulman;x;62 SERİSİ;20')).toMatchObject({
    added: 1,
    wrong: 0,
  });
  const [heading = '', row = ''] = (await download(site, 'products.csv')).toString().slice(1).split('\r\n');
  expect(row.split(';')[heading.split(';').indexOf('Family')]).toBe('62 Serisi');
  const { rows } = await send(site, 'Ürün adı;Açıklama;Aile\nVana;x;63 serisi', { dryRun: true });
  expect(rows[0]?.reasons.map(({ message }) => message)).toEqual([
    'There is no family 63 serisi. The families are: 62 Serisi.',
  ]);
});
