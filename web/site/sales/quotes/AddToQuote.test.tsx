import { ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { throwError } from 'rxjs';
import { afterEach, expect, test, vi } from 'vitest';
import { createClient } from '../../../graphql/client.ts';
import { linkTo, refuse } from '../../../testing/fakeServer.ts';
import { AddToQuote } from './AddToQuote.tsx';
import { quoteAction } from './quoteAction.ts';

const product = { id: '17', salesUnit: 'PIECE', priceQuantity: null, minimumQuantity: 5, availability: null };
type Product = Parameters<typeof AddToQuote>[0]['product'];

const onQuantity = vi.fn();

const setCount = (count: number) => (document.cookie = `vitrin_teklif_sayisi=${count}; path=/`);
afterEach(() => {
  cleanup();
  document.cookie = 'vitrin_teklif_sayisi=; path=/; max-age=0';
});

/** Renders the form over a list that has `quantity` of the product; undefined: the product is not on it. */
function show(
  quantity?: number,
  changeQuoteRow?: (args: { id?: unknown; input?: unknown }) => unknown,
  adding?: (args: Record<string, unknown>) => unknown,
) {
  const list = { quantity };
  const quoteList = () => ({
    sendKey: 'anahtar',
    rows: list.quantity === undefined ? [] : [{ id: '3', quantity: list.quantity, product: { id: '17' } }],
  });
  const mutations = {
    addToQuoteList: (args: Record<string, unknown>) => {
      adding?.(args);
      list.quantity = 5;
      setCount(1);
      return { sendKey: 'anahtar' };
    },
    changeQuoteRow: (args: { id?: unknown; input?: unknown }) => {
      const answer = changeQuoteRow?.(args);
      list.quantity = (args.input as { quantity: number }).quantity;
      return answer ?? { sendKey: 'anahtar' };
    },
  };
  const asked = vi.fn(quoteList);
  const line = { isCut: false, asked: 0 };
  const connection = new ApolloLink((operation, forward) => {
    line.asked++;
    return line.isCut ? throwError(() => new TypeError('Failed to fetch')) : forward(operation);
  });
  const client = createClient({ link: connection.concat(linkTo({ queries: { quoteList: asked }, mutations })) });
  const routes = [
    { path: '/', element: <AddToQuote product={product as Product} price={null} first={5} onQuantity={onQuantity} /> },
    { path: '/teklif', action: quoteAction(client, () => Promise.resolve()), element: null },
  ];
  render(
    <ApolloProvider client={client}>
      <RouterProvider router={createMemoryRouter(routes)} />
    </ApolloProvider>,
  );
  return { asked, line, user: userEvent.setup() };
}

const quantity = () => screen.getByRole('textbox', { name: /Miktar/ });

test('a product that is added says so, with its quantity on the list', async () => {
  const { user, asked } = show();
  expect(asked).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Teklif listesine ekle' }));
  await screen.findByRole('button', { name: 'Listede 5\u00a0adet · Güncelle' });
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Teklif listesine eklendi. Listeyi aç'));
});

test('the quantity on the list is shown and can be changed, and the note stays', async () => {
  setCount(1);
  const change = vi.fn();
  const { user } = show(40, (args) => void change(args));
  await screen.findByRole('button', { name: 'Listede 40\u00a0adet · Güncelle' });
  expect(quantity()).toHaveValue('40');
  await user.clear(quantity());
  await user.type(quantity(), '60');
  await user.click(screen.getByRole('button', { name: /Listede/ }));
  await screen.findByRole('button', { name: 'Listede 60\u00a0adet · Güncelle' });
  expect(change).toHaveBeenCalledWith({ id: '3', input: { quantity: 60 } });
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Miktar güncellendi.'));
});

test('a row that another tab has removed can be added again', async () => {
  setCount(1);
  const { user, asked } = show(40, () => refuse('NOT_FOUND'));
  const button = await screen.findByRole('button', { name: /Listede/ });
  asked.mockImplementation(() => ({ sendKey: 'anahtar', rows: [], all: [] }));
  await user.click(button);
  expect(await screen.findByRole('button', { name: 'Teklif listesine ekle' })).toBeEnabled();
  await waitFor(() => expect(quantity()).toHaveValue('5'));
});

test('without a connection the known list stays', async () => {
  setCount(1);
  const { line } = show(40);
  const button = await screen.findByRole('button', { name: /Listede/ });
  line.isCut = true;
  const before = line.asked;
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(line.asked).toBe(before + 1));
  expect(button).toHaveAccessibleName('Listede 40\u00a0adet · Güncelle');
});

test.each([
  ['0', 'Miktar sıfırdan büyük olmalı.'],
  ['-5', 'Miktar sıfırdan büyük olmalı.'],
  ['99999999', 'Miktar en çok 1.000.000 olabilir.'],
  ['7,5', 'Bu ürün bölünerek satılmaz: tam sayı yazın.'],
  ['3,000', '“3,000” belli değil: 3 ya da 3.000 olabilir. Virgülsüz yazın.'],
])('%s is not added, and the page says why', async (typed, sentence) => {
  const { user, asked } = show();
  await user.clear(quantity());
  await user.type(quantity(), `${typed}{Enter}`);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(sentence));
  expect(quantity()).toBeInvalid();
  expect(screen.getByRole('status')).not.toHaveTextContent('eklendi');
  expect(asked).not.toHaveBeenCalled();
});

test('whatever the server refuses is never said to be added', async () => {
  const { user } = show(undefined, undefined, () => refuse('BAD_USER_INPUT', 'rows.0.productId'));
  await user.click(screen.getByRole('button', { name: 'Teklif listesine ekle' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Refused$/));
});

test('a quantity that Enter sends is completed like one that is left, so that price and list name the same', async () => {
  const adding = vi.fn();
  const { user } = show(undefined, undefined, adding);
  onQuantity.mockClear();
  await user.clear(quantity());
  await user.type(quantity(), '2{Enter}');
  await screen.findByRole('button', { name: 'Listede 5\u00a0adet · Güncelle' });
  expect(adding).toHaveBeenCalledWith({ rows: [expect.objectContaining({ productId: '17', quantity: 5 })] });
  expect(onQuantity).toHaveBeenCalledWith(5);
  expect(screen.getByRole('status')).toHaveTextContent('En az 5 adet satılır.');
});
