import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { openPage } from '../../../testing/openPage.ts';
import { addedValue, readAdded, QuickAdd } from './QuickAdd.tsx';
import type { QuoteReply } from '../kept/quoteReply.ts';

afterEach(cleanup);

const bolts = { id: '7', salesUnit: 'PIECE', priceQuantity: 100, minimumQuantity: 150 } as const;
const sent = { intent: 'add', added: '7 200' };

test.each([
  ['', sent],
  ['?gorunum=tablo', { intent: 'add', product: '7', quantity: '200' }],
])('a product of a list is added without scripts: %s', async (view, fields) => {
  const products = [{ ...bolts, name: 'Altıköşe Cıvata', categoryId: 'civata' }];
  await openPage(`/categories/civata${view}`, { products, categories: [{ id: 'civata', name: 'Cıvatalar' }] });
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Ekle: Altıköşe Cıvata' });
  const { form } = button;
  if (!form) throw new Error('No form.');
  expect([form.getAttribute('action'), form.method]).toEqual(['/teklif', 'post']);
  expect(Object.fromEntries(new FormData(form, button))).toEqual(fields);
});

test('products in other places have no such form', async () => {
  const products = [{ ...bolts, name: 'Altıköşe Cıvata', featured: true }];
  await openPage('/', { products });
  expect(within(screen.getByRole('main')).queryByRole('button', { name: /Ekle/ })).toBeNull();
});

test('the value of a button names the product, the quantity and the code that was asked for', () => {
  const value = addedValue({ product: '7', quantity: 200, asked: 'FAG 6204 2RS' });
  expect(value).toBe('7 200 FAG 6204 2RS');
  expect(readAdded(value)).toEqual({ product: '7', quantity: '200', text: 'FAG 6204 2RS' });
  expect(readAdded('7 1')).toEqual({ product: '7', quantity: '1', text: '' });
});

function show(reply: Partial<QuoteReply>) {
  const asked: Record<string, unknown>[] = [];
  const routes = [
    { path: '/', element: <QuickAdd product={bolts} label="DIN 933" /> },
    {
      path: '/teklif',
      action: async ({ request }: { request: Request }) => {
        asked.push(Object.fromEntries(await request.formData()));
        return { intent: 'add', errors: {}, values: {}, ...reply };
      },
    },
  ];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  return asked;
}

test('the smallest quantity is added; the page stays, and so does the focus', async () => {
  const asked = show({});
  await userEvent.setup().click(screen.getByRole('button', { name: 'Ekle: DIN 933' }));
  const link = await screen.findByRole('link', { name: 'Listede: DIN 933' });
  expect(link).toHaveAttribute('href', '/teklif');
  await waitFor(() => expect(link).toHaveFocus());
  expect(screen.getByRole('status')).toHaveTextContent('200 adet teklif listesine eklendi.');
  expect(asked).toEqual([sent]);
});

test('a product that cannot be added says so, and can be tried again', async () => {
  show({ errors: { rows: 'En çok 60 satır.' } });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Ekle: DIN 933' }));
  expect(await screen.findByText('En çok 60 satır.')).toHaveAttribute('role', 'status');
  expect(screen.getByRole('button', { name: 'Ekle: DIN 933' })).toBeEnabled();
});
