import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../testing/openPage.ts';

const product = {
  ...{ id: '17', name: 'Zincir Dişlisi', stockCode: '08B-1-Z18', price: 380, salesUnit: 'PIECE', priceQuantity: null },
  ...{ minimumQuantity: null, priceBreaks: [], image: null, picture: null },
};
const row = {
  ...{
    id: '1',
    name: product.name,
    quantity: 4,
    note: null,
    standing: 'LISTED',
    product,
    candidates: [],
    written: null,
  },
  ...{ askedCode: null, unreadQuantity: null, suggestion: null, replaces: null },
  ...{ formerPrice: null, formerPriceQuantity: null },
};
const names = ['Lüleburgaz duruşu', 'Yedek rulman', 'Numune', null, 'Beşinci'];
const listsOf = (count: number) =>
  names.slice(0, count).map((name, place) => ({ id: `l${place}`, name, rowCount: 1, isChosen: place === 0 }));

const open = (path: string, list: object) =>
  openPage(path, {
    queries: {
      privacyNotice: () => ({ version: '1.1', text: '' }),
      quoteList: () => ({ id: 'l0', name: names[0], sendKey: 'anahtar', rows: [row], all: listsOf(3), ...list }),
    },
  });

const formOf = (name: string | RegExp) => {
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name });
  if (!form) throw new Error('No form.');
  return [form.getAttribute('action'), form.method, Object.fromEntries(new FormData(form))];
};

test('lists are tabs that work without scripts, and what is sent is said', async () => {
  await open('/teklif', {});
  const tabs = within(screen.getByRole('navigation', { name: 'Listeleriniz' }));
  expect(tabs.getByRole('button', { current: 'page' })).toHaveTextContent('Lüleburgaz duruşu 1 ürün');
  expect(formOf(/^Yedek rulman/)).toEqual(['/teklif', 'post', { intent: 'chooseList', list: 'l1' }]);
  expect(formOf('Yeni liste')).toEqual(['/teklif', 'post', { intent: 'makeList' }]);
  screen.getByText('Üç liste, en çok beş; bu tarayıcıda durur.');
  screen.getByText('“Lüleburgaz duruşu” listesindeki 1 ürün gönderilecek. Öteki listeleriniz kalır.');
  screen.getByRole('heading', { name: 'Lüleburgaz duruşu, 1 ürün' });
});

test('one list has no tab, and at five there is no new one', async () => {
  await open('/teklif', { all: listsOf(1), name: null });
  expect(screen.queryByRole('button', { current: 'page' })).toBeNull();
  screen.getByRole('button', { name: 'Yeni liste' });
  screen.getByText('1 satır gönderilecek.', { exact: false });
  await open('/teklif', { all: listsOf(5) });
  expect(screen.queryByRole('button', { name: 'Yeni liste' })).toBeNull();
  screen.getByText('Beş liste doldu.');
});

test('a list is named, and deleted after a second press, by addresses that open the forms', async () => {
  await open('/teklif', {});
  expect(screen.getByRole('link', { name: 'Adını değiştir' })).toHaveAttribute('href', '/teklif?ad=1');
  expect(screen.getByRole('link', { name: 'Listeyi sil' })).toHaveAttribute('href', '/teklif?sil=1');
  await open('/teklif?ad=1', {});
  expect(screen.getByLabelText('Listenin adı')).toHaveValue('Lüleburgaz duruşu');
  expect(formOf('Adı kaydet')).toContainEqual({ intent: 'renameList', list: 'l0', name: 'Lüleburgaz duruşu' });
  await open('/teklif?sil=1', {});
  expect(formOf('Evet, silin')).toContainEqual({ intent: 'deleteList', list: 'l0' });
});

test('the only list is emptied after a second press', async () => {
  await open('/teklif', { all: listsOf(1), name: null });
  expect(screen.getByRole('link', { name: 'Listeyi boşalt' })).toHaveAttribute('href', '/teklif?bosalt=1');
  await open('/teklif?bosalt=1', { all: listsOf(1), name: null });
  screen.getByText('Listedeki 1 satır silinsin mi?');
  expect(formOf('Evet, boşaltın')).toContainEqual({ intent: 'clear', list: 'l0' });
  await open('/teklif?bosalt=1', { all: listsOf(1), name: null, rows: [] });
  expect(screen.queryByRole('button', { name: 'Evet, boşaltın' })).toBeNull();
});

test('the share box says what goes along, until when, and ends the link', async () => {
  const share = { code: 'K7QM-3XRD-9VTA', endsAt: '2026-12-23T12:00:00.000Z', rowCount: 4 };
  await open('/teklif?paylas=1', { share });
  const box = within(screen.getByRole('region', { name: 'Listeyi paylaşın' }));
  box.getByText(
    'Bağlantıyı açan, bu 4 satırın kopyasını kendi listesine alır. Adınız, notlarınız ve iletişim bilgileriniz gitmez.',
  );
  box.getByText('www.deneme.example/liste/K7QM-3XRD-9VTA');
  box.getByText(/^23\.12\.2026 gününe kadar açılır\./);
  expect(formOf('Bağlantıyı iptal edin')).toContainEqual({ intent: 'endShare', list: 'l0' });
});

test('a repeated enquiry says what it has put on the list, and its rows say what is different', async () => {
  const repeated = { number: 'T-2026-00031', isOrder: false, rowCount: 4, replaced: 1, changed: 1, gone: 0 };
  const rows = [
    { ...row, formerPrice: 365 },
    { ...row, id: '2', replaces: 'DIN 934 M8' },
    { ...row, id: '3', standing: 'REMOVED', product: null },
  ];
  await open('/teklif?yeniden=1', { repeated, rows });
  const notice = screen.getByText('T-2026-00031 numaralı talebinizin 4 satırı listenize eklendi.').parentElement;
  expect(notice).toHaveTextContent('Bir ürünün yerine geçeni kondu, bir fiyat değişti; satırlarında yazıyor.');
  expect(formOf('Geri al')).toContainEqual({ intent: 'undoRepeat' });
  const flags = [...document.querySelectorAll('.quote-row-flag')].map(({ textContent }) => textContent);
  expect(flags).toEqual([
    'Fiyat değiştiTalebinizde 365,00 idi.',
    'Yerine geçen DIN 934 M8 üretimden kalktı.',
    'Artık satılmıyorBu ürün artık listelenmiyor.',
  ]);
  await open('/teklif', { repeated, rows });
  expect(screen.queryByText(/numaralı talebinizin/)).toBeNull();
  await open('/teklif?yeniden=1', { repeated: { ...repeated, number: 'S-2026-00042', isOrder: true }, rows });
  screen.getByText('S-2026-00042 numaralı siparişinizin 4 satırı listenize eklendi.');
});

test('a shared list shows its products, says which are gone, and is taken over by a plain form', async () => {
  const rows = [row, { ...row, id: '2', name: 'Eski Vana', standing: 'REMOVED', product: null }];
  const queries = { sharedQuoteList: () => ({ endsAt: '2026-12-23T12:00:00.000Z', rows }) };
  const { status } = await openPage('/liste/K7QM-3XRD-9VTA', { queries });
  expect(status).toBe(200);
  screen.getByRole('heading', { level: 1, name: 'Size bir liste gönderildi: 2 satır' });
  screen.getByText('1 ürün artık satılmıyor.');
  expect(document.querySelector('.sheet-sum strong')).toHaveTextContent('₺1.520,00');
  expect(formOf('Listeme ekle')).toEqual(['/teklif', 'post', { intent: 'takeShared', code: 'K7QM-3XRD-9VTA' }]);
  const another = screen.getByRole<HTMLButtonElement>('button', { name: 'Yeni liste olarak aç' });
  expect([another.name, another.value]).toEqual(['as', 'new']);
  expect(document.head.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
});

test('a dead link says so, with the status of a page that is not there', async () => {
  const { status } = await openPage('/liste/K7QM-3XRD-9VTA', { queries: { sharedQuoteList: () => null } });
  expect(status).toBe(404);
  screen.getByRole('heading', { level: 1, name: 'Bu bağlantının süresi doldu.' });
  expect(document.head.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
});
