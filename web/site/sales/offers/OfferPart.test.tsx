import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../testing/openPage.ts';

const line = {
  ...{ id: '1', kind: 'PLAIN', code: 'KV-50', name: 'Küresel Vana', note: null, askedCode: null, product: null },
  ...{ quantity: 2, salesUnit: 'PIECE', price: 100, priceQuantity: null, discount: null, vatRate: 20, net: 200 },
};
const lines = [
  line,
  { ...line, id: '2', name: 'Sertifika', kind: 'OPTIONAL', price: 10, net: 20 },
  { ...line, id: '3', name: 'Rulman 2RS', price: 50, net: 100 },
  { ...line, id: '4', name: 'Rulman ZZ', kind: 'ALTERNATIVE', price: 40, net: 80 },
];
const offer = {
  ...{ id: '9', number: 'T-2026-00042/2', revision: 2, requests: [], differences: null },
  ...{ createdAt: '2026-11-21T07:42:00.000Z', validUntil: '2099-12-05', pdfPath: '/x.pdf' },
  ...{ intro: null, deliveryTerms: '2 gün', paymentTerms: null, notes: null, lines },
  sums: { net: 300, total: 360, vat: [{ rate: 20, vat: 60 }] },
};
const enquiry = {
  ...{ number: 'T-2026-00042', name: 'Şule Ağırbaş', createdAt: offer.createdAt, state: 'OFFERED' },
  ...{ message: null, rows: [], copy: null, questions: [], offers: [{ revision: 2, createdAt: offer.createdAt }] },
};
const wish = {
  line: { id: '1', salesUnit: 'PIECE', priceQuantity: null },
  quantity: 4,
  price: 90.5,
  day: '2026-12-24',
};
const asked = {
  ...{ id: '1', kind: 'CHANGE', createdAt: offer.createdAt, text: 'Tek sevkiyat olsun' },
  lines: [{ ...wish, text: 'ğüşi' }],
};

const open = (more: object = {}, query = '', ofEnquiry: object = {}) =>
  openPage(`/teklif/T-2026-00042/x${query}`, {
    queries: { enquiryStatus: () => ({ ...enquiry, ...ofEnquiry, offer: { ...offer, ...more } }) },
  });

test('while the buyer decides, options are ticks and alternatives a choice in the line that they replace', async () => {
  await open();
  const option = screen.getByRole('checkbox', { name: /^İsteğe bağlı satır: siparişe girsin/ });
  expect(option).not.toBeChecked();
  const choice = within(screen.getByRole('radiogroup', { name: /Seçenekler/ }));
  expect(choice.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual(['', '4']);
  expect(choice.getAllByRole('radio')[0]).toBeChecked();
  // Each belongs to the form in the panel, so that it is sent along where no script runs.
  expect(option).toHaveAttribute('form', 'offer-form');
  screen.getByRole('row', { name: /Genel toplam ₺\s360,00/ });
  screen.getByRole('button', { name: 'Toplamı yenileyin' });
});

test('the ways are links without scripts, and each has its own fields', async () => {
  await open();
  const ways = within(screen.getByRole('navigation', { name: 'Yanıtınız' })).getAllByRole('link');
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(
    ['onay', 'degisiklik', 'ret'].map((way) => `/teklif/T-2026-00042/x?yol=${way}#decision`),
  );
  expect(screen.getByRole('textbox', { name: 'Göreviniz' })).toHaveAttribute('aria-required', 'true');
  expect(screen.getByRole('checkbox', { name: /^Teklifi ve koşullarını okudum, T-2026-00042\/2/ })).not.toBeChecked();
  await open({}, '?yol=degisiklik');
  expect(screen.getAllByText('Bu satırda ne değişsin?')).toHaveLength(3);
  screen.getByRole('button', { name: 'Değişiklik İsteğini Gönder' });
  await open({}, '?yol=ret');
  expect(screen.getAllByRole('radio', { name: /^(Fiyat|Teslim süresi|Ürün uygun değil|Gerek kalmadı)$/ })).toHaveLength(
    4,
  );
});

test('a later offer says what differs from the one before, line by line and in its terms', async () => {
  const [first] = lines;
  const earlier = {
    revision: 1,
    pdfPath: '/teklif-1.pdf',
    intro: null,
    deliveryTerms: '5 gün',
    paymentTerms: null,
    notes: '10 gün vade',
  };
  const changed = { line: { id: '1' }, before: { ...first, price: 110, quantity: 3 } };
  const added = { line: { id: '3' }, before: null };
  const removed = [{ ...line, id: '77', name: 'Dirsek' }];
  await open({ differences: { count: 3, earlier, lines: [changed, added], removed }, paymentTerms: 'Peşin' });
  screen.getByText('2. teklif, 1. tekliften 3 satırda ayrılıyor.');
  expect(screen.getByRole('link', { name: '1. teklifi görün' })).toHaveAttribute('href', '/teklif-1.pdf');
  const texts = [...document.querySelectorAll('.offer-differs')].map(({ textContent }) => textContent);
  expect(texts).toEqual([
    'Miktar: 3\u00a0adet yerine 2\u00a0adet',
    'Birim fiyat: 110,00 yerine 100,00',
    'Bu teklifte eklendi',
    'Bu teklifte çıkarıldı',
    '5 gün yerine',
    'Bu teklifte eklendi',
    '10 gün vade yerine',
  ]);
});

test('a revision in another currency says so above the lines, and what it replaces is said in the earlier one', async () => {
  const [first] = lines;
  const earlier = {
    ...{ revision: 1, pdfPath: '/teklif-1.pdf', currency: 'TRY' },
    ...{ intro: null, deliveryTerms: '2 gün', paymentTerms: null, notes: null },
  };
  const changed = { line: { id: '1' }, before: { ...first, price: 4750 } };
  const removed = [{ ...line, id: '77', name: 'Dirsek', net: 950 }];
  await open({ currency: 'EUR', differences: { count: 2, earlier, lines: [changed], removed } });
  const said = screen.getByText(
    'Para birimi değişti: 2. teklif avro, 1. teklif Türk lirası iledir; tutarlar doğrudan karşılaştırılamaz.',
  );
  const table = document.querySelector('.sheet-lines');
  expect(table && said.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(document.querySelector('.offer-differs')).toHaveTextContent(/4\.750,00.*yerine/);
  expect(document.querySelector('.offer-line-removed')).toHaveTextContent('₺ 950,00');
  await open({
    currency: 'EUR',
    differences: { count: 1, earlier: { ...earlier, currency: 'EUR' }, lines: [], removed },
  });
  expect(screen.queryByText(/^Para birimi değişti/)).toBeNull();
});

test.each([
  ['over', { validUntil: '2026-01-09' }, 'Süre 09.01.2026 günü doldu', 'Yenilenmesini İste'],
  [
    'over and asked for',
    { validUntil: '2026-01-09', requests: [{ ...asked, kind: 'RENEWAL' }] },
    'İsteğiniz bize ulaştı.',
    null,
  ],
  ['declined', { requests: [{ ...asked, kind: 'DECLINE' }] }, 'Teklifi reddettiniz', null],
  ['asked to be changed', { requests: [asked] }, 'Değişiklik isteğiniz bize ulaştı', 'Bu teklifi yine de onaylayın'],
])('an offer that is %s says so in place of the form', async (_, more, title, action) => {
  await open(more);
  screen.getByRole('heading', { name: title });
  expect(screen.queryByRole('button', { name: 'Teklifi Onayla' })).toBeNull();
  if (action) expect(screen.getByText(action)).toBeInTheDocument();
});

test('after a request for changes the page shows in each line what was asked, and what was asked of the whole', async () => {
  await open({ requests: [asked] });
  const [line] = document.querySelectorAll('.sheet-lines tbody tr');
  expect(line).toHaveTextContent('İstediğiniz: 4 adet · ₺ 90,50 · teslim 24.12.2026 · “ğüşi”');
  screen.getByText('Bütün teklif için: “Tek sevkiyat olsun”');
});

test('no control of the page is the browser’s own: files, ticks, days and groups are parts of the site', async () => {
  await open({}, '?yol=degisiklik');
  expect(
    document.querySelector('input[type=date], fieldset:not([aria-hidden]), legend:not([aria-hidden] *)'),
  ).toBeNull();
  const bare = document.querySelectorAll('main :is([type=checkbox], [type=radio]):not(.tick-box)');
  expect([...bare].map(({ outerHTML }) => outerHTML)).toEqual([]);
  await open();
  expect(document.querySelector('.file-field label')).toHaveTextContent('PDF seçin');
});

test('an offer in euros says so with its rate and its day, and a revision in another currency says that above the lines', async () => {
  const [first] = lines;
  const rates = [{ currency: 'EUR', rate: 47.5012, day: '2026-11-27', kind: 'FOREX_SELLING' }];
  const earlier = { revision: 1, currency: 'TRY', pdfPath: '/teklif-1.pdf', intro: null, deliveryTerms: '2 gün' };
  const before = { ...first, price: 4750, net: 9500 };
  const differences = {
    ...{ count: 1, earlier: { ...earlier, paymentTerms: null, notes: null }, removed: [] },
    lines: [{ line: first, before }],
  };
  await open({ currency: 'EUR', rates, lines: [first], differences });
  screen.getByRole('row', { name: /Genel toplam 360,00\s€/ });
  screen.getByText(/^Bilgi içindir: ₺\s17\.100,43$/);
  screen.getByText(/^1 EUR = ₺\s47,5012 \(TCMB döviz satış kuru, 27\.11\.2026\)$/);
  screen.getByText('Tutarlar avrodur; KDV dâhil değildir.');
  screen.getByRole('columnheader', { name: 'Birim, €' });
  const said = screen.getByText(/^Para birimi değişti: 2\. teklif avro, 1\. teklif Türk lirası ile/);
  expect(said.compareDocumentPosition(screen.getByRole('columnheader', { name: 'Birim, €' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  screen.getByText('4.750,00 ₺');
  screen.getByText('100,00 €');
});
