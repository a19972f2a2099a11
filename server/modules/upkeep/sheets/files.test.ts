import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { send } from '../../../testing/sheets.ts';
import { fromCsv } from '../../../spreadsheet/csv.ts';
import { readSheet } from '../../../spreadsheet/readSheet.ts';
import { fromXlsx, toXlsx } from '../../../spreadsheet/xlsx.ts';

test('files in other forms that Excel saves are read: commas, tabs, UTF-16, the Turkish code page', async () => {
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
  ['a broken quote in the heading', '"Name;Description\nVana;DN50', 'BAD_USER_INPUT'],
  ['a workbook that is none', 'PK\x03\x04 and nothing more', 'UNSUPPORTED_MEDIA_TYPE'],
  ['too many rows', `Name;Description\n${'Vana;x\n'.repeat(20_001)}`, 'BAD_USER_INPUT'],
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
  await expect(fromXlsx(bytes, bounds)).rejects.toThrow('too large when unpacked');
});

const sheet = 'xl/worksheets/sheet1.xml';
const bounds = { rows: 20_000, columns: 200, refuse: () => new Error('too far') };

/** Makes a workbook of one product, with these rows below it and these files in place of others. */
async function workbookWith(rows: string, others: Record<string, string> = {}) {
  const files = unzipSync(await toXlsx([['Name'], ['Vana']], [10]));
  const xml = strFromU8(files[sheet] ?? new Uint8Array()).replace('</sheetData>', `${rows}</sheetData>`);
  const texts = Object.entries(others).map(([name, text]) => [name, strToU8(text)]);
  return Buffer.from(zipSync({ ...files, [sheet]: strToU8(xml), ...Object.fromEntries(texts) }));
}

test('a workbook with one stray cell far away is refused at once, and the site stays up', async () => {
  const site = await serveTestSite();
  const stray = await workbookWith('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>');
  expect(stray.length).toBeLessThan(5000);
  await expect(fromXlsx(stray, bounds)).rejects.toThrow('too far');
  const { error } = await send(site, stray, { dryRun: true });
  expect(error?.extensions.code).toBe('BAD_USER_INPUT');
  expect((await fetch(`${site.origin}/health/live`)).status).toBe(200);
});

test('cells with only a colour, and rows with only a height, may be anywhere', async () => {
  const empty = await workbookWith('<row r="1048576" ht="30"><c r="A1048576" s="1"/><c r="XFD1048576"/></row>');
  expect((await fromXlsx(empty, bounds)).rows).toEqual([['Name'], ['Vana']]);
});

test('a workbook that unpacks to more than it claims is not unpacked further', async () => {
  const bomb = await workbookWith(`<!--${' '.repeat(70 * 1024 * 1024)}-->`);
  for (let at = 0; (at = bomb.indexOf('PK\x01\x02', at, 'latin1')) >= 0; at += 4) bomb.writeUInt32LE(100, at + 24);
  await expect(fromXlsx(bomb, bounds)).rejects.toThrow('too large when unpacked');
});

/** Other programs keep texts in a file of their own, which the workbook names. */
const relations = `<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="worksheets/sheet1.xml"/>
  <Relationship Id="rId2" Type="x/styles" Target="styles.xml"/>
  <Relationship Id="rId3" Type="x/sharedStrings" Target="sharedStrings.xml"/></Relationships>`;

test('every kind of cell is read as it is shown', async () => {
  const text = '<si><r><t>Küre</t></r><r><t xml:space="preserve">sel &amp; </t></r><rPh><t>x</t></rPh></si>';
  const rows = await workbookWith(
    `<row r="4"><c r="B4" t="s"><v>0</v></c><c r="C4" t="inlineStr"><is><t>_x0041_ &lt;</t></is></c>
      <c r="D4" s="1"><v>45992.5</v></c><c r="E4" s="2"><v>12.5</v></c><c r="F4" t="b"><v>1</v></c>
      <c r="G4" t="e"><v>#REF!</v></c><c r="H4" t="str"><f>1</f><v> DN50 </v></c></row>
     <x:row xmlns:x="x"><x:c><x:v>7</x:v></x:c><c s="3"><v>1</v></c></x:row>`,
    {
      'xl/_rels/workbook.xml.rels': relations,
      'xl/sharedStrings.xml': `<sst>${text}</sst>`,
      'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="#,##0 &quot;adet&quot;"/>
        <numFmt numFmtId="165" formatCode="[$-41F]dd\\.mm\\.yyyy"/></numFmts><cellXfs><xf numFmtId="0"/>
        <xf numFmtId="165"/><xf numFmtId="164"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    },
  );
  expect((await fromXlsx(rows, bounds)).rows.slice(2)).toEqual([
    [],
    [null, 'Küresel &', 'A <', '2025-12-01', 12.5, 'true', '#REF!', 'DN50'],
    [7, '1899-12-31'],
  ]);
});

test.each([
  ['a cell without a place', '<row r="3"><c r="3B"><v>1</v></c></row>'],
  ['a number that is none', '<row r="3"><c r="A3"><v>x</v></c></row>'],
  ['tags that are not closed', '<row r="3"><c r="A3"><v>1</v>'],
])('a workbook with %s is refused as invalid', async (_, rows) => {
  await expect(fromXlsx(await workbookWith(rows), bounds)).rejects.toThrow();
});

test('a CSV file of a million short lines is refused without reading it all', async () => {
  const site = await serveTestSite();
  const { error } = await send(site, `Name\n${'a\n'.repeat(1_000_000)}`, { dryRun: true });
  expect(error).toMatchObject({ message: expect.stringContaining('more than 20,000 rows') as string });
});

test('a file that is chosen by hand may have as many rows as one of a profile', async () => {
  for (const count of [5001, 20_000])
    expect((await readSheet(Buffer.from(`Ad;Açıklama\n${'Vana;x\n'.repeat(count)}`))).lines).toHaveLength(count);
  await expect(readSheet(Buffer.from(`Ad;Açıklama\n${'Vana;x\n'.repeat(20_001)}`))).rejects.toThrow(
    'more than 20,000 rows',
  );
});
