import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../testing/openPage.ts';

const at = '2026-11-11T11:05:00.000Z';
const row = {
  ...{ id: '1', code: 'KV-50', name: 'Küresel Vana', note: null, askedCode: null, product: null, quantity: 2 },
  ...{ salesUnit: 'PIECE', price: 100, priceQuantity: null, discount: null, vatRate: 20, net: 200 },
  ...{ shipped: 0, cancelled: 0, cancelReason: null },
};
const event = (state: string, text: string | null = null) => ({ id: state, state, text, createdAt: at });
const order = {
  ...{ number: 'S-2026-00042', state: 'PLACED', createdAt: at, offerNumber: 'T-2026-00042/2', company: null },
  ...{ buyerName: 'Şule Ağırbaş', buyerTitle: 'Bakım Müdürü', ownNumber: 'SA-7741', network: '203.0.113.0/24' },
  ...{
    digest: '9f2c'.repeat(16),
    deliveryPlace: null,
    deliveryTerms: null,
    paymentTerms: null,
    notes: null,
    carrier: null,
    consignment: null,
    channel: 'SITE',
    acceptedOn: null,
    shipments: [],
  },
  ...{ consignmentUrl: null, cancelReason: null, documents: [], events: [event('PLACED')], rows: [row] },
  sums: { net: 200, total: 240, vat: [{ rate: 20, vat: 40 }] },
};
const asked = {
  ...{ id: '1', code: null, name: 'Vana', quantity: 2, salesUnit: 'PIECE', note: null, written: null, askedCode: null },
  ...{ standing: 'LISTED', product: null },
};
const enquiry = {
  ...{ number: 'T-2026-00042', name: 'Şule Ağırbaş', createdAt: at, state: 'WON', message: null },
  ...{ rows: [asked, { ...asked, id: '2' }], copy: null, offer: null, offers: [], questions: [] },
};

const open = (more: object = {}) =>
  openPage('/teklif/T-2026-00042/x', {
    queries: { enquiryStatus: () => ({ ...enquiry, order: { ...order, ...more } }) },
  });
const steps = () => within(screen.getByRole('list', { name: 'Siparişin durumu' })).getAllByRole('listitem');
const present = () => steps().find((step) => step.hasAttribute('aria-current'))?.textContent;

test.each([
  ['PLACED', 'Siparişiniz alındı', 'Onaylandı'],
  ['CONFIRMED', 'Siparişiniz alındı', 'Onaylandı'],
  ['READY', 'Siparişiniz hazır', 'Hazırlandı'],
  ['SENT', 'Siparişiniz yolda', 'Gönderildi'],
  ['DELIVERED', 'Siparişiniz teslim edildi', 'Teslim edildi'],
])('an order that is %s stands at its step', async (state, title, step) => {
  await open({ state, events: [event('PLACED'), event(state, '3 koli')] });
  screen.getByRole('heading', { level: 1, name: title });
  expect(present()).toMatch(new RegExp(`^${step}11.11.2026, saat 14.05.*3 koli`));
  expect(steps()).toHaveLength(4);
});

test('the number of a consignment leads to its carrier', async () => {
  const sent = { carrier: 'Örnek Kargo', consignment: '0000 4471', consignmentUrl: 'https://kargo.example/?no=1' };
  await open({ ...sent, state: 'SENT', events: [event('PLACED'), event('SENT')] });
  expect(screen.getByRole('link', { name: '0000 4471' })).toHaveAttribute('href', sent.consignmentUrl);
});

test('a cancelled order says why, and its steps end there', async () => {
  await open({ state: 'CANCELLED', cancelReason: 'Stok kalmadı.', events: [event('PLACED'), event('CANCELLED')] });
  screen.getByRole('heading', { level: 1, name: 'Siparişiniz iptal edildi' });
  screen.getByText('Stok kalmadı.');
  expect(steps().map(({ textContent }) => textContent?.replace(/\d.*/, ''))).toEqual(['Onaylandı', 'İptal edildi']);
  expect(present()).toContain('İptal edildi');
});

test('the papers of an order are links, named for what they are', async () => {
  const documents = ['onay', 'teklif', 'siparis'].map((name, place) => ({
    kind: ['CONFIRMATION', 'OFFER', 'OWN'][place],
    path: `/teklif/T-2026-00042/x/S-2026-00042-${name}.pdf`,
  }));
  await open({ documents });
  const list = within(screen.getByRole('region', { name: 'Belgeler' }));
  expect(list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Sipariş onayı', documents[0]?.path],
    ['Onaylanan teklif, 2. sürüm', documents[1]?.path],
    ['Sizin siparişiniz SA-7741', documents[2]?.path],
  ]);
});

test('an order without papers has no list of them, and its rows can be asked for once more', async () => {
  await open();
  expect(screen.queryByRole('region', { name: 'Belgeler' })).toBe(null);
  const again = screen.getByRole('region', { name: 'Yine mi gerekecek?' });
  expect(again).toHaveTextContent('Siparişinizdeki 1 satır bugünkü fiyatlar');
  const form = within(again).getByRole('button', { name: 'Yeniden iste' }).closest('form');
  expect(form && Object.fromEntries(new FormData(form))).toEqual({
    intent: 'repeatOrder',
    number: enquiry.number,
    token: 'x',
  });
});

test('the KDV of each line stands in the table only where rates differ', async () => {
  await open();
  expect(screen.queryByRole('columnheader', { name: 'KDV' })).toBe(null);
  await open({ rows: [row, { ...row, id: '2', vatRate: 10 }] });
  screen.getByRole('columnheader', { name: 'KDV' });
  screen.getByRole('cell', { name: '%10' });
});

test('an order says how it is delivered and paid, as it was accepted', async () => {
  await open({ deliveryTerms: '3 gün', paymentTerms: '30 gün vade', notes: null });
  const terms = screen.getByRole('region', { name: 'Koşullar' });
  expect(
    within(terms)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(['3 gün', '30 gün vade']);
  await open();
  expect(screen.queryByRole('region', { name: 'Koşullar' })).toBeNull();
});

test('the numbers of invoice and waybill are shown without a paper, too, and with one they name it', async () => {
  const papers = () =>
    within(screen.getByRole('region', { name: 'Belgeler' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  await open({ invoiceNumber: 'KRC2026000000042', waybillNumber: 'IRS2026000000007' });
  expect(papers()).toEqual(['Fatura KRC2026000000042', 'İrsaliye IRS2026000000007']);
  expect(within(screen.getByRole('region', { name: 'Belgeler' })).queryByRole('link')).toBeNull();
  await open({
    invoiceNumber: 'KRC2026000000042',
    documents: [{ kind: 'INVOICE', path: '/teklif/T-2026-00042/x/fatura.pdf' }],
  });
  expect(papers()).toHaveLength(1);
  screen.getByRole('link', { name: /KRC2026000000042/ });
});

test('the total stands once, below the sums that lead to it', async () => {
  await open();
  const sheet = screen.getByRole('region', { name: 'Onaylanan satırlar' });
  expect(sheet.textContent.match(/240,00/g)).toHaveLength(1);
  const [sums, foot] = ['.order-sums', '.sheet-foot'].map((part) => sheet.querySelector(part));
  expect(sums).toHaveTextContent(/^Ara toplam₺\s200,00KDV, %20₺\s40,00$/);
  expect(foot).toHaveTextContent(/Genel toplam, KDV dâhil ₺\s240,00$/);
});
