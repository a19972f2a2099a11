import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { serveTestSite } from '../../testing/serveTestSite.ts';
import { send } from '../../testing/sheets.ts';
import { fromCsv } from './csv.ts';
import { fromXlsx, toXlsx } from './xlsx.ts';

test('files as Excel may also save them are read: commas, tabs, UTF-16, the Turkish code page', async () => {
  const site = await serveTestSite();
  const expected = [
    ['Name', 'Description'],
    ['Şişe', 'ğ'],
  ];
  expect(fromCsv(Buffer.from('Name,Description\nŞişe,ğ'))).toEqual(expected);
  expect(
    fromCsv(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Name\tDescription\r\nŞişe\tğ', 'utf16le')])),
  ).toEqual(expected);
  expect(fromCsv(Buffer.from([...Buffer.from('Name;Description\r\n'), 0xde, 0x69, 0xfe, 0x65, 0x3b, 0xf0]))).toEqual(
    expected,
  );
  expect(await send(site, 'Name;Description\nŞişe;ğ')).toMatchObject({ added: 1 });
});

test.each([
  ['a heading that is unknown', 'Name;Stok\nVana;4', 'BAD_USER_INPUT'],
  ['no heading', 'Vana;DN50', 'BAD_USER_INPUT'],
  ['nothing', '', 'BAD_USER_INPUT'],
  ['a broken quote', 'Name;Description\n"Vana;DN50', 'UNSUPPORTED_MEDIA_TYPE'],
  ['a workbook that is none', 'PK\x03\x04 and nothing more', 'UNSUPPORTED_MEDIA_TYPE'],
  ['too many rows', `Name;Description\n${'Vana;x\n'.repeat(5001)}`, 'BAD_USER_INPUT'],
])('%s is refused', async (_, file, code) => {
  const site = await serveTestSite();
  expect((await send(site, file, { dryRun: true })).error?.extensions.code).toBe(code);
});

test.each([
  [
    'a picture',
    Buffer.from('89504e470d0a1a0a', 'hex'),
    'This is a picture. Choose a spreadsheet: an .xlsx workbook or a .csv file.',
  ],
  [
    'an old workbook',
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    'This is a workbook of an old kind (.xls). Save it as .xlsx in Excel, then choose it again.',
  ],
  ['a program', Buffer.from('\x7fELF\x00\x00'), 'This is no spreadsheet. Choose an .xlsx workbook or a .csv file.'],
  ['an empty sheet', ' \n;;\n', 'The sheet is empty.'],
  ['a heading alone', 'Name;Description\n', 'The sheet has no rows under its heading.'],
  [
    'no name',
    'Fiyat;Açıklama\n1;x',
    'No column holds the name of the product. The first row of the file must name the columns, with Name (or “Ürün adı”) among them.',
  ],
])('%s is answered with one plain sentence', async (_, file, sentence) => {
  const site = await serveTestSite();
  expect((await send(site, file, { dryRun: true })).error?.message).toBe(sentence);
});

test('a workbook that claims to be huge is not unpacked', async () => {
  const bytes = await toXlsx([['Name'], ['Vana']], [10]);
  const directory = bytes.indexOf('PK\x01\x02', 0, 'latin1');
  bytes.writeUInt32LE(0xfffffff0, directory + 24);
  await expect(fromXlsx(bytes)).rejects.toThrow('too large when unpacked');
});

/** A workbook of one product, with one more cell in the last column, far down. */
async function workbookWithStrayCell() {
  const files = unzipSync(await toXlsx([['Name'], ['Vana']], [10]));
  const sheet = 'xl/worksheets/sheet1.xml';
  const stray = '<row r="20000"><c r="XFD20000"><v>1</v></c></row></sheetData>';
  const xml = strFromU8(files[sheet] ?? new Uint8Array()).replace('</sheetData>', stray);
  return zipSync({ ...files, [sheet]: strToU8(xml) });
}

test('a workbook with one stray cell far away is refused, and the site goes on', async () => {
  const site = await serveTestSite();
  const { error } = await send(site, await workbookWithStrayCell(), { dryRun: true });
  expect(error?.extensions.code).toBe('BAD_USER_INPUT');
  expect((await fetch(`${site.origin}/health/live`)).status).toBe(200);
});

test('a CSV file of a million short lines is refused without reading it all', async () => {
  const site = await serveTestSite();
  const { error } = await send(site, `Name\n${'a\n'.repeat(1_000_000)}`, { dryRun: true });
  expect(error).toMatchObject({ message: expect.stringContaining('more than 5000 rows') as string });
});
