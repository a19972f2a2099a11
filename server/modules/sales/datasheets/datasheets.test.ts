import { expect, test } from 'vitest';
import { perAddress } from '../../../limits/budget.ts';
import { get } from '../../../testing/get.ts';
import { readPaths, readPdf } from '../../../testing/readPdf.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { canvas, upload } from '../../../testing/uploads/uploadPicture.ts';

const origin = { PUBLIC_ORIGIN: 'https://vitrin.example' };
const turkish = 'İĞÜŞÖÇ ığüşöç ₺ Ø ± ² ° ½ ≤ ≥ × µ ofis, sınıf';

type Site = Awaited<ReturnType<typeof serveTestSite>>;

async function addProduct({ asAdmin }: Site, input: Record<string, unknown> = {}): Promise<string> {
  const { data, errors } = await asAdmin('mutation ($input: ProductInput!) { createProduct(input: $input) { id } }', {
    input: { name: 'Sabit Bilyalı Rulman 6204-2RS', description: turkish, price: 1285.5, ...input },
  });
  expect(errors).toBeUndefined();
  return data.createProduct.id;
}

const sheetOf = ({ origin }: Site, id: string) => `${origin}/products/${encodeURIComponent(id)}/foy.pdf`;

test('a product is read back from its sheet as it was entered', async () => {
  const site = await serveTestSite(origin);
  const sale = {
    salesUnit: 'BOX',
    priceQuantity: 100,
    stockCode: 'İĞ-6204⌀',
    manufacturerCode: 'ÜR/20,5×47',
    gtin: '4006381333931',
  };
  const id = await addProduct(site, { ...sale, brand: 'Şerit & Çelik' });
  const { status, headers, body } = await get(sheetOf(site, id));
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="ig-6204-foy.pdf"',
    link: `<https://vitrin.example/products/${id}>; rel="canonical"`,
  });
  const pdf = await readPdf(body);
  expect(pdf.text).toContain(turkish);
  for (const said of ['İĞ-6204Ø', 'ÜR/20,5×47', '4006381333931', 'Şerit & Çelik', '₺ 1.285,50', '/ 100 kutu']) {
    expect(pdf.text).toContain(said);
  }
  expect(pdf.pages).toHaveLength(1);
  expect(pdf.fonts.described).toBe(2);
  expect(pdf.fonts.embedded).toBe(2);
  expect(pdf).toMatchObject({ isTagged: true, language: 'tr', info: { Title: 'Sabit Bilyalı Rulman 6204-2RS' } });
  expect(pdf.pages[0]?.roles).toEqual(expect.arrayContaining(['H1', 'H2', 'P', 'Figure']));
});

test('a sheet holds the rows of a price ladder, and so does the price list', async () => {
  const site = await serveTestSite();
  const priceBreaks = [
    { minimum: 30, price: 1268 },
    { minimum: 100, price: 1235.25 },
  ];
  const id = await addProduct(site, { salesUnit: 'PIECE', priceQuantity: 10, priceBreaks });
  const sheet = (await readPdf((await get(sheetOf(site, id))).body)).text;
  const rows = ['10–20 adet', '30–90 adet', '100 adet ve üzeri', 'Fiyat basamakları', '₺ 1.235,25 / 10 adet'];
  for (const said of rows) expect(sheet).toContain(said);
  const list = await get(`${site.origin}/categories/uncategorized/fiyat-listesi.pdf`);
  const { text } = await readPdf(list.body);
  for (const said of ['1.285,50', '30–90 adet: 1.268,00', '100 adet ve üzeri: 1.235,25']) expect(text).toContain(said);
});

test('a sheet says so when the product has no price and no codes, and it shows the picture', async () => {
  const site = await serveTestSite();
  const { data } = await upload(site, await canvas().png().toBuffer(), { name: 'vana.png' });
  const plain = await get(sheetOf(site, await addProduct(site, { price: null })));
  const pictured = await get(
    sheetOf(site, await addProduct(site, { price: null, image: data?.uploadImage.url, imageCaption: 'Önden görünüş' })),
  );
  const { text } = await readPdf(pictured.body);
  expect(text).toContain('Fiyat için iletişime geçin');
  expect(text).toContain('Önden görünüş');
  expect(text).toContain('Ürün kodu –');
  expect(pictured.body.length).toBeGreaterThan(plain.body.length);
  // A sheet without a picture has a drawing of lines, which is no picture to those who hear it.
  expect((await readPdf(plain.body)).pages[0]?.roles.filter((role) => role === 'Figure')).toHaveLength(2);
});

test('text and specs that do not fit the first page continue on the next, complete', async () => {
  const site = await serveTestSite();
  const words = Array.from({ length: 1200 }, (_, n) => `sözcük${n}`)
    .join(' ')
    .slice(0, 9000);
  const { pages, text } = await readPdf(
    (await get(sheetOf(site, await addProduct(site, { description: words })))).body,
  );
  expect(pages.length).toBeGreaterThan(1);
  const said = text.match(/sözcük\d*/g);
  expect(said).toEqual(words.match(/sözcük\d*/g));
  pages.forEach((page, at) => expect(page.text).toContain(`${at + 1} / ${pages.length}`));
});

test('eighteen specs stand on one page, where no line ends between a number and its noun', async () => {
  const site = await serveTestSite();
  const mutation = 'mutation ($input: AttributeInput!) { createAttribute(input: $input) { id } }';
  const specs = [];
  for (let n = 1; n <= 18; n++) {
    const input = { name: `Özellik ${n}`, kind: 'NUMBER', unit: '%' };
    const { data } = await site.asAdmin(mutation, { input });
    specs.push({ attributeId: data.createAttribute.id, values: [`${n},5 %`] });
  }
  const description = 'Mili 38 x 80 mm, 4 Kutup, ISO 15’e uygun. '.repeat(12);
  const { pages, text } = await readPdf(
    (await get(sheetOf(site, await addProduct(site, { specs, description })))).body,
  );
  expect(pages).toHaveLength(1);
  expect(text.match(/Özellik \d+ %\d+,5/g)).toHaveLength(18);
  const written = (pages[0]?.lines ?? []).filter((line) => /mm|Kutup|ISO|uygun/.test(line));
  expect(written.length).toBeGreaterThan(3);
  for (const line of written) expect(line).not.toMatch(/(?:\b(?:38|38 x|80|4)|ISO|\sx) ?$/);
});

test('a section stands on the sheet at a normed scale that is true, with the sign of its projection', async () => {
  const site = await serveTestSite();
  const attributeIds: string[] = [];
  for (const name of ['İç çap', 'Dış çap', 'Genişlik']) {
    const { data } = await site.asAdmin(
      'mutation ($input: AttributeInput!) { createAttribute(input: $input) { id } }',
      { input: { name, kind: 'NUMBER', unit: 'mm' } },
    );
    attributeIds.push(data.createAttribute.id as string);
  }
  const letters = attributeIds.map((attributeId, at) => ({ letter: 'dDB'.charAt(at), attributeId }));
  const kind = await site.asAdmin('mutation ($input: ProductKindInput!) { createProductKind(input: $input) { id } }', {
    input: {
      name: 'Rulman',
      attributes: attributeIds.map((attributeId) => ({ attributeId })),
      section: 'BALL_BEARING',
      letters,
    },
  });
  const bearing = (...sizes: string[]) =>
    addProduct(site, {
      kindId: kind.data.createProductKind.id,
      specs: sizes.map((size, at) => ({ attributeId: attributeIds[at], values: [size] })),
    });
  /** The dimension line of a diameter is as high as the diameter on paper. */
  for (const [sizes, scale, onPaper] of [
    [['20', '47', '14'], '2:1', 94],
    [['90', '190', '43'], '1:2', 95],
  ] as const) {
    const { body } = await get(sheetOf(site, await bearing(...sizes)));
    const { text } = await readPdf(body);
    expect(text).toContain(`Ölçek ${scale}`);
    expect(text).toContain('İç çap (d)');
    const paths = await readPaths(body);
    const outside = paths.filter(({ width, height }) => Math.abs(height - onPaper) < 0.05 && width > 5);
    expect(outside.length).toBeGreaterThan(0);
    // The larger circle of the sign is as high as its cone.
    expect(paths.filter(({ height }) => Math.abs(height - 4.4) < 0.01)).toHaveLength(2);
  }
});

test('a sheet is kept, and is made again after a write', async () => {
  const site = await serveTestSite();
  const id = await addProduct(site);
  const first = await get(sheetOf(site, id));
  const etag = first.headers.etag ?? '';
  expect((await get(sheetOf(site, id), { 'If-None-Match': etag })).status).toBe(304);
  await site.asAdmin(
    'mutation ($id: ID!) { updateProduct(id: $id, input: { name: "Başka", description: "x" }) { id } }',
    { id },
  );
  const second = await get(sheetOf(site, id), { 'If-None-Match': etag });
  expect(second.status).toBe(200);
  expect((await readPdf(second.body)).text).toContain('Başka');
});

test('a product that does not exist has no sheet', async () => {
  const site = await serveTestSite();
  expect((await get(sheetOf(site, 'yok'))).headers['content-type']).not.toBe('application/pdf');
  expect((await get(`${site.origin}/categories/yok/fiyat-listesi.pdf`)).headers['content-type']).not.toBe(
    'application/pdf',
  );
});

test('the sheet of a discontinued product names its successor', async () => {
  const site = await serveTestSite();
  const successorId = await addProduct(site, { name: 'Yeni Vana' });
  const id = await addProduct(site, { availability: 'DISCONTINUED', successorId });
  const { text } = await readPdf((await get(sheetOf(site, id))).body);
  expect(text).toContain('Bu ürün üretimden kalktı; yerine Yeni Vana geçti.');
});

test('a visitor may have a limited number of new sheets made a minute; kept sheets are not counted', async () => {
  const site = await serveTestSite({ TRUST_PROXY: '1' });
  const id = await addProduct(site);
  const from = { 'X-Forwarded-For': '203.0.113.7' };
  site.limits.afterWork('203.0.113.7', perAddress.processor.most + 1);
  const refused = await get(sheetOf(site, id), from);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await get(sheetOf(site, id))).status).toBe(200);
  expect((await get(sheetOf(site, id), from)).status).toBe(200);
});
