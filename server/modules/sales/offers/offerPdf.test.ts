import { expect, test } from 'vitest';
import { addProduct, enquiryInput, linkOf, SendEnquiry } from '../../../testing/enquiries.ts';
import { dateFormat } from '../../../../common/text/locale.ts';
import { withEuros } from '../../../testing/offers.ts';
import { get } from '../../../testing/get.ts';
import { readPdf } from '../../../testing/readPdf.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';

const turkish = 'İĞÜŞÖÇ ığüşöç ₺ Ø ± ² ° ½ ≤ ≥ × µ';
const line = { name: 'Küresel Vana DN50', quantity: 12, price: 3250, vatRate: 20 };

type Site = Awaited<ReturnType<typeof serveTestSite>>;

async function offered(more: Record<string, unknown>, before?: (site: Site) => Promise<unknown>) {
  const site = await serveTestSite();
  await before?.(site);
  const productId = await addProduct(site.asAdmin);
  const input = enquiryInput({ rows: [{ productId }], name: 'Şule Ağırbaş', company: 'Yeşiltepe Gıda A.Ş.' });
  const link = linkOf(await site.asVisitor(SendEnquiry, { input }));
  const { data } = await site.asAdmin('{ enquiries { nodes { id } } }');
  const made = await site.asAdmin(
    'mutation ($id: ID!, $input: OfferInput!) { makeOffer(enquiryId: $id, input: $input) { offers { id pdfPath } } }',
    { id: data.enquiries.nodes[0].id, input: { lines: [line], validDays: 14, preparedBy: 'Kerem Ulusoy', ...more } },
  );
  expect(made.errors).toBeUndefined();
  const [{ id, pdfPath: path }] = made.data.makeOffer.offers as [{ id: string; pdfPath: string }];
  const send = async () => {
    const { errors } = await site.asAdmin('mutation ($id: ID!) { sendOffer(id: $id) { id } }', { id });
    expect(errors).toBeUndefined();
  };
  return { site, link, path, id, send };
}

test('an offer is read back from its PDF as it was made', async () => {
  const lines = [
    { ...line, note: turkish },
    {
      ...line,
      name: 'Somun M8',
      code: 'DIN934-M8',
      askedCode: 'MLZ-7',
      quantity: 500,
      price: 100,
      priceQuantity: 100,
      discount: 12.5,
      vatRate: 10,
    },
    { ...line, name: 'Somun M8 paslanmaz', kind: 'ALTERNATIVE' },
    { ...line, name: 'Rondela', kind: 'OPTIONAL' },
  ];
  const texts = {
    intro: 'Talebiniz için teşekkür ederiz.',
    paymentTerms: '30 gün',
    notes: 'Nakliye dâhildir.\nKur sabittir.',
  };
  const { site, link, path, send } = await offered({ lines, ...texts });
  await send();
  const { status, headers, body } = await get(`${site.origin}${path}`);
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'content-disposition': `inline; filename="${link.number}-1.pdf"`,
  });
  const pdf = await readPdf(body);
  const said = [
    ...[
      'Teklif',
      `${link.number}/1`,
      'Şule Ağırbaş',
      'Yeşiltepe Gıda A.Ş.',
      'Kerem Ulusoy',
      turkish,
      ...Object.values(texts),
    ],
    ...[
      '3.250,00',
      '39.000,00',
      '%12,5 iskonto',
      'sizin kodunuz MLZ-7',
      'Seçenek: 2. satırın yerine, toplamda yok',
      'İsteğe bağlı, toplamda yok',
      '437,50',
      '₺ 39.437,50',
      'KDV, %10',
      '₺ 43,75',
      'KDV, %20',
      '₺ 7.800,00',
    ],
    ...['Genel toplam', '₺ 47.281,25', 'Sayfa 1 / 1'],
  ];
  const plain = pdf.text.replaceAll('\u00a0', ' ');
  for (const word of said.flatMap((text) => text.split('\n'))) expect(plain).toContain(word);
  expect(pdf).toMatchObject({ isTagged: true, language: 'tr', info: { Title: `Teklif ${link.number}/1` } });
  expect(pdf.fonts.embedded).toBe(pdf.fonts.described);
  expect(pdf.pages[0]?.roles).toEqual(expect.arrayContaining(['H1', 'Table', 'TH', 'TD', 'L', 'LBody']));
});

test('an offer in euros says currency, rate with its day and source, KDV by rate, and what it is in lira for information', async () => {
  const lines = [
    { name: 'Rulman', quantity: 10, price: 10.29, priceWithVat: 12.35, vatRate: 20 },
    { name: 'Keçe', quantity: 3, price: 8.75, discount: 2, vatRate: 10 },
  ];
  const { site, path, send } = await offered({ currency: 'EUR', lines }, ({ asAdmin }) => withEuros(asAdmin));
  await send();
  const text = async (address: string) =>
    (await readPdf((await get(`${site.origin}${address}`)).body)).text.replaceAll('\u00a0', ' ');
  const offer = await text(path);
  const day = dateFormat({ dateStyle: 'short' }).format(Date.now());
  const said = [
    ...['Avro', '10,2917', '102,92', '128,65 €', 'KDV, %10', '2,57 €', 'KDV, %20', '20,58 €', '151,80 €'],
    ...['Bilgi içindir: ₺ 7.210,68', `1 EUR = ₺ 47,5012 (belirlediğimiz kur, ${day})`],
  ];
  for (const word of said) expect(offer).toContain(word);
  expect(offer).not.toContain('Türk lirası');
});

test('a long offer repeats its head on each page, and sums, terms and signature stay together', async () => {
  const lines = Array.from({ length: 60 }, (_, n) => ({ ...line, name: `Vana ${n + 1}.` }));
  const { site, path, send } = await offered({
    lines,
    notes: Array.from({ length: 8 }, (_, n) => `Koşul ${n}`).join('\n'),
  });
  await send();
  const { pages, text } = await readPdf((await get(`${site.origin}${path}`)).body);
  expect(pages.length).toBeGreaterThan(1);
  expect(text.match(/Vana \d+\./g)).toHaveLength(60);
  pages.forEach((page, at) => expect(page.text).toContain(`Sayfa ${at + 1} / ${pages.length}`));
  const together = pages.filter((page) => page.text.includes('Genel toplam'));
  expect(together).toHaveLength(1);
  for (const word of ['Koşul 0', 'Koşul 7', 'Tarih, kaşe, imza']) expect(together[0]?.text).toContain(word);
});

test('terms that fill several pages are complete', async () => {
  const { site, path, send } = await offered({
    notes: Array.from({ length: 300 }, (_, n) => `Ş${n};`).join('\n'),
  });
  await send();
  const { text } = await readPdf((await get(`${site.origin}${path}`)).body);
  expect(text.match(/Ş\d+;/g)).toEqual(Array.from({ length: 300 }, (_, n) => `Ş${n};`));
});

test('an offer that was not sent has a PDF for admins alone, and nobody gets one without its link', async () => {
  const { site, link, path, id, send } = await offered({});
  const preview = `/admin/offers/${id}.pdf`;
  const typeOf = async (address: string, cookie = '') => {
    const { status, headers } = await get(`${site.origin}${address}`, { cookie });
    return [status, headers['content-type']];
  };
  const pdf = [200, 'application/pdf'];
  expect((await typeOf(path))[1]).not.toBe('application/pdf');
  expect((await typeOf(path, site.cookie))[1]).not.toBe('application/pdf');
  expect((await typeOf(preview))[0]).toBe(401);
  expect(await typeOf(preview, site.cookie)).toEqual(pdf);
  await send();
  expect(await typeOf(path)).toEqual(pdf);
  for (const wrong of [path.replace(link.token, 'x'), path.replace('teklif-1', 'teklif-2')])
    expect((await get(`${site.origin}${wrong}`)).headers['content-type']).not.toBe('application/pdf');
});
