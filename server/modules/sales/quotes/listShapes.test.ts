import { expect, test } from 'vitest';
import { toXlsx } from '../../../spreadsheet/xlsx.ts';
import { listShop, names, short } from '../../../testing/listShop.ts';
import { fileLines } from './fileLines.ts';

const { ball, ball8, bolt, hose, chain } = names;

const chats: [string, [string, string | number | null][]][] = [
  ['6204-2RS 10 adet', [[ball, 10]]],
  ['6208-2RS 5 AD', [[ball8, 5]]],
  ['10 adet 6204-2RS', [[ball, 10]]],
  ['- 6204 2RS x 10', [[ball, 10]]],
  ['5x 6204-2RS', [[ball, 5]]],
  ['5 X 6204-2RS', [[ball, 5]]],
  ['6204-2RS x10', [[ball, 10]]],
  ['6204-2RS*10', [[ball, 10]]],
  ['6204-2RS: 10', [[ball, 10]]],
  ['6204-2RS = 10 adet', [[ball, 10]]],
  ['6204-2RS - 10', [[ball, 10]]],
  ['6204-2RS (10 adet)', [[ball, 10]]],
  ['6204-2RS 10', [[ball, 10]]],
  ['10 6204-2RS', [[ball, 10]]],
  [
    '1) 6204-2RS 10 adet\n2) 6208-2RS 4 adet',
    [
      [ball, 10],
      [ball8, 4],
    ],
  ],
  ['• 6204-2RS 10ad.', [[ball, 10]]],
  ["6204-2RS'den 10 tane lazım", [[ball, 10]]],
  ['bana 10 adet 6204-2RS rulman lazım', [[ball, 10]]],
  ['Merhaba, 6204-2RS 10 adet alabilir miyim?', [[ball, 10]]],
  ['> 6204-2RS 10 adet', [[ball, 10]]],
  ['[28.11.2026 10:32] Ayşe: 6204-2RS 10 adet', [[ball, 10]]],
  [
    '6204-2RS 10 adet, 6208-2RS 4 adet',
    [
      [ball, 10],
      [ball8, 4],
    ],
  ],
  ['20 mt HRT-2SN-DN12', [[hose, 20]]],
  ['DIN933 M8 x 40', [[bolt, null]]],
  ['DIN933 M8x40 200 adet', [[bolt, 200]]],
  ['Makaralı Zincir 08B-1 1/2" x 5/16" 5 m', [[chain, null]]],
  ['| 6204-2RS | 10 |', [[ball, 10]]],
  // Behind a colon stands how many, and pieces come before the metres of a name.
  ['3) Makaralı Zincir 08B-1, 5 m: 6 kutu', [[chain, 6]]],
  ['Makaralı Zincir 08B-1 5 m 6 kutu', [[chain, 6]]],
  ['HRT-2SN-DN12 = 20 mt', [[hose, 20]]],
];

test('the lines of a chat are read', async () => {
  const paste = await listShop();
  const read: unknown[] = [];
  for (const [text] of chats) read.push([text, (await paste(text)).rows.filter(({ isKnown }) => isKnown).map(short)]);
  expect(read).toEqual(chats);
});

const tables: [string, string][] = [
  ['a sequence number in front', '1\t6204-2RS\t10\n2\t6208-2RS\t4'],
  ['a description in front', 'Bilyalı rulman\t6204-2RS\t10\nBilyalı rulman\t6208-2RS\t4'],
  ['the quantity in front', '10\t6204-2RS\n4\t6208-2RS'],
  ['the quantity with its unit in front', '10 adet\t6204-2RS\n4 AD\t6208-2RS'],
  ['everything, and prices', '1\tRulman\t6204-2RS\t10\tAdet\t285,00 TL\n2\tRulman\t6208-2RS\t4\tAdet\t310,00 TL'],
  ['a unit before the number', '6204-2RS\tAdet\t10\n6208-2RS\tAdet\t4'],
  [
    'titles above a heading',
    'MALZEME TALEP FORMU\nTarih: 28.11.2026\n\nSıra No\tMalzeme Tanımı\tStok Kodu\tBirim\tMiktar\tBirim Fiyat\n' +
      '1\tRulman\t6204-2RS\tAdet\t10\t285\n2\tRulman\t6208-2RS\tAdet\t4\t310\n\tGENEL TOPLAM\t\t\t14\t3512',
  ],
  [
    'a heading with other words',
    'S.No\tCinsi\tKod\tMik.\tBr.\n1\tRulman\t6204-2RS\t10\tAD\n2\tRulman\t6208-2RS\t4\tAD',
  ],
];

test('the columns of a table are found with a heading, below titles, and without one', async () => {
  const paste = await listShop();
  const read: unknown[] = [];
  for (const [what, text] of tables) read.push([what, (await paste(text)).rows.map(short)]);
  const rows = [
    [ball, 10],
    [ball8, 4],
  ];
  expect(read).toEqual(tables.map(([what]) => [what, rows]));
});

test('a workbook may have titles above its heading and sums below its rows', async () => {
  const table: (string | number)[][] = [
    ['ABC MAKİNE SAN. TİC. A.Ş.', '', '', ''],
    ['Malzeme talep listesi', '', '', 'Tarih: 28.11.2026'],
    ['', '', '', ''],
    ['S. No', 'Malzemenin adı', 'Malzeme kodu', 'Talep miktarı (adet)'],
    [1, 'Rulman', '6204-2RS', 10],
    [2, 'Rulman', '6208-2RS', 2.125],
    ['', '', 'Toplam', 12.125],
    ['Hazırlayan: Ahmet Yılmaz', '', '', ''],
  ];
  const [heading = [], ...rows] = table as [string, string, string, string][];
  const { lines, leftOut } = await fileLines(Buffer.from(await toXlsx([heading, ...rows], [])));
  expect(lines.map(({ readings: [{ text, amount }] }) => [text, amount.number])).toEqual([
    ['6204-2RS', 10],
    ['6208-2RS', 2.125],
  ]);
  expect(leftOut).toEqual([
    'ABC MAKİNE SAN. TİC. A.Ş.',
    'Malzeme talep listesi Tarih: 28.11.2026',
    'Toplam 12,1250',
    'Hazırlayan: Ahmet Yılmaz',
  ]);
});

test('greetings, totals, signatures and names are no products: they are left out, and said', async () => {
  const paste = await listShop();
  const speech = ['Sayın yetkili,', 'Aşağıdaki malzemeler için fiyat teklifi rica ederiz.'];
  const end = [
    'TOPLAM\t3512',
    'Ara toplam: 2.900,00 TL',
    'KDV %20\t702',
    'Saygılarımla',
    'Selin Demir',
    'Satın Alma Müdürü',
    'ABC Makine San. ve Tic. Ltd. Şti.',
    'Tel: 0532 123 45 67',
    'selin@abcmakine.com.tr',
  ];
  const { rows, leftOut, found } = await paste([...speech, '6204-2RS 10 adet', ...end].join('\n'));
  expect(rows.map(short)).toEqual([[ball, 10]]);
  expect(found).toBe(1);
  expect(leftOut).toEqual([...speech, ...end].map((line) => line.replace('\t', ' ')));
});

test('a person’s name suggests no product, even one that is like a word of the trade', async () => {
  const paste = await listShop();
  for (const name of ['Ahmet Yılmaz', 'selin demir', 'Hüseyin Silindir', 'Selinder Pınarbaşı', 'Ayşe Hanım']) {
    const { rows, leftOut } = await paste(`6204-2RS 10 adet\n${name}`);
    expect([...rows.map(short), ...leftOut]).toEqual([[ball, 10], name]);
  }
});

test('words of the trade stay products, with capitals and without a quantity', async () => {
  const paste = await listShop();
  const { rows } = await paste('Pnömatik Silindir\nTel Fırça 10 adet\nYıldız Tornavida PH2');
  expect(rows.map(({ name }) => name)).toEqual(['Pnömatik Silindir Ø50x100', 'Tel Fırça', 'Yıldız Tornavida PH2']);
});

test('a text without a product is refused with a sentence', async () => {
  const paste = await listShop();
  const { errors, rows } = await paste('Merhaba\nAhmet Yılmaz');
  expect(errors?.[0]?.message).toMatch(/^Yazdıklarınızda ürün bulunamadı/);
  expect(rows).toEqual([]);
});
