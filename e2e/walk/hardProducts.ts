import { ask, sessionCookie, type Site } from '../testing/site.ts';

/** Words of the trade that no code breaks, and one that no blank breaks. */
const words =
  'Çokaşamalı Yükseltgenmeyedayanıklı İğnemasuralı Öngerdirmeliyığılma Şanzımanüstükaplini Ğışlıçözümleyici ';
const unbroken = 'Ağırhizmettipindeçiftsıralıüçkademelişanzımanyağsoğutucusuıslaktipğüşıöç'.repeat(3);

/** So many attributes of a kind may be key values. */
const mostKeys = 4;

/** Price breaks whose quantities have more and more figures. */
const ladder = (base: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    minimum: 2 * 5 ** (at + 1),
    price: base - (at + 1) * Math.round(base / 20),
  }));

/** The tests look for these: a page for each class of product, by what is hard to show of it. */
export interface HardProducts {
  categoryId: string;
  ids: Record<'sized' | 'named' | 'attributes' | 'ladder' | 'bare' | 'unbroken' | 'drawn', string>;
}

/** Adds products whose names, values, prices and families are at the limits of what the office may enter. */
export async function addHardProducts(site: Site): Promise<HardProducts> {
  const cookie = await sessionCookie(site);
  const create = async (entity: string, input: object) => {
    const operation = `mutation ($input: ${entity}Input!) { made: create${entity}(input: $input) { id } }`;
    const answer: { made: { id: string } } = await ask(site, operation, { input }, cookie);
    return answer.made.id;
  };
  const categoryId = await create('Category', {
    name: `${words}${unbroken}`.slice(0, 80),
    description: words,
  });
  const product = (input: object) => create('Product', { categoryId, description: `${words}\n${unbroken}`, ...input });
  const attribute = (name: string, more: object = { kind: 'TEXT' }) => create('Attribute', { name, ...more });

  // Thirty sizes without codes of stock, whose names differ at their ends alone.
  const size = await attribute('Denenen boy', { kind: 'NUMBER', unit: 'mm' });
  const form = await attribute(words.slice(0, 60), {
    kind: 'OPTION',
    options: [{ name: words.slice(0, 90) }, { name: unbroken.slice(0, 90) }, { name: 'Kısa' }],
  });
  const sizedKind = await create('ProductKind', {
    name: `${words.slice(0, 40)} boylu`,
    attributes: [
      { attributeId: size, key: true },
      { attributeId: form, key: false },
    ],
  });
  const sizedFamily = await create('Family', { name: `${words.slice(0, 60)} boyları`, columns: [size, form] });
  const sized: string[] = [];
  for (let at = 0; at < 30; at++)
    sized.push(
      await product({
        name: `${words.slice(0, 70)} ${String(at * 12.5).replace('.', ',')} x ${at * 1000} mm`,
        kindId: sizedKind,
        familyId: sizedFamily,
        specs: [
          { attributeId: size, values: [String(12345 + Math.floor(at / 3))] },
          { attributeId: form, values: [[words.slice(0, 90), unbroken.slice(0, 90), 'Kısa'][at % 3]?.trim()] },
        ],
      }),
    );

  // A family that nothing but long names tells apart.
  const namedFamily = await create('Family', { name: `${words.slice(0, 60)} adları`, columns: [form] });
  const named: string[] = [];
  for (let at = 0; at < 8; at++)
    named.push(
      await product({
        name: `${'abcdefgh'[at] ?? ''}${unbroken.slice(0, 150)} ${at}`,
        familyId: namedFamily,
        kindId: sizedKind,
        specs: [],
      }),
    );

  // A kind has as many key attributes as it may, with long names and values, numbers of seven figures among them.
  const own: string[] = [];
  for (let at = 0; at < 8; at++) own.push(await attribute(`${at} ${at % 2 ? words : unbroken}`.slice(0, 60).trim()));
  const wide = await attribute('Genişlik aralığı', { kind: 'RANGE', unit: 'mm' });
  const attributesKind = await create('ProductKind', {
    name: 'Uzun değerli',
    attributes: [wide, ...own].map((attributeId, at) => ({ attributeId, key: at < mostKeys })),
  });
  const attributes = await product({
    name: `${words}${words}`.slice(0, 200).trim(),
    kindId: attributesKind,
    price: 999_999_999.99,
    priceQuantity: 1_000_000,
    salesUnit: 'KILOGRAM',
    availability: 'ON_ORDER',
    leadDays: 365,
    minimumQuantity: 1_000_000,
    brand: unbroken.slice(0, 80),
    stockCode: `KOD-${'W'.repeat(56)}`,
    manufacturerCode: `Ü-${'Ğ'.repeat(50)}`,
    gtin: '4006381333931',
    specs: [
      ...own.map((attributeId, at) => ({ attributeId, values: [(at % 2 ? unbroken : words).slice(0, 120).trim()] })),
      { attributeId: wide, values: ['1234567,5-7654321,5'] },
    ],
  });
  const laddered = await product({
    name: 'Basamaklı Deneme Ürünü M8x40 8.8',
    price: 1_234_567.5,
    salesUnit: 'PIECE',
    availability: 'IN_STOCK',
    priceBreaks: ladder(1_234_567.5, 8),
    kindId: sizedKind,
    specs: [{ attributeId: size, values: ['40'] }],
  });
  const bare = await product({ name: 'Y' });
  const long = await product({ name: unbroken.slice(0, 200), price: 12.5, stockCode: 'U'.repeat(60) });
  const drawn = await drawnProduct(create, categoryId);
  const [sizedFirst = ''] = sized.slice(14);
  const ids = { sized: sizedFirst, named: named[3] ?? '', attributes, ladder: laddered, bare, unbroken: long, drawn };
  return { categoryId, ids };
}

type Create = (entity: string, input: object) => Promise<string>;

/** Adds the bearing that the page of a product was drawn with: three lengths, two forms, a ladder of four steps. */
async function drawnProduct(create: Create, categoryId: string) {
  const letters: { letter: string; attributeId: string }[] = [];
  for (const [letter, name] of Object.entries({ d: 'Deneme deliği', D: 'Deneme dışı', B: 'Deneme eni' }))
    letters.push({ letter, attributeId: await create('Attribute', { name, kind: 'NUMBER', unit: 'mm' }) });
  const cover = await create('Attribute', {
    ...{ name: 'Deneme kapağı', kind: 'OPTION' },
    options: [{ name: 'ZZ, çelik sac' }, { name: '2RS, temaslı NBR' }],
  });
  const play = await create('Attribute', {
    ...{ name: 'Deneme boşluğu', kind: 'OPTION' },
    options: [{ name: 'CN (normal)' }, { name: 'C3' }],
  });
  const kindId = await create('ProductKind', {
    ...{ name: 'Deneme rulmanı', section: 'BALL_BEARING', letters },
    attributes: letters.map(({ attributeId }) => ({ attributeId, key: true })),
  });
  const columns = [...letters.map(({ attributeId }) => attributeId), cover, play];
  const familyId = await create('Family', { name: 'Deneme rulmanı, 62 serisi', columns });
  const sizes = [
    ['20', '47', '14'],
    ['25', '52', '15'],
    ['30', '62', '16'],
  ];
  const ids: string[] = [];
  for (const [at, values] of sizes.entries())
    for (const [covered, played] of [
      ['ZZ, çelik sac', 'CN (normal)'],
      ['2RS, temaslı NBR', 'CN (normal)'],
      ['ZZ, çelik sac', 'C3'],
    ])
      ids.push(
        await create('Product', {
          ...{ categoryId, kindId, familyId, description: 'Deneme ürünü.', brand: 'Devrikan' },
          name: `Sabit Bilyalı Deneme 620${at + 4}-${covered?.split(',')[0]} ${played === 'C3' ? 'C3' : ''}`.trim(),
          stockCode: `DEN-620${at + 4}-${covered?.split(',')[0]}${played === 'C3' ? '-C3' : ''}`,
          ...{ price: 270, salesUnit: 'PIECE', availability: 'IN_STOCK' },
          gtin: undefined,
          priceBreaks: [
            { minimum: 10, price: 256.5 },
            { minimum: 50, price: 245.7 },
            { minimum: 100, price: 232.2 },
          ],
          specs: [
            ...letters.map(({ attributeId }, which) => ({ attributeId, values: [values[which] ?? ''] })),
            { attributeId: cover, values: [covered] },
            { attributeId: play, values: [played] },
          ],
        }),
      );
  return ids[0] ?? '';
}
