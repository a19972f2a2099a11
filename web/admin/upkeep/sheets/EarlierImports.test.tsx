// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { EarlierImports } from './EarlierImports.tsx';

const value = { productId: '1', name: 'İğneli Vana', code: 'V-1', label: 'Price', former: '10,00', now: '12,00' };
const imported = {
  id: 'i',
  fileName: 'fiyatlar.xlsx',
  admin: 'ece@firma.com.tr',
  createdAt: '2026-11-02T06:12:00.000Z',
  added: 1,
  changed: 12,
  undoToken: null,
  pictures: { waiting: 3, done: 12, left: 1, reasons: [{ address: 'https://x.example/a.jpg', why: 'It ended.' }] },
  kept: [
    value,
    { ...value, productId: '2', name: 'Kasnak', code: null, former: null, now: '7,00' },
    { ...value, productId: null, name: 'Şalter', code: null, label: 'Deleted since', former: null, now: null },
  ],
};

test('an undone import lists each value that stayed, with its product and both values', async () => {
  const { user } = renderAdmin(<EarlierImports />, { queries: { productImports: () => [imported] } });
  await user.click(await screen.findByRole('button', { name: '3 values left as changed since' }));
  const rows = within(screen.getByRole('list', { name: 'Left as they are' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'İğneli VanaPriceBefore the import 10,00, now 12,00',
    'KasnakPriceAdded by the import, now 7,00',
    'ŞalterDeleted since',
  ]);
  expect(screen.getByTitle('https://x.example/a.jpg: It ended.')).toHaveTextContent(
    'Pictures: 12 fetched, 3 waiting, 1 left',
  );
  expect(screen.getByRole('link', { name: 'İğneli Vana' })).toHaveAttribute('href', '/admin/products?q=V-1');
});
