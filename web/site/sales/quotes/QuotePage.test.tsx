import { File as NodeFile } from 'node:buffer';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from '../../../entry.server.tsx';
import { linkTo, refuse } from '../../../testing/fakeServer.ts';
import { openLive } from '../../../testing/openLive.tsx';
import { openPage } from '../../../testing/openPage.ts';
import { openQuoteList, product, row } from '../../../testing/quoteList.ts';

const quoteRows = () => screen.getAllByRole('row').filter((one) => one.matches('.quote-row'));
const notice = { privacyNotice: () => ({ version: '1.1', text: '' }) };
test('an empty list says how to begin, and has nothing to send', async () => {
  await openQuoteList([]);
  screen.getByText('Teklif listeniz boş.');
  expect(screen.getByRole('link', { name: 'Ürünlere göz atın' })).toHaveAttribute('href', '/products');
  screen.getByText("Excel'den yapıştır ya da dosya seç");
  screen.getByRole('combobox', { name: 'Kod, yeni satır' });
  expect(screen.queryByRole('button', { name: 'Teklif Talebini Gönder' })).toBeNull();
});

test('rows that a link brings stand in the field, and nothing is added before a press', async () => {
  const queries = { ...notice, quoteList: () => ({ sendKey: null, rows: [], all: [] }) };
  await openPage(`/teklif?satirlar=${encodeURIComponent('6204-2RS; 40\nİğneli <b>yatak</b>; 1,5')}#yapistir`, {
    queries,
  });
  const form = screen.getByRole('form', { name: 'Bağlantıyla gelen satırlar' });
  expect(within(form).getByRole('textbox')).toHaveValue('6204-2RS; 40\nİğneli <b>yatak</b>; 1,5');
  within(form).getByText(/^Bu satırlar açtığınız bağlantıyla geldi/);
  screen.getByText('Teklif listeniz boş.');
});

test('rows show their unit, a total of list prices, and what became of a product', async () => {
  await openQuoteList([
    { ...row, product },
    { ...row, id: '2', name: 'Eski Vana', standing: 'REMOVED' },
    { ...row, id: '3', name: 'UCP 250', standing: 'WRITTEN', candidates: [{ ...product, name: 'UCP 205' }] },
    { ...row, id: '4', name: 'İĞÜŞÖÇığüşöç', standing: 'WRITTEN' },
  ]);
  const [listed, removed, several, unknown] = quoteRows();
  const inside = (one: HTMLElement | undefined) => within(one ?? document.body);
  expect(inside(listed).getByRole('textbox', { name: 'Miktar, Rulman 6204' })).toHaveValue('250');
  inside(listed).getByText('adet');
  // A hundred cost ₺ 120: whole packs are counted, and the field keeps what was typed.
  expect(listed).toHaveTextContent('100 adet ve katlarına tamamlandı: 300 adet');
  expect(listed?.querySelector('.line-amount')).toHaveTextContent(/^360,00$/);
  inside(removed).getByText('Bu ürün artık listelenmiyor.');
  inside(several).getByRole('button', { name: '6204: UCP 205' });
  // The line may also stay as it is written, by a press of its own.
  const { form } = inside(several).getByRole<HTMLButtonElement>('button', { name: 'Sorulsun: UCP 250' });
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ intent: 'asWritten', row: '3' });
  inside(unknown).getByText('Katalogda yok; yazdığınız gibi gönderilecek.');
  screen.getByText((_, one) => one?.matches('.quote-total .price') === true && one.textContent === '₺360,00');
  expect(document.querySelector('.sheet-foot')).toHaveTextContent('4 satır2 satır sorulacak');
  expect(screen.getByRole('link', { name: 'Teklif isteyin' })).toHaveAttribute('href', '#gonder');
  screen.getByText('4 satır gönderilecek.', { exact: false });
  // The company's number is no mobile one: there is no chat to send the list to.
  expect(screen.queryByRole('link', { name: 'WhatsApp' })).toBeNull();
});

test('a list is sent to the company in a chat, where its number has one', async () => {
  const rows = [
    { ...row, product },
    { ...row, id: '2', name: 'Eski Vana' },
  ];
  const queries = { ...notice, quoteList: () => ({ sendKey: 'anahtar', rows, all: [] }) };
  await openPage('/teklif', { settings: { phone: '0532 000 00 00' }, queries });
  const chat = decodeURIComponent(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href') ?? '');
  expect(chat).toMatch(/^https:\/\/wa\.me\/905320000000\?text=/);
  expect(chat).toContain('1. Rulman 6204, 250\u00a0adet\n2. Eski Vana, 250');
});

test('a row says which words it answers and which quantity nobody could read, and keeps its quantity on request', async () => {
  await openQuoteList([
    { ...row, product, written: 'ĞÜŞ6204', unreadQuantity: '99999999' },
    { ...row, id: '2', name: '12', standing: 'WRITTEN', quantity: null, unreadQuantity: 'iki' },
  ]);
  const [listed, bare] = quoteRows();
  const inside = (one: HTMLElement | undefined) => within(one ?? document.body);
  expect(listed).toHaveTextContent('Yazdığınız: ĞÜŞ6204');
  const quantity = inside(listed).getByRole('textbox', { name: 'Miktar, Rulman 6204' });
  expect(quantity).toBeInvalid();
  const sentence = '“99999999” miktar olarak okunamadı. Miktar 250\u00a0adet olarak kaldı.';
  expect(quantity).toHaveAccessibleDescription(sentence);
  const { form } = inside(listed).getByRole<HTMLButtonElement>('button', { name: 'Böyle kalsın' });
  expect(Object.fromEntries(new FormData(form ?? undefined))).toMatchObject({ intent: 'change', quantity: '250' });
  expect(bare).toHaveTextContent('“iki” miktar olarak okunamadı. Miktarı yazın.');
  expect(bare).toHaveTextContent('Yalnız sayı yazılmış');
  expect(inside(bare).queryByRole('button', { name: 'Böyle kalsın' })).toBeNull();
});

test('a quantity that cannot become one of the product is asked for in its unit', async () => {
  const hose = { ...product, salesUnit: 'METRE', priceQuantity: null };
  await openQuoteList([
    { ...row, product: hose, quantity: null, unreadQuantity: '3 kutu' },
    { ...row, id: '2', product, quantity: null, unreadQuantity: '2,000 adet' },
    { ...row, id: '3', name: 'DN65', standing: 'WRITTEN', quantity: null, unreadQuantity: '150 cm' },
  ]);
  const [unit, comma, words] = quoteRows();
  expect(unit).toHaveTextContent('“3 kutu” bu ürünün satış birimine çevrilemedi. Miktarı m olarak yazın.');
  expect(comma).toHaveTextContent('“2,000” belli değil: 2 ya da 2.000 olabilir.');
  expect(words).toHaveTextContent('Miktar “150 cm” olarak gönderilecek. Ürünü seçerseniz satış birimine çevrilir.');
});

test('without scripts, a quantity that the form of a product cannot have is said on the page that follows', async () => {
  const body = new URLSearchParams({ intent: 'add', product: '17', quantity: '0' });
  const request = new Request('https://www.deneme.example/teklif', { method: 'POST', body });
  const queries = { ...notice, quoteList: () => ({ sendKey: null, rows: [], all: [] }) };
  const addToQuoteList = vi.fn();
  const { status, html } = await render(request, linkTo({ queries, mutations: { addToQuoteList } }));
  document.body.innerHTML = html;
  expect(status).toBe(422);
  expect(screen.getByRole('alert')).toHaveTextContent(/^Listeye bir şey eklenmedi. Miktar sıfırdan büyük olmalı./);
  expect(screen.getByRole('link', { name: 'Ürüne dönün' })).toHaveAttribute('href', '/products/17');
  expect(addToQuoteList).not.toHaveBeenCalled();
});

test('all suggestions are accepted by one form, where there is more than one', async () => {
  const open1 = { ...row, standing: 'WRITTEN', suggestion: product };
  await openQuoteList([open1]);
  expect(screen.queryByText(/satırda öneri var/)).toBeNull();
  await openQuoteList([open1, { ...open1, id: '2' }, { ...row, id: '3' }]);
  screen.getByText('2 satırda öneri var.');
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'İlk önerilerin hepsini kabul edin' });
  expect([form?.getAttribute('action'), form?.method]).toEqual(['/teklif', 'post']);
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ intent: 'accept' });
});

test('the page brings its own styles in its head, and nothing of them in its markup', async () => {
  await openQuoteList([]);
  expect(document.head.querySelector('style[data-precedence=page]')).toBeInTheDocument();
  expect(document.body.querySelector('style')).toBeNull();
});

test('the list is kept out of search engines', async () => {
  await openQuoteList([]);
  expect(document.head.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
});

/** This is a form with a file, as a browser sends it without scripts. */
const sendFile = (addFileToQuoteList: () => unknown) => {
  const part = (head: string, text: string) => `--sinir\r\nContent-Disposition: form-data; ${head}\r\n\r\n${text}\r\n`;
  const body = `${part('name="intent"', 'paste')}${part('name="file"; filename="liste.csv"', '6204;4')}--sinir--\r\n`;
  const headers = { 'Content-Type': 'multipart/form-data; boundary=sinir' };
  // On the server Node reads the form, and it does not know jsdom's files.
  vi.stubGlobal('File', NodeFile);
  onTestFinished(() => void vi.unstubAllGlobals());
  const request = new Request('https://www.deneme.example/teklif', { method: 'POST', headers, body });
  const queries = { ...notice, quoteList: () => ({ sendKey: null, rows: [], all: [] }) };
  return render(request, linkTo({ queries, mutations: { addFileToQuoteList } }));
};

test('without scripts a file is sent with its form, and the page that follows says what became of its lines', async () => {
  document.body.innerHTML = (await sendFile(() => ({ found: 2, open: 1, unread: 1, leftOut: ['TOPLAM', 'Ali'] }))).html;
  expect(document.querySelector('.paste-said')).toHaveTextContent(
    '2 satır eklendi, 1 satır çözülemedi, 1 satırın miktarı okunamadı. Ürün olmayan 2 satır alınmadı: “TOPLAM”, “Ali”.',
  );
});

test('a faulty file is reported beside its field', async () => {
  const { status, html } = await sendFile(() => refuse('UNSUPPORTED_MEDIA_TYPE', 'file'));
  document.body.innerHTML = html;
  expect(status).toBe(422);
  const form = within(screen.getByRole('form', { name: "Excel'den yapıştır ya da dosya seç" }));
  expect(form.getByLabelText(/Dosya seçin/)).toBeInvalid();
  expect(document.querySelector('.paste-said')).toHaveTextContent('Refused');
});

test('a list that was sent before keeps later changes in the form, and says where to send them', async () => {
  const body = new URLSearchParams({
    intent: 'send',
    key: 'anahtar-anahtar-anahtar',
    name: 'Ayşe',
    email: 'ayse@ornek.com.tr',
    message: 'Adet 20 değil 200 olacak.',
  });
  const request = new Request('https://www.deneme.example/teklif', { method: 'POST', body });
  const queries = { ...notice, quoteList: () => ({ sendKey: null, rows: [], all: [] }) };
  const { status, html } = await render(
    request,
    linkTo({ queries, mutations: { sendEnquiry: () => refuse('CONFLICT') } }),
  );
  document.body.innerHTML = html;
  expect(status).toBe(409);
  expect(screen.getByLabelText(/Mesajınız/)).toHaveValue('Adet 20 değil 200 olacak.');
  expect(screen.getByRole('alert')).toHaveTextContent('Refused');
  expect(screen.getByRole('link', { name: 'İletişim sayfasına gidin' })).toHaveAttribute('href', '/contact');
  expect(screen.queryByText(/satır gönderilecek/)).toBeNull();
});

test('with scripts, a list that was sent before goes with its button, and the typed text stays', async () => {
  // The page subscribes to changes, which nothing here sends.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let rows: object[] = [row];
  const queries = {
    ...notice,
    quoteList: () => ({ sendKey: rows.length > 0 ? 'anahtar-anahtar-anahtar' : null, rows, all: [] }),
  };
  const sendEnquiry = () => {
    rows = [];
    return refuse('CONFLICT');
  };
  openLive('/teklif', linkTo({ queries, mutations: { sendEnquiry } }));
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Ad soyad'), 'Ayşe');
  await user.type(screen.getByLabelText('E-posta'), 'ayse@ornek.com.tr');
  await user.click(screen.getByRole('button', { name: 'Teklif Talebini Gönder' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Refused');
  await screen.findByText('Teklif listeniz boş.');
  expect(screen.queryByRole('button', { name: 'Teklif Talebini Gönder' })).toBeNull();
  expect(screen.getByLabelText('Ad soyad')).toHaveValue('Ayşe');
});
