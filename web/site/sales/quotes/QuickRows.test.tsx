import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from '../../../entry.server.tsx';
import { linkTo } from '../../../testing/fakeServer.ts';
import { createClient } from '../../../graphql/client.ts';
import { openLive } from '../../../testing/openLive.tsx';
import { addQuickly } from './quickLines.ts';

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
  return { added, asked, link: linkTo({ queries, mutations: { addToQuoteList } }) };
}

async function open() {
  // The page subscribes to changes, which nothing here sends.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { link, ...known } = content();
  openLive('/teklif', link);
  const codes = await screen.findAllByRole('combobox', { name: /^Kod, / });
  const line = (place: number) => {
    const group = within(screen.getByRole('group', { name: `${place}. satır` }));
    return { ...group, code: group.getByLabelText(/^Kod/), quantity: group.getByLabelText(/^Miktar/) };
  };
  return { ...known, user: userEvent.setup(), line, codes };
}

test('each code shows what it means, and the button counts the rows that are found', async () => {
  const { user, line } = await open();
  await user.type(line(1).code, '6204-2rs');
  await user.type(line(1).quantity, '40');
  await line(1).findByText('Listede var; 40 adet daha eklenir');
  await user.type(line(2).code, 'SKF 6205-2RSH');
  await waitFor(() =>
    expect(line(2).getByRole('status')).toHaveTextContent('SKF 6205-2RSH yerine; ölçüsü ve işlevi aynı'),
  );
  await user.type(line(3).code, '6240');
  await line(3).findByText('Bu kod katalogda yok.');
  expect(line(3).getByRole('status')).toHaveTextContent('6204 mü demek istediniz?');
  screen.getByRole('button', { name: '2 satırı listeye ekle' });
});

test('a letter is not a question: a code is looked up once, after a pause', async () => {
  const { user, line, asked } = await open();
  await user.type(line(1).code, '6204-2rs');
  await line(1).findByText('Listede var');
  expect(asked).toEqual(['6204-2rs']);
});

test('arrows go through several products, Enter takes one, and Escape closes them; the code stays as typed', async () => {
  const { user, line, added } = await open();
  await user.type(line(1).code, 'DIN 912 M10');
  const list = await line(1).findByRole('listbox');
  expect(within(list).getAllByRole('option')).toHaveLength(2);
  expect(line(1).code).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Escape}');
  expect(line(1).queryByRole('listbox')).toBeNull();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  const active = line(1).code.getAttribute('aria-activedescendant') ?? '';
  expect(document.getElementById(active)).toHaveTextContent('DIN 912 M10x40');
  await user.keyboard('{Enter}');
  expect(line(1).quantity).toHaveFocus();
  expect(line(1).getByRole('status')).toHaveTextContent('DIN 912 M10x40');
  expect(line(1).code).toHaveValue('DIN 912 M10');
  await user.keyboard('250');
  await user.click(screen.getByRole('button', { name: '1 satırı listeye ekle' }));
  await waitFor(() => expect(added).toEqual([{ productId: '2', text: 'DIN 912 M10', quantity: 250 }]));
});

test('Enter goes from code to quantity and on to the next row, and makes a sixth one', async () => {
  const { user, line, codes } = await open();
  expect(codes).toHaveLength(5);
  await user.click(line(5).code);
  await user.keyboard('X{Enter}');
  expect(line(5).quantity).toHaveFocus();
  await user.keyboard('7{Enter}');
  expect(line(6).code).toHaveFocus();
});

test('found rows are added and their fields emptied; the others stay as typed, and can go as notes', async () => {
  const { user, line, added } = await open();
  await user.type(line(1).code, '6204-2rs');
  await user.type(line(1).quantity, '40');
  await user.type(line(2).code, 'ĞÜŞ-İ ı');
  await user.type(line(2).quantity, '1,5');
  await line(2).findByText('Bu kod katalogda yok.');
  await user.click(await screen.findByRole('button', { name: '1 satırı listeye ekle' }));
  await waitFor(() => expect(line(1).code).toHaveValue(''));
  expect([line(2).code, line(2).quantity].map((field) => (field as HTMLInputElement).value)).toEqual([
    'ĞÜŞ-İ ı',
    '1,5',
  ]);
  await user.click(line(2).getByRole('button', { name: 'Not olarak ekle' }));
  await waitFor(() => expect(line(2).code).toHaveValue(''));
  expect(added).toEqual([
    { productId: '9', text: '6204-2rs', quantity: 40 },
    { text: 'ĞÜŞ-İ ı', quantity: 1.5 },
  ]);
});

test('a row whose quantity is no number is not added, and says so', async () => {
  const { user, line, added } = await open();
  await user.type(line(1).code, '6204-2rs');
  await user.type(line(1).quantity, 'kırk');
  await line(1).findByText('Miktarı sayıyla yazın.');
  await user.click(screen.getByRole('button', { name: /listeye ekle$/i }));
  expect(line(1).quantity).toHaveValue('kırk');
  expect(added).toEqual([]);
});

test('without scripts the page that follows keeps what was not found, with the same results', async () => {
  const { link, added } = content();
  const client = createClient({ link });
  const send = async (values: Record<string, string>) => (await addQuickly(client, values)).to;
  const to = await send({
    kod1: '6204-2rs',
    miktar1: '40',
    kod2: '6240',
    miktar2: '10',
    kod4: 'DIN 912 M10',
    miktar4: '250',
  });
  expect(added).toEqual([{ productId: '9', text: '6204-2rs', quantity: 40 }]);
  expect(to).toBe('/teklif?eklendi=1&kod1=6240&miktar1=10&kod2=DIN+912+M10&miktar2=250#hizli');
  document.body.innerHTML = (await render(new Request(`https://www.deneme.example${to}`), link)).html;
  const line = (place: number) => within(screen.getByRole('group', { name: `${place}. satır` }));
  expect(line(1).getByLabelText(/^Kod/)).toHaveValue('6240');
  expect(line(1).getByLabelText(/^Miktar/)).toHaveValue('10');
  expect(line(1).getByRole('status')).toHaveTextContent('Bu kod katalogda yok.6204 mü demek istediniz?');
  screen.getByText('1 satır listeye eklendi.');
  const chosen = line(2).getByRole<HTMLButtonElement>('button', { name: 'DIN 912 M10x40' });
  await send({ kod2: 'DIN 912 M10', miktar2: '250', press: chosen.value });
  expect(added.at(-1)).toEqual({ productId: '2', text: 'DIN 912 M10', quantity: 250 });
  const corrected = line(1).getByRole<HTMLButtonElement>('button', { name: '6204' });
  expect(await send({ kod1: '6240', miktar1: '10', press: corrected.value })).toBe(
    '/teklif?kod1=6204&miktar1=10#hizli',
  );
});
