import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { serveTestSite } from '../../testing/serveTestSite.ts';
import { fromCsv, guarded, unguarded } from './csv.ts';
import { fromXlsx, toXlsx } from './xlsx.ts';

type Site = Awaited<ReturnType<typeof serveTestSite>>;
type Report = {
  added: number;
  changed: number;
  unchanged: number;
  wrong: number;
  rows: { line: number; outcome: string; reasons: { field: string; message: string }[]; changes: string[] }[];
};
type Answer = { data: { importProducts: Report } | null; errors?: { message: string; extensions: { code: string } }[] };

const Import = `mutation ($file: Upload!, $dryRun: Boolean) { importProducts(file: $file, dryRun: $dryRun) {
  added changed unchanged wrong rows { line id name outcome reasons { field message } changes } } }`;

async function send({ origin, cookie }: Site, file: Uint8Array | string, { dryRun = false, signedIn = true } = {}) {
  const form = new FormData();
  form.set('operations', JSON.stringify({ query: Import, variables: { file: null, dryRun } }));
  form.set('map', JSON.stringify({ 0: ['variables.file'] }));
  form.set('0', new Blob([typeof file === 'string' ? file : new Uint8Array(file)]), 'urunler.csv');
  const headers = { 'apollo-require-preflight': '1', ...(signedIn && { cookie }) };
  const reply = await fetch(`${origin}/graphql`, { method: 'POST', headers, body: form });
  const { data, errors } = (await reply.json()) as Answer;
  return { ...data?.importProducts, error: errors?.[0], rows: data?.importProducts.rows ?? [] };
}

const download = async ({ origin, cookie }: Site, type: 'csv' | 'xlsx') => {
  const reply = await fetch(`${origin}/admin/products.${type}`, { headers: { cookie } });
  expect(reply.status).toBe(200);
  return Buffer.from(await reply.arrayBuffer());
};

const all = async ({ asVisitor }: Site) =>
  (
    await asVisitor(
      '{ products(orderBy: NAME) { nodes { id name description price featured image category { id } } } }',
    )
  ).data.products.nodes as { id: string; name: string; price: number | null }[];

const oddNames = [
  '=1+1',
  '+90 212',
  '-5 °C',
  '@şirket',
  "'=x",
  '00123',
  '3/8',
  '1-2',
  '123456789012',
  '"tırnak"; noktalı\nsatır',
  'İğne',
];

async function siteWithProducts() {
  const site = await serveTestSite();
  await site.asAdmin('mutation { createCategory(input: { name: "Vanalar ve Çekvalfler" }) { id } }');
  for (const name of oddNames) {
    const input = { name, description: `Açıklama: ${name}`, categoryId: 'vanalar-ve-çekvalfler', price: 1240.5 };
    expect(
      (await site.asAdmin('mutation ($input: ProductInput!) { createProduct(input: $input) { id } }', { input }))
        .errors,
    ).toBeUndefined();
  }
  return site;
}

test('the CSV file is one that Turkish Excel opens by itself', async () => {
  const site = await siteWithProducts();
  const bytes = await download(site, 'csv');
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const text = bytes.toString();
  expect(text.slice(1).split('\r\n')[0]).toBe('Id;Name;Description;Category;Price;Featured;Image;Image caption');
  expect(text).toContain(';1240,50;');
  expect(text).toContain(';Vanalar ve Çekvalfler;');
  for (const cell of fromCsv(bytes).flat()) expect(cell).not.toMatch(/^([=+@\t]|-[^\d]|0\d|\d{12,}$)/);
});

test.each(['csv', 'xlsx'] as const)('what %s takes out, it brings back: nothing changes', async (type) => {
  const site = await siteWithProducts();
  const before = await all(site);
  const file = await download(site, type);
  const revision = site.db.revision();
  expect(await send(site, file)).toMatchObject({ added: 0, changed: 0, unchanged: oddNames.length, wrong: 0 });
  expect(await all(site)).toEqual(before);
  for (const { id } of before) await site.asAdmin(`mutation { deleteProduct(id: "${id}") }`);
  expect(site.db.revision()).toBeGreaterThan(revision);
  expect(await send(site, file)).toMatchObject({ added: oddNames.length, changed: 0, unchanged: 0 });
  expect(await all(site)).toEqual(before);
});

test.each(['＝SUM(A1)', '＋90', '－2', '＠SUM(A1)'])('%s does not become a formula', (text) => {
  expect(guarded(text)).toBe(`'${text}`);
  expect(unguarded(guarded(text))).toBe(text);
});

test.each(oddNames)('%j stays what it is', (text) => expect(unguarded(guarded(text))).toBe(text));

test('a trial tells what becomes of each row, with the reason, and changes nothing', async () => {
  const site = await siteWithProducts();
  const [first] = await all(site);
  const sheet = [
    'id;NAME;description;category;price;featured',
    `${first?.id};${first?.name};Yeni;Vanalar ve Çekvalfler;99,90;evet`,
    '00123;Kodlu;x;;1.240,50;',
    ';Yeni;x;vanalar-ve-çekvalfler;;',
    ';;x;Yok;pahalı;belki',
    '00123;Kodlu;x;;;',
    '1,73867E+12;Vana;x;;;',
    ';Vana;x;;-5;',
  ].join('\r\n');
  const { rows, ...counts } = await send(site, sheet, { dryRun: true });
  expect(counts).toMatchObject({ added: 2, changed: 1, unchanged: 0, wrong: 4 });
  expect(rows[0]).toMatchObject({ line: 2, outcome: 'CHANGED', changes: ['description', 'price', 'featured'] });
  expect(rows.slice(1, 3).map(({ outcome }) => outcome)).toEqual(['ADDED', 'ADDED']);
  expect(
    rows.slice(3).map(({ line, reasons }) => [line, reasons.map(({ field, message }) => `${field}: ${message}`)]),
  ).toEqual([
    [
      5,
      [
        'Category: There is no category Yok.',
        'Price: The price is not a number.',
        "Featured: 'belki' is neither yes nor no.",
        'Name: Product name is required',
      ],
    ],
    [6, ['Id: The id 00123 stands twice.']],
    [7, ['Id: The program that saved the sheet has rounded the id. Use the .xlsx file.']],
    [8, [expect.stringMatching(/^Price: /)]],
  ]);
  expect(await all(site)).toHaveLength(oddNames.length);

  const refused = await send(site, sheet);
  expect(refused.error).toMatchObject({
    extensions: { code: 'BAD_USER_INPUT' },
    message: expect.stringContaining('4 rows are wrong. Line 5') as string,
  });
  expect(await all(site)).toHaveLength(oddNames.length);
});

test('codes keep their zeros, and a column that is missing is left alone', async () => {
  const site = await serveTestSite();
  expect(await send(site, 'Id;Name;Description;Price\n00123;Vana;DN50;1240,5')).toMatchObject({ added: 1 });
  expect(await send(site, 'Id;Name\n00123;Küresel Vana')).toMatchObject({ changed: 1 });
  expect(await all(site)).toMatchObject([{ id: '00123', name: 'Küresel Vana', price: 1240.5 }]);
});

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

test('a workbook that claims to be huge is not unpacked', async () => {
  const bytes = await toXlsx([['Name'], ['Vana']], [10]);
  const directory = bytes.indexOf('PK\x01\x02', 0, 'latin1');
  bytes.writeUInt32LE(0xfffffff0, directory + 24);
  await expect(fromXlsx(bytes)).rejects.toThrow('too large when unpacked');
});

test('sheets are for admins alone', async () => {
  const site = await serveTestSite();
  expect((await fetch(`${site.origin}/admin/products.csv`)).status).toBe(401);
  expect((await fetch(`${site.origin}/admin/products.xlsx`, { headers: { cookie: 'vitrin_session=x' } })).status).toBe(
    401,
  );
  expect((await send(site, 'Name\nVana', { signedIn: false })).error?.extensions.code).toBe('UNAUTHENTICATED');
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

test('while a large sheet is imported, others are answered', async () => {
  const site = await serveTestSite();
  const rows = Array.from({ length: 1500 }, (_, n) => `Vana DN${n};Sürgülü vana, PN16, ${n} mm`);
  let done = false;
  const importing = send(site, `Name;Description\n${rows.join('\n')}`).finally(() => (done = true));
  let answered = 0;
  while (!done) {
    expect((await fetch(`${site.origin}/health/live`)).status).toBe(200);
    answered++;
  }
  expect(await importing).toMatchObject({ added: 1500 });
  // Before, there was one answer: after the end.
  expect(answered).toBeGreaterThan(10);
});
