import { expect, test } from 'vitest';
import { readSheet, usualFormat } from './readSheet.ts';
import { zipped } from './zip.ts';

async function archive(files: Record<string, string>) {
  const pieces: Buffer[] = [];
  for await (const piece of zipped(Object.entries(files).map(([name, text]) => ({ name, text: [text] }))))
    pieces.push(piece);
  return Buffer.concat(pieces);
}

const read = (text: string | Buffer, format: Partial<typeof usualFormat> = {}) =>
  readSheet(Buffer.from(text as string), { ...usualFormat, ...format });
const table = async (text: string | Buffer, format: Partial<typeof usualFormat> = {}) => {
  const { heading, lines } = await read(text, format);
  return [heading, ...lines.map(({ cells }) => cells)];
};

const xml = `<?xml version="1.0" encoding="UTF-8"?>
<!-- dışa aktarım -->
<katalog xmlns:u="urn:urun" tarih="2026-11-26">
  <u:urun kod="6204-2RS" aktif="evet">
    <ad>Sabit Bilyal&#305; Rulman &amp; Kapak</ad>
    <fiyat birim="TRY">1.234,50</fiyat>
    <olculer><ic>20</ic><dis>47</dis></olculer>
    <resim>https://a.example/1.jpg</resim><resim>https://a.example/2.jpg</resim>
    <aciklama><![CDATA[3 < 4 & "iyi"]]></aciklama>
  </u:urun>
  <u:urun kod="6205"><ad>İğneli</ad><not/></u:urun>
</katalog>
`;

test('a record of XML is a row: attributes, nested elements and several of a name have a column each', async () => {
  expect(await table(xml)).toEqual([
    ['@kod', '@aktif', 'ad', 'fiyat/@birim', 'fiyat', 'olculer/ic', 'olculer/dis', 'resim', 'aciklama'],
    [
      ...['6204-2RS', 'evet', 'Sabit Bilyalı Rulman & Kapak', 'TRY', '1.234,50', '20', '47'],
      ...['https://a.example/1.jpg | https://a.example/2.jpg', '3 < 4 & "iyi"'],
    ],
    ['6205', '', 'İğneli', '', '', '', '', '', ''],
  ]);
});

test('the record is the element that stands most often, or the one that is chosen of those found', async () => {
  const file = `<a><grup ad="x"><urun k="1"><r n="1"/><r n="2"/></urun></grup><grup ad="y"><urun k="2"/></grup></a>`;
  const { name, records } = await read(file);
  expect({ name, records }).toEqual({
    name: 'a/grup',
    records: [
      { path: 'a/grup', count: 2 },
      { path: 'a/grup/urun', count: 2 },
      { path: 'a/grup/urun/r', count: 2 },
    ],
  });
  expect(await table(file, { record: 'a/grup/urun' })).toEqual([
    ['@k', 'r/@n'],
    ['1', '1 | 2'],
    ['2', ''],
  ]);
  await expect(read(file, { record: 'a/x' })).rejects.toThrow('The file has no record a/x. Found are a/grup,');
});

test('the letters of XML are those that it names, or those of the profile', async () => {
  const letters = Buffer.concat([
    Buffer.from('<?xml version="1.0" encoding="windows-1254"?><a><b k="1"><c>'),
    Buffer.from([0xdd, 0xf0, 0xfe, 0xfd]),
    Buffer.from('</c></b></a>'),
  ]);
  expect((await table(letters))[1]).toEqual(['1', 'İğşı']);
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('<a><b k="ş"/></a>', 'utf16le')]);
  expect((await table(utf16))[1]).toEqual(['ş']);
});

test('XML that breaks off keeps its whole records and says so; what is no XML, too deep or too long is refused', async () => {
  const half = xml.slice(0, xml.indexOf('<ad>İğneli') + 6);
  expect(await read(half)).toMatchObject({ isCutOff: true, lines: [{ cells: { 0: '6204-2RS' } }] });
  expect((await read(xml)).isCutOff).toBe(false);
  await expect(read('<a><b k="1"></c></a>')).rejects.toThrow('XML or JSON lines');
  await expect(read(`<a>${'<b>'.repeat(40)}x${'</b>'.repeat(40)}</a>`)).rejects.toThrow('more than 30 others');
  await expect(read(`<a>${'<b k="1"/>'.repeat(30)}</a>`, { mostRows: 20 })).rejects.toThrow('more than 20 rows');
  await expect(read('<a/>')).rejects.toThrow('has no record');
  await expect(read('<!DOCTYPE html><html><body>Giriş</body></html>')).rejects.toThrow('web page');
});

test('nothing that the document type of XML declares is loaded or expanded', async () => {
  const bomb = '<!DOCTYPE a [<!ENTITY x "ha"><!ENTITY y "&x;&x;&x;">]><a><b k="1"><c>&y;</c></b></a>';
  expect(await table(bomb)).toEqual([
    ['@k', 'c'],
    ['1', '&y;'],
  ]);
  const outside =
    '<?xml version="1.0"?>\n<!-- x -->\n<!DOCTYPE a SYSTEM "http://127.0.0.1/a.dtd">\n<a><b k="1"/><b k="2"/></a>';
  expect(await table(outside)).toEqual([['@k'], ['1'], ['2']]);
});

test('comments before, within and after the records are read once each, however many there are', async () => {
  const records = '<a><b k="1"/><b k="2"/></a>';
  const many = '<!-- x -->\n'.repeat(100_000);
  const unended = '<!--'.repeat(100_000);
  for (const xml of [
    ...[`${many}${records}`, `<?xml version="1.0"?>${many}<!DOCTYPE a [<!ENTITY x "ha">]>${many}${records}${many}`],
    ...[`<?php x ?>\n<?xml-stylesheet href="a"?>${many}${records}`, `<a>${many}<b k="1"/>${many}<b k="2"/></a>`],
  ])
    expect((await read(`<?xml version="1.0"?>${xml.replace('<?xml version="1.0"?>', '')}`)).lines).toHaveLength(2);
  await expect(read(`<?xml version="1.0"?>${unended}`)).rejects.toThrow();
  expect((await read(`<?xml version="1.0"?>${records}${unended}`)).isCutOff).toBe(true);
});

test('JSON lines keep their numbers, and nested fields have a path', async () => {
  const file = `{"kod":"6204","fiyat":1234.5,"stok":{"depo":"İzmir","adet":4},"resim":["a","b"],"yeni":true,"not":null}\n\n{"kod":6205}\n`;
  expect(await table(file)).toEqual([
    ['kod', 'fiyat', 'stok/depo', 'stok/adet', 'resim', 'yeni'],
    ['6204', 1234.5, 'İzmir', 4, 'a | b', 'true'],
    [6205, '', '', '', '', ''],
  ]);
  expect(await read(`${file}{"kod":"62`)).toMatchObject({ isCutOff: true, lines: [{ line: 1 }, { line: 3 }] });
  await expect(read('{"kod":1}\n[2]\n{"kod":3}\n')).rejects.toThrow('Line 2 is no object of JSON.');
});

/** More than the arguments that a call takes. */
const many = 150_000;
const keys = (valueOf: (n: number) => unknown) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: many }, (_, n) => [`k${n}`, valueOf(n)])));
test.each([
  ['one line of many keys', keys((n) => n)],
  ['a list of many objects', JSON.stringify({ urunler: Array.from({ length: many }, (_, a) => ({ a })) })],
  ['objects in many lists', JSON.stringify(Array.from({ length: many }, () => ({ x: [{ a: 1 }, { a: 2 }] })))],
  ['a list of many lists', JSON.stringify([Array.from({ length: many }, () => [{ a: 1 }])])],
])('JSON is refused for its size and not for how it is read: %s', async (_, text) => {
  const refused = await read(text).catch((error: unknown) => error);
  if (refused instanceof Error)
    expect(refused.message).toMatch(/^The sheet has (?:more than|no) |^Line 1 is no object/);
});

test('an archive of one file is that file, and one of several is refused', async () => {
  const one = await archive({ 'liste.csv': 'Ad;Kod\nVana;1\n' });
  expect(await table(one)).toEqual([
    ['Ad', 'Kod'],
    ['Vana', '1'],
  ]);
  const two = await archive({ 'a.csv': 'Ad\nVana\n', 'b.csv': 'Ad\nVana\n' });
  await expect(read(two)).rejects.toThrow('This archive holds 2 files: a.csv, b.csv. Unpack it, and choose one.');
});
