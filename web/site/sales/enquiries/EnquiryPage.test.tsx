import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../testing/openPage.ts';

const row = {
  id: '1',
  code: '6204',
  name: 'Rulman 6204',
  quantity: 40,
  salesUnit: 'PIECE',
  note: null,
  written: null,
  standing: 'LISTED',
  product: { id: '17', image: null, picture: null },
};
const enquiry = {
  number: 'T-2026-00042',
  name: 'Şule Ağırbaş',
  createdAt: '2026-11-21T07:42:00.000Z',
  state: 'OFFERED',
  message: null,
  rows: [row],
  offer: null,
  offers: [],
  order: null,
  copy: null,
  questions: [],
};
const line = {
  kind: 'PLAIN',
  ...row,
  price: 235,
  priceQuantity: 100,
  discount: 12.5,
  vatRate: 20,
  net: 8225,
};
const offer = {
  id: '9',
  number: 'T-2026-00042/1',
  revision: 1,
  requests: [],
  differences: null,
  createdAt: enquiry.createdAt,
  validUntil: '2099-12-05',
  intro: null,
  deliveryTerms: null,
  paymentTerms: '30 gün',
  notes: null,
  pdfPath: '/teklif/T-2026-00042/x/teklif-1.pdf',
  lines: [line],
  sums: { net: 8225, total: 9870, vat: [{ rate: 20, vat: 1645 }] },
};

const open = (enquiryStatus: object) =>
  openPage('/teklif/T-2026-00042/x', { queries: { enquiryStatus: () => enquiryStatus } });
const steps = () => within(screen.getByRole('list', { name: 'Talebin durumu' })).getAllByRole('listitem');

test('a quantity that is no whole pack says to which it is completed, on the enquiry and in the offer alike', async () => {
  const packs = { ...row, quantity: 60, priceQuantity: 50, product: { ...row.product, minimumQuantity: null } };
  const note = '60 adet istendi. 50 adet ve katlarına tamamlandı: 100 adet';
  await open({ ...enquiry, rows: [packs], offer: { ...offer, lines: [{ ...line, quantity: 100, note }] } });
  expect(screen.getByText(/^50\sadet ve katlarına tamamlandı: 100\sadet$/)).toBeInTheDocument();
  expect(screen.getByText(note)).toBeInTheDocument();
});

test('the buyer’s page shows the offer with its sums, and leads to the PDF', async () => {
  await open({ ...enquiry, offer });
  screen.getByRole('heading', { level: 1, name: 'Teklifiniz hazır' });
  const shown = within(screen.getByRole('region', { name: 'Teklifimiz' }));
  const cells = shown.getAllByRole('row')[1]?.querySelectorAll('td');
  expect([...(cells ?? [])].map(({ textContent }) => textContent)).toEqual([
    '1',
    '',
    'Rulman 6204',
    '40\u00a0adet',
    '235,00 / 100\u00a0adet %12,5 iskonto',
    '8.225,00',
  ]);
  expect(shown.getByRole('link', { name: 'Rulman 6204' })).toHaveAttribute('href', '/products/17');
  const [ends] = shown.getAllByRole('definition');
  expect(ends).toHaveTextContent('05.12.2099 günü sonuna kadar');
  const decision = within(screen.getByRole('region', { name: 'Kararınız' }));
  expect(decision.getByRole('row', { name: /Genel toplam ₺\s9\.870,00/ })).toBeInTheDocument();
  expect(decision.getByRole('row', { name: /KDV, %20 ₺\s1\.645,00/ })).toBeInTheDocument();
  expect(decision.getByRole('link', { name: 'Teklifi açın (PDF)' })).toHaveAttribute('href', offer.pdfPath);
  // On a phone the decision lies below all lines: the foot of the sheet leads to it.
  const jump = screen.getByRole('link', { name: 'Karara geçin' });
  expect(jump.closest('.sheet-foot')).toHaveTextContent(/₺\s9\.870,00/);
  expect(jump).toHaveAttribute('href', `#${decision.getByRole('heading').id}`);
  decision.getByRole('button', { name: 'Teklifi Onayla' });
});

test('the KDV of each line is shown only where the rates differ', async () => {
  await open({ ...enquiry, offer: { ...offer, lines: [line, { ...line, id: '2', vatRate: 10, name: 'Şaft' }] } });
  screen.getByRole('columnheader', { name: 'KDV' });
  await open({ ...enquiry, offer });
  expect(screen.queryByRole('columnheader', { name: 'KDV' })).toBeNull();
});

test.each([
  ['NEW', 'Alındı21.11.2026'],
  ['IN_PROGRESS', 'İnceleniyor'],
  ['WON', 'SonuçSonuçlandı'],
  ['LOST', 'SonuçKapatıldı'],
])('the steps say how far an enquiry has come: %s', async (state, present) => {
  await open({ ...enquiry, state, offer });
  const current = steps().filter((step) => step.getAttribute('aria-current') === 'step');
  expect(current.map(({ textContent }) => textContent)).toEqual([present]);
});

test('while an offer is open, its days stand in place of the steps, and its number stands once', async () => {
  await open({ ...enquiry, offer });
  expect(screen.queryByRole('list', { name: 'Talebin durumu' })).toBeNull();
  const head = document.querySelector('.enquiry-head-text');
  expect(head?.textContent.match(/T-2026-00042/g)).toHaveLength(1);
  expect(head).toHaveTextContent('1. teklif, Şule Ağırbaş için.');
});

test('a closed enquiry asks for no decision, and still has the offer', async () => {
  await open({ ...enquiry, state: 'WON', offer });
  expect(screen.queryByRole('button', { name: 'Teklifi Onayla' })).toBeNull();
  screen.getByRole('link', { name: 'Teklifi açın (PDF)' });
});

test('as long as there is no offer, none is shown', async () => {
  await open(enquiry);
  expect(screen.queryByRole('region', { name: /Teklifimiz/ })).toBeNull();
});

test('a line that the company has settled also shows the buyer’s words', async () => {
  await open({ ...enquiry, rows: [{ ...row, written: 'UÇP 250' }] });
  expect(screen.getByText('Yazdığınız: UÇP 250')).toBeInTheDocument();
});

const sent = (copy: object | null) =>
  openPage('/teklif/gonderildi?talep=/teklif/T-2026-00042/x', {
    queries: { enquiryStatus: () => ({ ...enquiry, copy }) },
  });

test.each([
  [true, /Takip numaranız ve talebinizin bağlantısı sule@ornek.com.tr adresine gönderildi. Gelmediyse/],
  [false, /bağlantısı sule@ornek.com.tr adresine gönderiliyor. Birkaç dakika içinde gelmezse/],
])('the page after sending says where its copy goes: taken %s', async (isSent, sentence) => {
  await sent({ email: 'sule@ornek.com.tr', isSent });
  expect(screen.getByRole('main')).toHaveTextContent(sentence);
  expect(screen.getByRole('main')).toHaveTextContent(/e-postayı yanıtlayın ya da 0212 000 00 00 numarasını arayıp/);
});

test('the page after sending says to keep the link, and by mail it comes only where mail is sent', async () => {
  await sent({ email: 'sule@ornek.com.tr', isSent: true });
  screen.getByText('Talebinizin bağlantısını saklayın.');
  expect(screen.getByRole('link', { name: 'Talebin durumu' })).toHaveAttribute('href', '/teklif/T-2026-00042/x');
  expect(screen.getByRole('main')).not.toHaveTextContent('bağlantı size e-postayla gelmez');
  expect(screen.getByRole('main')).toHaveTextContent('Teklifimiz yazılı olarak e-posta adresinize gelir.');
  await sent(null);
  expect(screen.getByRole('main')).toHaveTextContent('bağlantı size e-postayla gelmez');
  expect(screen.getByRole('main')).toHaveTextContent('Teklifimiz yazılı olarak talebinizin sayfasında çıkar.');
  expect(screen.getByRole('main')).not.toHaveTextContent('e-posta adresinize gelir');
});

test('amounts have a point of thousands', async () => {
  const rows = [
    { ...row, quantity: 1000 },
    { ...row, id: '2', name: 'Dirsek', standing: 'WRITTEN', product: null, quantity: 2500 },
  ];
  await open({ ...enquiry, rows });
  screen.getByRole('cell', { name: /^1\.000\sadet$/ });
  screen.getByRole('cell', { name: '2.500' });
});

test('a site that sends no mail promises no copy', async () => {
  await sent(null);
  expect(screen.getByRole('main')).not.toHaveTextContent(/adresine gönderil|e-postayı yanıtlayın/);
  expect(screen.getByRole('main')).toHaveTextContent(/0212 000 00 00 numarasını arayıp takip numaranızı söyleyin/);
});

test('a request that does not exist speaks of its link, and of no product', async () => {
  const { status } = await openPage('/teklif/T-2026-00042/x', { queries: { enquiryStatus: () => null } });
  expect(status).toBe(404);
  screen.getByRole('heading', { level: 1, name: 'Talep bulunamadı' });
  expect(screen.getByRole('main')).toHaveTextContent('Bağlantı eksik kopyalanmış ya da talep silinmiş olabilir.');
  expect(screen.getByRole('main')).not.toHaveTextContent('katalogdan');
});
