import { expect, test } from 'vitest';
import { categories, products } from '../../../db/tables/tables.ts';
import { guarded, guardedNumber, unguarded } from '../../../spreadsheet/csv.ts';
import { changeIn, isReadAsOther } from '../../../spreadsheet/changedTexts.ts';
import { shownBy } from '../../../spreadsheet/shownText.ts';
import { importFile, workbookOf } from '../../../testing/random/oddSheets.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { addProfile, column, run } from '../../../testing/profiles.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { addProduct, download, send } from '../../../testing/sheets.ts';

/** Excel, LibreOffice and programs that write dates leave these of 3-4, 6204E5 and long numbers. */
const damaged = [
  ...[
    '03.Nis',
    'Mar.04',
    '4-Mar',
    '03. Apr',
    'Mrz.04',
    '12.Ağu',
    'Şub.26',
    'Oca.1999',
    '3-Apr-26',
    '7.Eki.2026',
    '05/May',
    '3-Ağustos',
    '3 Nis 26',
    'Sat Apr 03 2026 00:00:00 GMT+0300',
    '1 Ocak 2026',
  ],
  ...['2026-04-03', '2026-04-03 00:00:00', '2026-04-03T00:00:00.000Z', '03.04.2026', '4/3/2026', '10:30:00'],
  ...['6,204E+08', '8,69053E+12', '6.2e+5', '1E+15', '1E-05', '-1,2E+03', '620,4E+6'],
];
const genuine = [
  ...[
    'MAR-04',
    'NİS-05',
    '6204E5',
    '12E10',
    '1E3',
    'OCT4',
    'TRUE',
    '1,75',
    '3-4',
    '1/2',
    '10.20.30',
    '04.26',
    '2026',
    '2026-04',
    '6204-2RS',
  ],
  ...[
    'Ocak 4',
    'Mart',
    'Kas',
    'M8x40',
    '2RS',
    '10:1',
    '1:30',
    'E+H',
    '5E',
    'DIN 933',
    '31-12',
    '2000.10.20',
    'Ara Parça 10',
  ],
];

test('a code that a spreadsheet has changed is distinguished from codes that people write', () => {
  expect(damaged.filter((text) => changeIn(text) === null)).toEqual([]);
  expect(genuine.filter((text) => changeIn(text) !== null)).toEqual([]);
});

test('damaged codes and names refuse their rows, with what happened and how the code comes back', async () => {
  const api = await openTestApi();
  const file = [...damaged, '#AD?', '#YOK', '#NV', '#DEĞER!'].map((text) => `${text};Pul ${text} x;1,00`).join('\n');
  const names = ['03.Nis', '6,204E+08', '#YOK', 'Mar.04'].map((text, at) => `N-${at};${text};1,00`).join('\n');
  const right = genuine.map((text) => `${text};Somun ${text};1,00`).join('\n');
  const trial = await importFile(api, `Stok kodu;Ad;Fiyat\n${file}\n${names}\n${right}`, { dryRun: true });
  expect(trial).toMatchObject({ added: genuine.length, wrong: damaged.length + 8, changed: 0 });
  const messages = trial.rows.filter(({ outcome }) => outcome === 'WRONG').map(({ reasons }) => reasons[0]);
  expect(messages[0]).toMatchObject({
    input: 'stockCode',
    message: expect.stringMatching(
      /^03\.Nis is a date, .*number format “Text”.*choose the file again; or correct it here\.$/,
    ),
  });
  expect(messages[damaged.indexOf('6,204E+08')]?.message).toMatch(/is a power, /);
  expect(messages.slice(-4).map((reason) => reason?.input)).toEqual(['name', 'name', 'name', 'name']);
  // A person says that it is right, or what it was.
  const corrections = [
    { line: 2, field: 'stockCode', value: '3-4' },
    { line: 3, field: 'stockCode', value: 'Mar.04' },
  ];
  expect(await importFile(api, `Stok kodu;Ad;Fiyat\n03.Nis;A;1,00\nMar.04;B;1,00`, { corrections })).toMatchObject({
    added: 2,
  });
  // A product that has such a code is found by it.
  expect(await importFile(api, 'Stok kodu;Fiyat\nMar.04;2,00')).toMatchObject({ changed: 1, wrong: 0 });
});

test('cells of dates and truths are none of a code, and numbers are taken as they are shown', async () => {
  const api = await openTestApi();
  const number = (value: string, style = 0) => `<c s="${style}"><v>${value}</v></c>`;
  const formats = [
    '000000',
    '"RL-"0',
    'dd.mmm',
    '000\\-000',
    '#,##0.00',
    '0.00',
    'General',
    '[Red]"İŞ "0000',
    '"TL-"General',
    '0" C3"',
  ];
  const codes = [
    number('123', 1),
    number('6204', 2),
    number('123456', 4),
    number('6205', 5),
    number('6206', 6),
    number('6207', 7),
  ];
  const more = [number('42', 8), number('77', 9), number('6208', 10), number('1.1', 6)];
  const wrong = [
    number('45385', 3),
    '<c t="b"><v>1</v></c>',
    '<c t="d"><v>2026-04-03T00:00:00</v></c>',
    number('8690530000000001234'),
  ];
  const rows = [...codes, ...more, ...wrong].map((cell, at) => [cell, `Ürün ${at}`, number('5', 6)]);
  const file = await workbookOf([['Stok kodu', 'Ad', 'Fiyat'], ...rows], { formats });
  const trial = await importFile(api, file, { dryRun: true });
  expect(trial.rows.filter(({ outcome }) => outcome === 'WRONG').map(({ reasons }) => reasons[0]?.message)).toEqual([
    expect.stringContaining('2024-04-03 is a date'),
    expect.stringContaining('true is a yes or no'),
    expect.stringContaining('is a date'),
    expect.stringContaining('more digits than a spreadsheet keeps'),
  ]);
  await importFile(api, file, { skipWrong: true });
  const stored = await api.db.select().from(products).orderBy(products.seq);
  const taken = ['000123', 'RL-6204', '123-456', '6205', '6206', '6207', 'İŞ 0042', 'TL-77', '6208 C3', '1.10'];
  expect(stored.map(({ stockCode }) => stockCode)).toEqual(taken.toReversed());
  expect(stored.every(({ price }) => price === 500)).toBe(true);
  expect(await importFile(api, file, { skipWrong: true })).toMatchObject({ unchanged: taken.length, wrong: 4 });
});

test('a profile refuses damaged codes, reads shown ones, and makes no category of an error or a date', async () => {
  const site = await serveTestSite();
  await addProduct(site, { name: 'Rulman', stockCode: 'RL-6204' });
  const profile = await addProfile(site, 'Excel', {
    ...{ findBy: 'STOCK_CODE', unknown: 'CREATE', fixed: [{ field: 'description', sameAsName: true }] },
    limits: { refused: 100, missing: 100, price: 1000 },
    columns: [column('kod', 'stockCode'), column('ad', 'name'), column('grup', 'categoryId')],
  });
  const report = await run(
    site,
    profile,
    'kod;ad;grup\n03.Nis;A;Vana\nB-1;B;#YOK\nC-1;C;Mar.04\nD-1;D;Vana\nRL-6204;Rulman;Vana',
  );
  expect(report).toMatchObject({ added: 1, changed: 1, wrong: 3 });
  expect((await site.db.select().from(categories)).map(({ name }) => name)).toEqual(['Vana']);
});

test('formats show what was typed, and those of prices show nothing', () => {
  const shown = (format: string, number: number) => shownBy(format)?.(number) ?? null;
  expect([shown('0000', 7), shown('00-00', 1234), shown('"A"0;"B"0;"C"0', -5), shown('"A"0;"B"0;"C"0', 0)]).toEqual([
    ...['0007', '12-34', 'B5', 'C0'],
  ]);
  for (const format of ['#,##0', '#,##0.00 "₺"', '0.00E+00', '# ?/?', '[>99]0;00', '[$€-407]0', '0%'])
    expect([format, shown(format, 6204)]).toEqual([format, null]);
  expect(shownBy(undefined)).toBeNull();
});

const typed = [
  ...[
    '6204E5',
    '12E10',
    '1E3',
    'MAR-04',
    'NİS-05',
    'OCT4',
    'TRUE',
    'DOĞRU',
    '1,75',
    'Mar.04',
    '03.Nis',
    '4 MAY',
    'mart 5',
    'ŞUB2026',
  ],
  ...[
    '1.234,50',
    '50%',
    '1 1/2',
    '10:30',
    '5-',
    '(5)',
    '₺5',
    '5 TL',
    '1e-3',
    'YANLIŞ',
    'WAHR',
    '3 PM',
    '0017',
    '3-4',
    '=A1',
    "'3-4",
    "''1E3",
  ],
];
const plain = [
  '6204',
  '6204-2RS',
  'M8x40',
  'E5',
  'MARKA 5',
  'Vana 1/2"',
  'TR-1',
  '',
  'Mart',
  '10 adet',
  'truefit',
  '12 V',
  'A4-80',
];

test('exports for people keep what a spreadsheet would change, and an import takes the apostrophe away', () => {
  expect(typed.filter((text) => guarded(text) !== `'${text}`)).toEqual([]);
  expect(plain.filter((text) => guarded(text) !== text)).toEqual([]);
  for (const text of [...typed, ...plain])
    expect([unguarded(guarded(text)), unguarded(guardedNumber(text))]).toEqual([text, text]);
  expect(['12,5', '1.234,5', '50%'].map(guardedNumber)).toEqual(['12,5', '1.234,5', '50%']);
  expect(plain.filter(isReadAsOther)).toEqual([]);
});

test('codes that look like dates and powers go through the site’s own files unchanged, and programs get them as they are', async () => {
  const site = await serveTestSite();
  const codes = ['6204E5', 'MAR-04', '1E3', 'Mar.04', '03.Nis', '2026-04-03', '6,2E+05', 'TRUE', '1,75', '0017'];
  for (const code of codes) await addProduct(site, { name: `Rulman ${code}`, stockCode: code });
  for (const type of ['csv', 'xlsx'])
    expect(await send(site, await download(site, `products.${type}`), { dryRun: true })).toMatchObject({
      unchanged: codes.length,
      wrong: 0,
    });
  const text = (await download(site, 'products.csv')).toString();
  for (const code of codes) expect(text).toContain(`;'${code}`);
});
