import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from '../../../entry.server.tsx';
import { linkTo } from '../../../testing/fakeServer.ts';
import { openLive } from '../../../testing/openLive.tsx';

afterEach(cleanup);

const product = (id: string, name: string) => ({
  ...{ id, name, stockCode: name, price: 8.9, salesUnit: 'PIECE', priceQuantity: 50, minimumQuantity: null },
  ...{ priceBreaks: [], image: null, picture: null, category: { id: 'civata', name: 'İmbus Cıvata' } },
});
const bolts = ['DIN 912 M10x30', 'DIN 912 M10x40'].map((name, place) => product(String(place + 1), name));
const bearing = product('9', 'Rulman 6204-2RS');
const row = {
  ...{ id: '1', name: bearing.name, quantity: 12, note: null, standing: 'LISTED', product: bearing, candidates: [] },
  ...{ written: null, askedCode: null, unreadQuantity: null, suggestion: null },
};
const unknown = { product: null, matchedBy: null, candidates: [], meant: null };
const skf = { maker: 'SKF', code: '6205-2RSH', relation: 'FORM_FIT_FUNCTION' };
const matches: Record<string, object> = {
  'DIN 912 M10': { ...unknown, candidates: bolts },
  '6204-2rs': { ...unknown, product: bearing },
  'SKF 6205-2RSH': { ...unknown, product: product('5', 'Rulman 6205-2RS'), matchedBy: skf },
  '6240': { ...unknown, meant: '6204', candidates: [bearing] },
};

function content() {
  const added: unknown[] = [];
  const asked: string[] = [];
  const queries = {
    privacyNotice: () => ({ version: '1.1', text: '' }),
    quoteList: () => ({ sendKey: 'anahtar-anahtar-anahtar', rows: [row], all: [] }),
    quoteMatch({ text }: Record<string, unknown>) {
      asked.push(String(text));
      return matches[String(text)] ?? unknown;
    },
  };
  const addToQuoteList = ({ rows }: Record<string, unknown>) => {
    added.push(...(rows as unknown[]));
    return { sendKey: 'anahtar-anahtar-anahtar', rows: [row] };
  };
  const pasted: string[] = [];
  const pasteIntoQuoteList = ({ text }: Record<string, unknown>) => {
    pasted.push(String(text));
    const isGreeting = String(text).startsWith('Merhaba');
    return { found: 0, open: isGreeting ? 0 : 1, unread: 0, leftOut: isGreeting ? [String(text)] : [] };
  };
  return { added, asked, pasted, link: linkTo({ queries, mutations: { addToQuoteList, pasteIntoQuoteList } }) };
}

async function open() {
  // The page subscribes to changes, which nothing here sends.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { link, ...known } = content();
  openLive('/teklif', link);
  const code = await screen.findByRole('combobox', { name: 'Kod, yeni satır' });
  const quantity = screen.getByRole('textbox', { name: 'Miktar, yeni satır' });
  const said = () => document.querySelector('.last-row-said');
  return { ...known, user: userEvent.setup(), code, quantity, said };
}

test('a typed code says what it means, and Enter adds it and goes on with the next row', async () => {
  const { user, code, quantity, said, added } = await open();
  await user.type(code, '6204-2rs');
  await user.type(quantity, '40');
  await waitFor(() => expect(said()).toHaveTextContent('Listede var; 40 adet daha eklenir'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(code).toHaveValue(''));
  expect(quantity).toHaveValue('');
  expect(code).toHaveFocus();
  expect(said()).toHaveTextContent('1 satır listeye eklendi.');
  expect(added).toEqual([{ productId: '9', text: '6204-2rs', quantity: 40 }]);
  await user.type(code, 'SKF 6205-2RSH{Enter}');
  expect(quantity).toHaveFocus();
  await waitFor(() => expect(said()).toHaveTextContent('SKF 6205-2RSH yerine; ölçüsü ve işlevi aynı'));
});

test('a letter is not a question: a code is looked up once, after a pause', async () => {
  const { user, code, said, asked } = await open();
  await user.type(code, '6204-2rs');
  await waitFor(() => expect(said()).toHaveTextContent('Listede var'));
  expect(asked).toEqual(['6204-2rs']);
});

test('arrows go through several products, Enter takes one, and Escape closes them; the code stays as typed', async () => {
  const { user, code, quantity, said, added } = await open();
  await user.type(code, 'DIN 912 M10');
  const list = await screen.findByRole('listbox');
  expect(within(list).getAllByRole('option')).toHaveLength(2);
  expect(code).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  const active = code.getAttribute('aria-activedescendant') ?? '';
  expect(document.getElementById(active)).toHaveTextContent('DIN 912 M10x40');
  await user.keyboard('{Enter}');
  expect(quantity).toHaveFocus();
  expect(said()).toHaveTextContent('DIN 912 M10x40');
  expect(code).toHaveValue('DIN 912 M10');
  await user.keyboard('250{Enter}');
  await waitFor(() => expect(added).toEqual([{ productId: '2', text: 'DIN 912 M10', quantity: 250 }]));
});

test('words that name no product become a row that asks, also where a list would leave them out', async () => {
  const { user, code, quantity, said, added, pasted } = await open();
  await user.type(code, 'ĞÜŞ-İ ı');
  await user.type(quantity, '1,5');
  await waitFor(() => expect(said()).toHaveTextContent('Bu kod katalogda yok; satırında sorulur.'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(code).toHaveValue(''));
  expect([pasted, added]).toEqual([['ĞÜŞ-İ ı\t1,5'], []]);
  await user.type(code, 'Merhaba');
  await user.type(quantity, '2{Enter}');
  await waitFor(() => expect(added).toEqual([{ text: 'Merhaba', quantity: 2 }]));
});

test('a mistyped code says what was probably meant', async () => {
  const { user, code, said } = await open();
  await user.type(code, '6240');
  await waitFor(() => expect(said()).toHaveTextContent('6204 mü demek istediniz?'));
});

test('a row whose quantity is no number is not added, says so, and stays as typed', async () => {
  const { user, code, quantity, said, added } = await open();
  await user.type(code, '6204-2rs');
  await user.type(quantity, 'kırk{Enter}');
  await waitFor(() => expect(said()).toHaveTextContent('Miktarı sayıyla yazın.'));
  expect([code, quantity].map((field) => (field as HTMLInputElement).value)).toEqual(['6204-2rs', 'kırk']);
  expect(added).toEqual([]);
});

test('lines that are pasted into the code become rows at once, one alone stays in the field', async () => {
  const { user, code, pasted } = await open();
  await user.click(code);
  await user.paste('6204-2RS\t40\n08B-1\t25 m\n');
  await waitFor(() => expect(pasted).toEqual(['6204-2RS\t40\n08B-1\t25 m\n']));
  expect(code).toHaveValue('');
  await user.paste('6204-2RS');
  expect(code).toHaveValue('6204-2RS');
  expect(pasted).toHaveLength(1);
});

test('without scripts a faulty quantity comes back with what was typed', async () => {
  const { link, added } = content();
  const body = new URLSearchParams({ intent: 'quick', code: '6204-2rs', quantity: 'kırk' });
  const request = new Request('https://www.deneme.example/teklif', { method: 'POST', body });
  const { status, html } = await render(request, link);
  document.body.innerHTML = html;
  expect([status, added]).toEqual([422, []]);
  expect(screen.getByRole('combobox', { name: 'Kod, yeni satır' })).toHaveValue('6204-2rs');
  expect(screen.getByRole('textbox', { name: 'Miktar, yeni satır' })).toHaveValue('kırk');
  expect(document.querySelector('.last-row-said')).toHaveTextContent('Miktarı sayıyla yazın.');
});
