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
};
const enquiry = {
  number: 'T-2026-00042',
  name: 'Şule Ağırbaş',
  createdAt: '2026-11-21T07:42:00.000Z',
  state: 'OFFERED',
  message: null,
  rows: [row],
  offer: null,
  copy: null,
};
const line = { ...row, price: 235, priceQuantity: 100, discount: 12.5, vatRate: 20, net: 8225 };
const offer = {
  id: '9',
  number: 'T-2026-00042/1',
  createdAt: enquiry.createdAt,
  validUntil: '2026-12-05',
  deliveryTerms: null,
  paymentTerms: '30 gün',
  notes: null,
  pdfPath: '/teklif/T-2026-00042/x/teklif-1.pdf',
  lines: [line],
  sums: { net: 8225, total: 9870, vat: [{ rate: 20, vat: 1645 }] },
};

const open = (enquiryStatus: object) =>
  openPage('/teklif/T-2026-00042/x', { queries: { enquiryStatus: () => enquiryStatus } });

test('the buyer’s page shows the offer with its sums, and leads to the PDF', async () => {
  await open({ ...enquiry, offer });
  const shown = within(screen.getByRole('region', { name: 'Teklifimiz: T-2026-00042/1' }));
  expect(shown.getByText(/%12,5 iskonto/)).toHaveTextContent('40 adet, ₺ 235,00 / 100 adet, %12,5 iskonto');
  expect(shown.getByRole('row', { name: /Genel toplam ₺\s9\.870,00/ })).toBeInTheDocument();
  expect(shown.getByRole('row', { name: /KDV, %20 ₺\s1\.645,00/ })).toBeInTheDocument();
  expect(shown.getByText('Geçerlilik: 05.12.2026')).toBeInTheDocument();
  expect(shown.getByRole('link', { name: 'Teklifi açın (PDF)' })).toHaveAttribute('href', offer.pdfPath);
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

test('a site that sends no mail promises no copy', async () => {
  await sent(null);
  expect(screen.getByRole('main')).not.toHaveTextContent(/bağlantısı|e-postayı yanıtlayın/);
  expect(screen.getByRole('main')).toHaveTextContent(/0212 000 00 00 numarasını arayıp takip numaranızı söyleyin/);
});
