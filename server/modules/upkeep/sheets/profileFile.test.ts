import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { products } from '../../../db/tables/tables.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { addProduct, type Site } from '../../../testing/sheets.ts';
import { addProfile, column, run } from '../../../testing/profiles.ts';

const category = (name: string) => `mutation { createCategory(input: { name: "${name}" }) { id } }`;
const stored = async ({ db }: Site, code: string) =>
  (await db.select().from(products).where(eq(products.stockCode, code)))[0];

async function supplierSite() {
  const site = await serveTestSite();
  for (const name of ['Rulmanlar ve Güç Aktarım', 'Bağlantı Elemanları']) await site.asAdmin(category(name));
  for (const name of ['İç çap', 'Dış çap'])
    await site.asAdmin(`mutation { createAttribute(input: { name: "${name}", kind: NUMBER, unit: "mm" }) { id } }`);
  return site;
}

/** Rows as a supplier sends them: prices without KDV, one on request, one misspelt, and a category of its own. */
const supplierFile = () => {
  const rows = Array.from({ length: 30 }, (_, at) => {
    const price = at === 5 ? 'Sorunuz' : at === 11 ? '1.2O0,50' : at === 0 ? '₺ 107,35' : `₺ 1.${100 + at},45`;
    const group = at === 19 ? 'RULMAN' : at % 10 === 9 ? 'Bağlantı Elemanları' : 'Rulmanlar ve Güç Aktarım';
    return `TR-${1001 + at};Tedarikçi Rulman ğüşiöç Iİ ${6001 + at} ZZ;${price};Adet;${group};SKF;${10 + (at % 30)};${at + 1}`;
  });
  return `\uFEFF${['Stok Kodu;Ürün Açıklaması;Liste Fiyatı (KDV Hariç);Birim;Ürün Grubu;Marka;İç Çap (mm);Stok', ...rows].join('\r\n')}\r\n`;
};

const setup = {
  findBy: 'STOCK_CODE',
  decimalMark: 'COMMA',
  prices: 'WITHOUT_VAT',
  columns: [
    column('Stok Kodu', 'stockCode'),
    column('Ürün Açıklaması', 'name'),
    column('Liste Fiyatı (KDV Hariç)', 'price'),
    column('Birim', 'salesUnit'),
    column('Ürün Grubu', 'categoryId'),
    column('Marka', 'brand'),
    column('İç Çap (mm)', 'spec:iç-çap'),
  ],
  fixed: [{ field: 'description', sameAsName: true }],
  answers: [{ field: 'categoryId', from: 'rulman', to: 'Rulmanlar ve Güç Aktarım' }],
};

test('a supplier’s file is read by its profile, its wrong cell is corrected, and the same file again changes nothing', async () => {
  const site = await supplierSite();
  const profile = await addProfile(site, 'Tedarikçi İĞ', setup);
  const trial = await run(site, profile, supplierFile(), { dryRun: true });
  expect(trial).toMatchObject({ added: 29, wrong: 1, unclear: 0, missing: 0, stops: [], runId: null });
  expect(trial.rows.filter(({ outcome }) => outcome === 'WRONG')).toMatchObject([
    { line: 13, reasons: [{ field: 'Price', message: 'The price is not a number.' }] },
  ]);
  const corrections = [{ line: 13, field: 'price', value: '1.200,50' }];
  const { fingerprint } = await run(site, profile, supplierFile(), { dryRun: true, corrections });
  const done = await run(site, profile, supplierFile(), { corrections, fingerprint });
  expect(done).toMatchObject({ added: 30, wrong: 0 });
  const name = 'Tedarikçi Rulman ğüşiöç Iİ 6001 ZZ';
  expect(await stored(site, 'TR-1001')).toMatchObject({ price: 12882, name, description: name, brand: 'SKF' });
  expect(await stored(site, 'TR-1006')).toMatchObject({ price: null });
  expect(await stored(site, 'TR-1012')).toMatchObject({ price: 144060 });
  expect(await stored(site, 'TR-1020')).toMatchObject({ categoryId: 'rulmanlar-ve-güç-aktarım', salesUnit: 'PIECE' });
  expect((await stored(site, 'TR-1001'))?.specs).toMatchObject([{ attributeId: 'iç-çap', values: ['10'] }]);

  const again = await run(site, profile, supplierFile(), { corrections });
  expect(again).toMatchObject({ added: 0, changed: 0, unchanged: 30, importId: null });
  expect((await site.asAdmin('{ productImports { id } }')).data.productImports).toHaveLength(1);
});

test('the steps of a column and the words of a profile decide what a cell becomes', async () => {
  const site = await serveTestSite();
  await site.asAdmin(category('Şaftlar'));
  await site.asAdmin('mutation { createAttribute(input: { name: "Çap", kind: NUMBER, unit: "mm" }) { id } }');
  const profile = await addProfile(site, 'ERP', {
    findBy: 'STOCK_CODE',
    decimalMark: 'POINT',
    onRequest: ['fiyat için arayın'],
    columns: [
      column('KOD', 'stockCode', [{ kind: 'SPLIT', at: '/', part: 2 }, { kind: 'TRIM' }]),
      column('AD', 'name', [{ kind: 'REPLACE', pairs: [{ from: 'RLM', to: 'rulman' }] }, { kind: 'UPPER' }]),
      column('FİYAT', 'price', [
        { kind: 'FACTOR', by: 1.2 },
        { kind: 'PERCENT', by: -10 },
        { kind: 'ROUND', to: 0.5 },
      ]),
      column('MİKTAR', 'availability', [
        { kind: 'MAP', pairs: [{ from: '0', to: 'Sipariş üzerine' }], otherwise: 'Stokta' },
      ]),
      column('ÇAP', 'spec:çap', [{ kind: 'UNIT', unit: 'cm' }]),
      column('GRUP', 'categoryId'),
    ],
    fixed: [
      { field: 'description', value: 'Sorunuz' },
      { field: 'brand', value: 'Iğdır' },
    ],
  });
  const rows = [
    'X/ A1 ;ırmak RLM;1,234.50;40;2.5;Ana > Şaftlar',
    'X/A2;b RLM;12.345,67;0;2;Şaftlar',
    'X/A3;c;Fiyat için arayın!;;;',
    'X/A4;d;1.234;5;1.234;şaftlar',
  ];
  const file = ['KOD;AD;FİYAT;MİKTAR;ÇAP;GRUP', ...rows].join('\n');
  const trial = await run(site, profile, file, { dryRun: true });
  expect(trial.rows.map(({ outcome, reasons }) => [outcome, reasons.map(({ message }) => message)])).toEqual([
    ['ADDED', []],
    ['WRONG', ["'12.345,67' is not a number. The numbers of this profile are written as 1,234.50."]],
    ['ADDED', []],
    ['ADDED', []],
  ]);
  await run(site, profile, `${file}\n`, { letPass: true });
  // 1234.50 x 1.2 - 10 % = 1333.26, and to the next half lira.
  expect(await stored(site, 'A1')).toMatchObject({
    ...{ name: 'IRMAK RULMAN', price: 133350, availability: 'IN_STOCK', categoryId: 'şaftlar', brand: 'Iğdır' },
    ...{ description: 'Sorunuz', specs: [{ attributeId: 'çap', values: ['2,5 cm'] }] },
  });
  expect(await stored(site, 'A3')).toMatchObject({ price: null, availability: null, categoryId: null });
  expect(await stored(site, 'A4')).toMatchObject({ price: 150, specs: [{ attributeId: 'çap', values: ['1,234 cm'] }] });
});

test('a blank cell keeps what stands or clears it, and a column that the file lacks is never touched', async () => {
  const site = await serveTestSite();
  await addProduct(site, { name: 'Vana', stockCode: 'V-1', price: 10, leadDays: 3, brand: 'Ünlü' });
  const columns = [
    column('Kod', 'stockCode'),
    column('Fiyat', 'price'),
    { ...column('Termin', 'leadDays'), blank: 'CLEAR' },
    { ...column('Marka', 'brand'), blank: 'CLEAR' },
  ];
  const profile = await addProfile(site, 'Fiyat', {
    findBy: 'STOCK_CODE',
    products: 'EXISTING',
    decimalMark: 'COMMA',
    columns,
  });
  const done = await run(site, profile, 'KOD;Fiyat;Termin;Depo\nV-1;;;7\n');
  expect(done).toMatchObject({ changed: 1, fields: ['stockCode', 'price', 'leadDays'] });
  expect(await stored(site, 'V-1')).toMatchObject({ price: 1000, leadDays: null, brand: 'Ünlü' });
  const unknown = await run(site, profile, 'Kod;Fiyat\nV-1;11\nV-2;5\n', { dryRun: true });
  expect(unknown).toMatchObject({ changed: 1, wrong: 1, added: 0 });
  expect(unknown.rows[1]?.reasons[0]?.message).toBe('No product has it, and this profile adds none.');
  const { error } = await run(site, profile, 'Malzeme;Fiyat\nV-1;11\n', { dryRun: true });
  expect(error).toMatchObject({ message: 'The file has no column Kod, by which this profile finds products.' });
});

test.each([
  ['GTIN', { gtin: '4006381333931' }, 'gtin', '4006381333931'],
  ['MANUFACTURER_CODE', { brand: 'SKF', manufacturerCode: '6204-2RS' }, 'manufacturerCode', '6204 2rs'],
  ['ID', {}, 'id', ''],
])('products are found by %s, and a second one with it makes the row wrong', async (findBy, codes, field, cell) => {
  const site = await serveTestSite();
  const id = await addProduct(site, { name: 'Bir', price: 10, ...codes });
  const profile = await addProfile(site, 'Fiyat', {
    ...{ findBy, products: 'EXISTING', decimalMark: 'COMMA' },
    columns: [column('Kod', field), column('Fiyat', 'price'), column('Marka', 'brand')],
  });
  const file = `Kod;Fiyat;Marka\n${cell || id};11,5;skf\n`;
  expect(await run(site, profile, file, { dryRun: true })).toMatchObject({ changed: 1, wrong: 0 });
  if (field === 'id') return;
  await addProduct(site, { name: 'İki', ...codes });
  const { rows } = await run(site, profile, file, { dryRun: true });
  expect(rows[0]?.reasons[0]?.message).toMatch(/^Several products have it: (Bir, İki|İki, Bir)\.$/);
});

test('an unknown category or option is made where the profile says so, and only for rows that are written', async () => {
  const site = await serveTestSite();
  const options = '[{ name: "NBR" }]';
  await site.asAdmin(
    `mutation { createAttribute(input: { name: "Conta", kind: OPTION, options: ${options} }) { id } }`,
  );
  const columns = [
    column('Ad', 'name'),
    column('Açıklama', 'description'),
    column('Grup', 'categoryId'),
    column('Conta', 'spec:conta'),
    column('Fiyat', 'price'),
  ];
  const profile = await addProfile(site, 'Yeni', { unknown: 'CREATE', decimalMark: 'COMMA', columns });
  const file = 'Ad;Açıklama;Grup;Conta;Fiyat\nKeçe;x;Sızdırmazlık Iİ;FKM;1\nKapak;x;Kapaklar;NBR;bir\n';
  const { fingerprint } = await run(site, profile, file, { dryRun: true });
  expect((await site.asAdmin('{ categories { id } }')).data.categories).toHaveLength(0);
  expect(await run(site, profile, file, { fingerprint, letPass: true })).toMatchObject({ added: 1, wrong: 1 });
  const { data } = await site.asAdmin(
    '{ categories { name } attributes { options { name } } products { nodes { category { name } specs { text } } } }',
  );
  expect(data.categories).toEqual([{ name: 'Sızdırmazlık Iİ' }]);
  expect(data.attributes).toEqual([{ options: [{ name: 'NBR' }, { name: 'FKM' }] }]);
  expect(data.products.nodes).toEqual([{ category: { name: 'Sızdırmazlık Iİ' }, specs: [{ text: 'FKM' }] }]);
});
