import { File as NodeFile } from 'node:buffer';
import { render as mount, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { App, createStyles } from '../../../page/App.tsx';
import { render } from '../../../entry.server.tsx';
import { createClient } from '../../../graphql/client.ts';
import { createRoutes } from '../../../routes.tsx';
import { linkTo, refuse } from '../../../testing/fakeServer.ts';
import { openPage } from '../../../testing/openPage.ts';
import { OriginProvider } from '../../parts/OriginProvider.tsx';

const product = {
  id: '17',
  name: 'Rulman 6204',
  price: 120,
  priceQuantity: 100,
  salesUnit: 'PIECE',
  stockCode: '6204',
};
const row = {
  id: '1',
  name: 'Rulman 6204',
  quantity: 250,
  note: null,
  standing: 'LISTED',
  product: null,
  candidates: [],
  written: null,
  unreadQuantity: null,
  suggestion: null,
};
const notice = { privacyNotice: () => ({ version: '1.1', text: '' }) };
const blank = { image: null, picture: null };

const open = (rows: object[]) =>
  openPage('/teklif', {
    queries: { ...notice, quoteList: () => ({ sendKey: rows.length > 0 ? 'anahtar-anahtar-anahtar' : null, rows }) },
  });

test('an empty list says how to begin, and has nothing to send', async () => {
  await open([]);
  screen.getByText('Teklif listeniz boş.');
  expect(screen.getByRole('link', { name: 'Ürünlere göz atın' })).toHaveAttribute('href', '/products');
  screen.getByRole('form', { name: "Excel'den yapıştır" });
  expect(screen.queryByRole('button', { name: 'Teklif Talebini Gönder' })).toBeNull();
});

test('rows that a link brings stand in the field, and nothing is added before a press', async () => {
  const queries = { ...notice, quoteList: () => ({ sendKey: null, rows: [] }) };
  await openPage(`/teklif?satirlar=${encodeURIComponent('6204-2RS; 40\nİğneli <b>yatak</b>; 1,5')}#yapistir`, {
    queries,
  });
  const form = screen.getByRole('form', { name: 'Bağlantıyla gelen satırlar' });
  expect(within(form).getByRole('textbox')).toHaveValue('6204-2RS; 40\nİğneli <b>yatak</b>; 1,5');
  within(form).getByText(/^Bu satırlar açtığınız bağlantıyla geldi/);
  screen.getByText('Teklif listeniz boş.');
});

test('rows show their unit, a total of list prices, and what became of a product', async () => {
  await open([
    { ...row, product: { ...blank, ...product } },
    { ...row, id: '2', name: 'Eski Vana', standing: 'REMOVED' },
    { ...row, id: '3', name: 'UCP 250', standing: 'WRITTEN', candidates: [{ ...blank, ...product, name: 'UCP 205' }] },
    { ...row, id: '4', name: 'İĞÜŞÖÇığüşöç', standing: 'WRITTEN' },
  ]);
  const [listed, removed, several, unknown] = screen
    .getAllByRole('listitem')
    .filter((one) => one.matches('.quote-row'));
  const inside = (one: HTMLElement | undefined) => within(one ?? document.body);
  expect(inside(listed).getByRole('textbox', { name: 'Miktar, Rulman 6204' })).toHaveValue('250');
  inside(listed).getByText('adet');
  inside(removed).getByText('Bu ürün artık listelenmiyor.');
  inside(several).getByRole('button', { name: 'UCP 205' });
  inside(unknown).getByText('Katalogda yok; yazdığınız gibi gönderilecek.');
  screen.getByText((_, one) => one?.matches('.quote-total .price') === true && one.textContent === '₺300,00');
  screen.getByText('4 satır gönderilecek.', { exact: false });
  // The company's number is no mobile one: there is no chat to send the list to.
  expect(screen.queryByRole('link', { name: 'WhatsApp' })).toBeNull();
});

test('a row has the price of its quantity by the ladder, and says how few more lead to the next one', async () => {
  const bolts = { ...product, ...blank, price: 4.5, priceQuantity: null };
  const priceBreaks = [
    { minimum: 50, price: 4.35 },
    { minimum: 100, price: 4.2 },
  ];
  await open([
    { ...row, quantity: 95, product: { ...bolts, priceBreaks } },
    { ...row, id: '2', quantity: 100, product: { ...bolts, id: '18', priceBreaks } },
    { ...row, id: '3', quantity: 10, product: { ...bolts, id: '19', priceBreaks } },
  ]);
  const prices = [...document.querySelectorAll('.quote-row-head')].map((head) => head.lastElementChild?.textContent);
  expect(prices).toEqual(['₺4,35 / adet5\u00a0adet daha: ₺4,20', '₺4,20 / adet', '₺4,50 / adet']);
  // 95 x 4,35 + 100 x 4,20 + 10 x 4,50
  expect(document.querySelector('.quote-total strong')).toHaveTextContent('₺878,25');
});

test('a list is sent to the company in a chat, where its number has one', async () => {
  const rows = [
    { ...row, product: { ...blank, ...product } },
    { ...row, id: '2', name: 'Eski Vana' },
  ];
  const queries = { ...notice, quoteList: () => ({ sendKey: 'anahtar', rows }) };
  await openPage('/teklif', { settings: { phone: '0532 000 00 00' }, queries });
  const chat = decodeURIComponent(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href') ?? '');
  expect(chat).toMatch(/^https:\/\/wa\.me\/905320000000\?text=/);
  expect(chat).toContain('1. Rulman 6204, 250\u00a0adet\n2. Eski Vana, 250');
});

test('a row says which words it answers and which quantity nobody could read, and keeps its quantity on request', async () => {
  await open([
    { ...row, product: { ...blank, ...product }, written: 'ĞÜŞ6204', unreadQuantity: '99999999' },
    { ...row, id: '2', name: '12', standing: 'WRITTEN', quantity: null, unreadQuantity: 'iki' },
  ]);
  const [listed, bare] = screen.getAllByRole('listitem').filter((one) => one.matches('.quote-row'));
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

test('all suggestions are accepted by one form, where there is more than one', async () => {
  const open1 = { ...row, standing: 'WRITTEN', suggestion: { ...blank, ...product } };
  await open([open1]);
  expect(screen.queryByText(/satırda öneri var/)).toBeNull();
  await open([open1, { ...open1, id: '2' }, { ...row, id: '3' }]);
  screen.getByText('2 satırda öneri var.');
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'İlk önerilerin hepsini kabul edin' });
  expect([form?.getAttribute('action'), form?.method]).toEqual(['/teklif', 'post']);
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ intent: 'accept' });
});

test('the page brings its own styles in its head, and nothing of them in its markup', async () => {
  await open([]);
  expect(document.head.querySelector('style[data-href=quote]')).toBeInTheDocument();
  expect(document.body.querySelector('style')).toBeNull();
});

test('the list is kept out of search engines', async () => {
  await open([]);
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
  const queries = { ...notice, quoteList: () => ({ sendKey: null, rows: [] }) };
  return render(request, linkTo({ queries, mutations: { addFileToQuoteList } }));
};

test('without scripts a file is sent with its form, and the page that follows says what became of its lines', async () => {
  document.body.innerHTML = (await sendFile(() => ({ found: 2, open: 1, unread: 1 }))).html;
  const form = within(screen.getByRole('form', { name: "Excel'den yapıştır" }));
  expect(form.getByRole('status')).toHaveTextContent(
    '2 satır eklendi, 1 satır çözülemedi, 1 satırın miktarı okunamadı.',
  );
});

test('a faulty file is reported beside its field', async () => {
  const { status, html } = await sendFile(() => refuse('UNSUPPORTED_MEDIA_TYPE', 'file'));
  document.body.innerHTML = html;
  expect(status).toBe(422);
  const form = within(screen.getByRole('form', { name: "Excel'den yapıştır" }));
  expect(form.getByLabelText(/Dosya seçin/)).toBeInvalid();
  expect(form.getByRole('status')).toHaveTextContent('Refused');
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
  const queries = { ...notice, quoteList: () => ({ sendKey: null, rows: [] }) };
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
  document.body.innerHTML = '';
  // The page subscribes to changes, which nothing here sends.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // jsdom cannot scroll.
  const scrolling = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  onTestFinished(() => scrolling.mockRestore());
  let rows: object[] = [row];
  const queries = {
    ...notice,
    quoteList: () => ({ sendKey: rows.length > 0 ? 'anahtar-anahtar-anahtar' : null, rows }),
  };
  const sendEnquiry = () => {
    rows = [];
    return refuse('CONFLICT');
  };
  const client = createClient({ link: linkTo({ queries, mutations: { sendEnquiry } }) });
  const router = createMemoryRouter(createRoutes(client), { initialEntries: ['/teklif'] });
  mount(
    <App client={client} styles={createStyles()}>
      <OriginProvider origin="https://www.deneme.example">
        <RouterProvider router={router} />
      </OriginProvider>
    </App>,
  );
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Ad soyad'), 'Ayşe');
  await user.type(screen.getByLabelText('E-posta'), 'ayse@ornek.com.tr');
  await user.click(screen.getByRole('button', { name: 'Teklif Talebini Gönder' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Refused');
  await screen.findByText('Teklif listeniz boş.');
  expect(screen.queryByRole('button', { name: 'Teklif Talebini Gönder' })).toBeNull();
  expect(screen.getByLabelText('Ad soyad')).toHaveValue('Ayşe');
});
