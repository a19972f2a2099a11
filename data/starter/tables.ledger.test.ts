import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { firsts } from './make/firsts.ts';
import { gtinOf, idOf } from './make/ids.ts';
import { makeContent, written } from './make/content.ts';
import { productsOf } from './make/products.ts';
import { tables } from './tables/all.ts';
import { brands } from './model/brands.ts';
import type { Article, FamilyTable } from './model/model.ts';

const families = tables.flatMap((some) => some.families);
const kinds = tables.flatMap((some) => some.kinds ?? []);
const content = makeContent();

test('content.json is what the tables make: after a change, `npm run starter` writes it again', () => {
  expect(readFileSync('data/starter/content.json', 'utf8') === written(content)).toBe(true);
});

test('every product has a code, a kind, a price or none on purpose, terms of sale, and all that its kind requires', () => {
  const known = new Map(kinds.map((kind) => [kind.id, kind.attributes.filter(({ required }) => required)]));
  const { products } = content.information.products;
  const lacking = products.flatMap(({ id, kind, specs, ...product }) => {
    const given = new Set(specs.map(({ attributeId }) => attributeId));
    const required = known.get(String(kind));
    const missing = ['stockCode', 'brand', 'gtin', 'salesUnit', 'availability'].filter((key) => !product[key]);
    return [
      ...(required
        ? required.filter((one) => !given.has(one.id)).map((one) => `${id} lacks ${one.id}`)
        : [`${id}: ${String(kind)}`]),
      ...missing.map((key) => `${id} lacks ${key}`),
    ];
  });
  expect(lacking).toEqual([]);
});

test('a kind has two or three key values and three to ten filters, and its drawing names measures of its own', () => {
  for (const { id, attributes, section } of kinds) {
    const count = (of: 'key' | 'filterable') => attributes.filter((one) => one[of]).length;
    expect([id, count('key') >= 2 && count('key') <= 4, count('filterable') >= 3 && count('filterable') <= 10]).toEqual(
      [id, true, true],
    );
    const own = new Set(attributes.map((one) => one.id));
    expect([id, Object.values(section?.letters ?? {}).filter((letter) => !own.has(letter))]).toEqual([id, []]);
  }
});

test('every attribute that a kind names is one of the content', () => {
  const { attributes, kinds: stored } = content.information;
  const known = new Set(attributes.attributes.map(({ id }) => id));
  const named = stored.kinds.flatMap(({ id, attributes: own, letters }) =>
    [...own, ...(letters ?? [])].map(({ attributeId }) => [id, attributeId] as const),
  );
  expect(named.filter(([, attributeId]) => !known.has(attributeId))).toEqual([]);
});

test('a family names its standards and how values that no standard gives were reckoned, and brands are the house’s own', () => {
  const own = new Set<string>(Object.values(brands));
  for (const { id, typical, brand, columns, articles } of families) {
    expect([id, own.has(brand), typical.length > 20]).toEqual([id, true, true]);
    // A set and a single spanner, or valves with and without a spring, differ in one column.
    const without = (article: Article) => columns.filter((column) => article.specs[column] === undefined);
    const bare = articles.filter((article) => !article.first && without(article).length > 1);
    expect(bare.map(({ code }) => code)).toEqual([]);
  }
});

test('four hundred codes of two made-up makers lead to products, each to one', () => {
  const references = content.information.products.products.flatMap(({ crossReferences }) =>
    Array.isArray(crossReferences) ? (crossReferences as { maker: string; code: string }[]) : [],
  );
  expect(new Set(references.map(({ maker, code }) => `${maker} ${code}`)).size).toBe(400);
  expect([...new Set(references.map(({ maker }) => maker))]).toEqual(['Kavrelmak', 'Torvenda']);
});

test('every product has a drawing that exists', () => {
  const { products } = content.information.products;
  const missing = new Set(
    products.map(({ image }) => String(image)).filter((file) => !existsSync(`data/starter/${file}`)),
  );
  expect([...missing]).toEqual([]);
});

test('the first products keep id, name, text, picture and price', () => {
  const now = new Map(content.information.products.products.map((product) => [product.id, product]));
  for (const { id, name, description, image, price } of firsts)
    expect(now.get(id)).toMatchObject({ id, name, description, image, price });
  expect(firsts).toHaveLength(56);
});

test('a bolt comes with nut and washer of its thread, a sprocket with its chain, a pulley with belts of its profile', () => {
  const { products } = content.information.products;
  const nameOf = new Map(products.map(({ id, name }) => [id, String(name)]));
  const withName = (name: string) => {
    const found = products.find((product) => product.name === name);
    return (found?.boughtTogether as string[] | undefined)?.map((id) => nameOf.get(id));
  };
  expect(withName('Zincir Dişlisi 10B-1 Z19')).toEqual(['Makaralı Zincir 10B-1 Tek Sıralı 5 m']);
  expect(withName('V Kayış Kasnağı SPZ 125-2 Ön Delikli')).toHaveLength(4);
  for (const { name, boughtTogether } of products.filter(({ kind }) => String(kind).includes('cıvata'))) {
    const thread = /\bM\d+/.exec(String(name))?.[0];
    for (const id of (boughtTogether ?? []) as string[]) expect(nameOf.get(id)).toMatch(new RegExp(`\\b${thread}\\b`));
  }
  expect(products.filter(({ boughtTogether }) => boughtTogether).length).toBeGreaterThan(60);
});

test('an id is a working hour of the last two years, and a GTIN is of the range for examples, with its check digit', () => {
  for (const code of ['6204-ZZ', 'M8', 'İğne'].flatMap((one) => Array.from({ length: 20 }, (_, n) => one + n))) {
    const time = new Date(Number(idOf(code)));
    expect([time.getUTCDay() % 6 > 0, time.getUTCHours() >= 5 && time.getUTCHours() < 15]).toEqual([true, true]);
    const digits = [...gtinOf(code)].map(Number);
    expect(digits.slice(0, 3)).toEqual([9, 5, 2]);
    expect(digits.reduce((sum, digit, place) => sum + digit * (place % 2 ? 3 : 1), 0) % 10).toBe(0);
  }
});

const number = (text: unknown) =>
  Number(
    String(text)
      .replace('.', '')
      .replace(',', '.')
      .replace(/[^\d.-].*$/, ''),
  );
/** Articles of a kind, with a function that reads a measure. */
const eachOf = (kind: string, check: (m: (id: string) => number, code: string) => void) => {
  const some = families.filter((family: FamilyTable) => family.kind === kind).flatMap(productsOf);
  expect([kind, some.length > 1]).toEqual([kind, true]);
  for (const { stockCode, specs } of some) check((id) => number(specs[id]), String(stockCode));
};
const holds = (code: string, ...facts: boolean[]) => expect([code, ...facts]).toEqual([code, ...facts.map(() => true)]);

test('the measures of bearings fit each other', () => {
  eachOf('sabit-bilyalı-rulman', (m, code) => {
    const wall = (m('dış-çap') - m('iç-çap')) / 2;
    holds(code, m('dış-çap') > m('iç-çap'), m('genişlik') < 2 * wall, m('genişlik') > wall * 0.7);
    holds(code, m('statik-yük-sayısı') < m('dinamik-yük-sayısı'));
    // ISO 15: from 04 the bore is five times the last two digits.
    const digits = Number(/\d\d(\d\d)/.exec(code)?.[1]);
    if (digits >= 4) expect([code, m('iç-çap')]).toEqual([code, 5 * digits]);
  });
  eachOf('konik-makaralı-rulman', (m, code) => {
    holds(
      code,
      m('dış-çap') > m('iç-çap'),
      m('genişlik') >= m('iç-bilezik-genişliği'),
      m('iç-bilezik-genişliği') >= m('dış-bilezik-genişliği'),
    );
  });
  eachOf('yağ-keçesi', (m, code) =>
    holds(code, m('dış-çap') > m('mil-çapı'), m('genişlik') <= 8, (m('dış-çap') - m('mil-çapı')) / 2 >= 5),
  );
  eachOf('ayaklı-yatak', (m, code) => {
    holds(code, m('toplam-uzunluk') > m('delikler-arası'), m('mil-ekseni-yüksekliği') > m('mil-çapı') / 2);
  });
  eachOf('flanşlı-yatak', (m, code) =>
    holds(code, m('flanş-kenarı') > m('delikler-arası'), m('delikler-arası') > m('mil-çapı')),
  );
});

test('the measures of chains, sprockets, gears, belts and pulleys fit each other', () => {
  eachOf('makaralı-zincir', (m, code) => {
    // Pitches of the series B are multiples of 25,4/16 mm, but for that of 05B, which is 8 mm.
    holds(
      code,
      code.startsWith('05B') || Number.isInteger(Math.round((m('hatve') / 25.4) * 1600) / 100),
      m('makara-çapı') < m('hatve'),
    );
  });
  eachOf('zincir-dişlisi', (m, code) => {
    const circle = m('hatve') / Math.sin(Math.PI / m('diş-sayısı'));
    holds(code, Math.abs(m('bölüm-dairesi-çapı') - circle) < 0.02);
    holds(code, m('diş-üstü-çapı') > circle, m('diş-üstü-çapı') < circle + m('hatve'));
  });
  eachOf('düz-dişli', (m, code) =>
    holds(
      code,
      m('bölüm-dairesi-çapı') === m('modül') * m('diş-sayısı'),
      m('diş-üstü-çapı') === m('modül') * (m('diş-sayısı') + 2),
    ),
  );
  eachOf('dar-v-kayışı', (m, code) =>
    holds(code, m('genişlik') > m('yükseklik'), m('etkin-uzunluk') > 3 * m('en-küçük-kasnak-çapı')),
  );
  eachOf('v-kayış-kasnağı', (m, code) => holds(code, m('genişlik') > 0, m('etkin-çap') >= 63));
});

test('the measures of motors and drives fit each other', () => {
  eachOf('flanşlı-motor', (m, code) =>
    holds(
      code,
      m('merkezleme-çapı') < m('delik-dairesi-çapı'),
      m('delik-dairesi-çapı') < m('flanş-çapı'),
      m('verim') > 65,
      m('verim') < 93,
    ),
  );
  eachOf('ayaklı-motor', (m, code) => holds(code, m('mil-boyu') > m('mil-çapı'), m('mil-boyu') < 3 * m('mil-çapı')));
  eachOf('frekans-sürücüsü', (m, code) => holds(code, m('akım') > m('güç') * 1.9));
});

test('each CSV of the tables is in the form of an export, which Excel opens and saves, and is read', () => {
  const code = globSync('data/starter/{model,tables}/*.ts')
    .map((file) => readFileSync(file, 'utf8'))
    .join('');
  const files = globSync('data/starter/tables/*.csv');
  expect(files.length).toBeGreaterThan(30);
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    expect([file, text.startsWith('\ufeff'), text.endsWith('\r\n')]).toEqual([file, true, true]);
    expect([file, text.replaceAll('\r\n', '').includes('\n')]).toEqual([file, false]);
    expect(code).toContain(`'${file.split('/').at(-1)}'`);
  }
});
