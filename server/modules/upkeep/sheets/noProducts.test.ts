import { expect, test } from 'vitest';
import { categories, products } from '../../../db/tables/tables.ts';
import { importFile, workbookOf } from '../../../testing/random/oddSheets.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { addProfile, column, run } from '../../../testing/profiles.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';

type Report = Awaited<ReturnType<typeof importFile>>;
const linesOf = ({ rows }: Report, outcome: string) =>
  rows.filter((row) => row.outcome === outcome).map(({ line }) => line);
const number = (value: number) => `<c><v>${value}</v></c>`;

test('headings, sums and notes of a list are shown as no product with a reason, and left out', async () => {
  const api = await openTestApi();
  const file = await workbookOf([
    ['Stok Kodu', 'Ürün Adı', 'Açıklama', 'Fiyat (KDV Dahil)'],
    ['RULMANLAR', '', '', ''],
    ['SC-1', 'Rulman 1', 'a', number(10)],
    ['SC-2', 'Rulman 2', 'b', number(20)],
    ['Ara Toplam', '', '', number(30)],
    ['KAYIŞLAR', '', '', ''],
    ['SC-3', 'Kayış', 'c', number(5)],
    ['', 'GENEL TOPLAM', '', number(35)],
    ['', '', '', ''],
    ['Fiyatlarımıza KDV dahildir. Haber verilmeden değiştirilebilir.', '', '', ''],
  ]);
  const report = await importFile(api, file);
  expect(report).toMatchObject({ added: 3, noProduct: 5, wrong: 0, unclear: 0 });
  const reasons = report.rows
    .filter(({ outcome }) => outcome === 'NO_PRODUCT')
    .map(({ reasons: [reason] }) => reason?.message);
  expect(reasons.map((message) => /^A (?:heading|sum|note)/.exec(message ?? '')?.[0])).toEqual([
    ...['A heading', 'A sum', 'A heading', 'A sum', 'A note'],
  ]);
  expect(await api.db.$count(products)).toBe(3);
});

/** Each list has products in the lines named first, and nothing else. */
const lists: [string, number[], string][] = [
  [
    'in the column of names',
    [3, 4, 6],
    'Kod;Ad;Fiyat\n;RULMANLAR;\nA-1;Rulman;10,00\nA-2;Rulman 2;20,00\n;Ara Toplam;30,00\nA-3;Kayış;5,00\n;Fiyatlarımız 15 gün geçerlidir;',
  ],
  [
    'without codes',
    [3, 4, 7],
    'Ad;Fiyat\nRULMANLAR;\nRulman 6204;10,00\nRulman 6205;20,00\nToplam:;30,00\nVANALAR:;\nKüresel vana;7,50\n* Fiyatlara KDV dahil değildir.;',
  ],
  [
    'with a number beside each row',
    [3, 4],
    'Sıra;Stok kodu;Ad;Fiyat\n1;;Bağlantı Elemanları;\n2;C-1;Cıvata;3,00\n3;C-2;Somun;2,00\n;;Genel Toplam (KDV Dahil);5,00\n;;KDV %20;1,00',
  ],
  [
    'with sums that name what they sum up',
    [2, 3],
    'Stok kodu;Ad;Fiyat\nC-1;Cıvata;3,00\nC-2;Somun;2,00\n;Bağlantı Elemanları Toplamı;5,00\n;;5,00\nYEKÛN;;5,00',
  ],
  [
    'in English',
    [3, 4],
    'SKU;Name;Price\nBEARINGS;;\nB-1;Bearing;3,00\nB-2;Bearing 2;2,00\n;Subtotal;5,00\nGrand Total;;5,00',
  ],
  [
    'of several pages, with numbered sections',
    [3, 5, 8],
    'Kod;Ad;Fiyat\n1. RULMANLAR;;\nA-1;Rulman;10,00\n;--- Kayışlar ---;\nA-2;Kayış;20,00\nDevreden toplam;;30,00\n' +
      'Kod;Ad;Fiyat\nA-3;Vana;7,00\n;Sayfa 2 / 2;\n;G. TOPLAM (TL);37,00\nTüm fiyatlar KDV hariçtir;;',
  ],
  [
    'with units and no codes',
    [3, 5],
    'Ad;Birim;Fiyat\nRulmanlar;;\nRulman 6204;Adet;10,00\nVanalar;;\nSu sayacı toplam;Adet;5,00\nStoklarla sınırlıdır.;;',
  ],
];

test.each(lists)('rows that are no products are left out of a list %s', async (_, expected, text) => {
  const api = await openTestApi();
  const columns = text
    .split('\n')[0]
    ?.split(';')
    .map(
      (heading) =>
        ({
          Kod: 'stockCode',
          'Stok kodu': 'stockCode',
          SKU: 'stockCode',
          Ad: 'name',
          Name: 'name',
          Fiyat: 'price',
          Birim: 'salesUnit',
          Price: 'price',
        })[heading] ?? null,
    );
  const report = await importFile(api, text, { columns } as never);
  expect([linesOf(report, 'ADDED'), report.wrong, report.unclear]).toEqual([expected, 0, 0]);
});

test('products that are called like sums and headings are not lost', async () => {
  const api = await openTestApi();
  const kept = [
    'Kod;Ad;Fiyat',
    ...[
      'T-1;Toplam;5,00',
      'T-2;Toplam Debi Ölçer;120,00',
      'T-3;Genel Toplam Sayacı;7,00',
      'T-4;TOPLAM BASINÇ ŞALTERİ;',
      'T-5;VANA;9,00',
    ],
    ...[
      ';Toplam Isı Sayacı DN20;90,00',
      'VANALAR;Vana takımı;12,00',
      'T-6;Fiyat etiketi;1,00',
      'T-7;KDV;3,00',
      '6204;;1,00',
    ],
  ].join('\n');
  const report = await importFile(api, kept, { columns: ['stockCode', 'name', 'price'], dryRun: true });
  expect([report.added, report.noProduct, linesOf(report, 'WRONG')]).toEqual([9, 0, [11]]);
  // Without codes, products with a price on request are rows of one text.
  const onRequest =
    'Ad;Fiyat\nKüresel vana;10,00\nÇek valf;\nIsı sayacı toplam;40,00\nÖzel imalat kasnak;\nKelebek vana 2. sınıf;9,00';
  expect(await importFile(api, onRequest, { dryRun: true })).toMatchObject({ added: 5, noProduct: 0 });
  const capitals = 'Ad;Fiyat\nKÜRESEL VANA;10,00\nÇEK VALF;\nKASNAK;40,00\nPUL;1,00\nSOMUN;2,00';
  expect(await importFile(api, capitals, { dryRun: true })).toMatchObject({ added: 5, noProduct: 0 });
  expect(await importFile(api, 'Ad\nVANALAR\nRULMAN\nÇek valf', { dryRun: true })).toMatchObject({ added: 3 });
  const coded = 'Kod;Ad\nA-1;Vana\nA-2;Toplam\nVANALAR;';
  expect(await importFile(api, coded, { columns: ['stockCode', 'name'], dryRun: true })).toMatchObject({
    ...{ added: 2, noProduct: 1 },
  });
  const names = 'Kod;Ad\nA-1;Vana\nA-2;Rulman\n;Kasnak\n;Pul\n;Somun\n;Kayış\n;Dişli';
  expect(await importFile(api, names, { columns: ['stockCode', 'name'], dryRun: true })).toMatchObject({ added: 7 });
});

test('a product of that name is meant, and a person may say that a row is one', async () => {
  const api = await openTestApi();
  await importFile(api, 'Ad;Fiyat\nRULMANLAR;1,00');
  const file = 'Stok kodu;Ad;Fiyat\nA-1;Vana;2,00\nA-2;Somun;3,00\n;RULMANLAR;\n;KAYIŞLAR;';
  const trial = await importFile(api, file, { dryRun: true });
  expect([trial.added, trial.changed, linesOf(trial, 'NO_PRODUCT')]).toEqual([2, 1, [5]]);
  const corrections = [{ line: 5, field: 'id', value: null }];
  expect(await importFile(api, file, { dryRun: true, corrections })).toMatchObject({ added: 3, noProduct: 0 });
});

test('a profile leaves them out, does not stop for them and makes nothing of them', async () => {
  const site = await serveTestSite();
  const profile = await addProfile(site, 'Bölümlü', {
    ...{ findBy: 'STOCK_CODE', unknown: 'CREATE', fixed: [{ field: 'description', sameAsName: true }] },
    columns: [column('kod', 'stockCode'), column('ad', 'name'), column('fiyat', 'price'), column('grup', 'categoryId')],
    decimalMark: 'COMMA',
  });
  const file =
    'kod;ad;fiyat;grup\n;;;RULMANLAR\nA-1;Rulman;10,00;Rulman\nA-2;Rulman 2;20,00;Rulman\n;Ara Toplam;30,00;\nVANALAR;;;\nB-1;Vana;5,00;Vana';
  const report = await run(site, profile, file);
  expect(report).toMatchObject({ added: 3, wrong: 0, unclear: 0, stops: [] });
  expect((await site.db.select().from(categories)).map(({ name }) => name).sort()).toEqual(['Rulman', 'Vana']);
});
