import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { addProduct } from '../../../testing/enquiries.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { upload } from '../../../testing/sheets.ts';
import { toXlsx } from '../../../spreadsheet/xlsx.ts';

const AddFile =
  'mutation ($file: Upload!) { addFileToQuoteList(file: $file) { found open list { rows { name quantity product { id } } } } }';

type Added = {
  addFileToQuoteList: {
    found: number;
    open: number;
    list: { rows: { name: string; quantity: number | null; product: { id: string } | null }[] };
  };
};

/** Sends a file as a visitor's browser does. */
async function sent(file: Uint8Array | string) {
  const site = await serveTestSite();
  const bearing = await addProduct(site.asAdmin);
  const nut = await addProduct(site.asAdmin, { name: 'Altı Köşe Somun DIN 934 M8', stockCode: 'DIN934-M8-8' });
  const { data, errors } = await upload<Added>(site, AddFile, file, { signedIn: false });
  const rows = data?.addFileToQuoteList.list.rows.map(({ name, quantity, product }) => [product?.id ?? name, quantity]);
  return { bearing, nut, rows, error: errors?.[0] };
}

const columns: [string, string | number, string | number][] = [
  ['Sıra', 'Stok kodu', 'Miktar'],
  ['1', '6204 2rs', 2.125],
  ['2', 'DIN934-M8-8', '1.000'],
  ['3', 'ĞÜŞİÖÇ-9', ''],
];

test('the columns of code and quantity are found anywhere in a workbook', async () => {
  const { bearing, nut, rows } = await sent(await toXlsx(columns, []));
  expect(rows).toEqual([
    // A bearing is sold whole: how many are wanted is asked at its line.
    [bearing, null],
    [nut, 1000],
    ['ĞÜŞİÖÇ-9', null],
  ]);
});

test('a CSV file is read as Turkish Excel writes it, with or without a heading, and inch marks are plain characters', async () => {
  const withHeading = await sent('\ufeffAdı;Ürün kodu;Adet\r\nRulman;6204-2RS;40 adet\r\n');
  expect(withHeading.rows).toEqual([[withHeading.bearing, 40]]);
  const plain = await sent('6204-2RS;4\n1/2" çek vana;2\n"3/4"" vana; pirinç";1\n');
  expect(plain.rows).toEqual([
    [plain.bearing, 4],
    ['1/2" çek vana', 2],
    ['3/4" vana; pirinç', 1],
  ]);
});

test('letters in the Turkish code page are read correctly', async () => {
  const letters: Record<string, number> = { ş: 0xfe, ğ: 0xf0, ı: 0xfd, İ: 0xdd };
  const bytes = [...'şğıİ dirsek;3'].map((letter) => letters[letter] ?? letter.charCodeAt(0));
  expect((await sent(Uint8Array.from(bytes))).rows).toEqual([['şğıİ dirsek', 3]]);
});

test.each([
  ['an empty file', '', 'BAD_USER_INPUT', 'Bu dosya boş.'],
  ['headings alone', 'Kod;Miktar\n', 'BAD_USER_INPUT', 'Her satıra bir kod ve miktar yazın: 6204-2RS; 4'],
  ['a picture', '\x89PNG', 'UNSUPPORTED_MEDIA_TYPE', 'Bu bir resim.'],
  ['a workbook of an old kind', '\xd0\xcf\x11\xe0', 'UNSUPPORTED_MEDIA_TYPE', 'eski biçimli'],
  ['a PDF', '%PDF-1.7', 'UNSUPPORTED_MEDIA_TYPE', 'Bu bir PDF.'],
  ['a broken workbook', 'PK\x03\x04xxxx', 'UNSUPPORTED_MEDIA_TYPE', 'Bu dosya okunamadı.'],
  ['something else', 'a\0b', 'UNSUPPORTED_MEDIA_TYPE', 'Bu dosya bir tablo değil.'],
  ['a thousand columns', `${'6204;'.repeat(1000)}\n`, 'BAD_USER_INPUT', 'Bu sayfanın çok uzağında'],
  ['5,000 lines', 'kod-1;1\n'.repeat(5000), 'BAD_USER_INPUT', 'dosyada 5.000 satır var'],
  ['more than a megabyte', 'x'.repeat(2 ** 20 + 1), 'PAYLOAD_TOO_LARGE', 'Dosya en çok 1 MB olabilir.'],
])('%s is refused in Turkish, and nothing is put on the list', async (_, file, code, sentence) => {
  const { error, rows } = await sent(Buffer.from(file, 'latin1'));
  expect(error?.extensions).toMatchObject({ code, field: 'file' });
  expect(error?.message).toContain(sentence);
  expect(rows).toBeUndefined();
});

test('a workbook of a kilobyte with a value in its last cell is refused with a sentence', async () => {
  const files = unzipSync(await toXlsx([['Kod'], ['6204']], []));
  const xml = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  const far = xml.replace('</sheetData>', '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData>');
  const { error } = await sent(zipSync({ ...files, 'xl/worksheets/sheet1.xml': strToU8(far) }));
  expect(error?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'file' });
  expect(error?.message).toContain('Bu sayfanın çok uzağında');
});

test('an address is stopped after thirty files an hour', async () => {
  const site = await serveTestSite();
  const codes: unknown[] = [];
  for (let n = 0; n < 31; n++)
    codes.push((await upload(site, AddFile, '', { signedIn: false })).errors?.[0]?.extensions.code);
  expect([...new Set(codes.slice(0, 30)), codes[30]]).toEqual(['BAD_USER_INPUT', 'RATE_LIMITED']);
});
