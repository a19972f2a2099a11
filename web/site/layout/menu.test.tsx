import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/openPage.ts';

// Test files share the document.
const content = {
  products: [{ id: '17', name: 'Rulman 6204', categoryId: 'ölçü' }],
  categories: [{ id: 'ölçü', name: 'Ölçü' }],
};

test.each([
  ['/', 'Ana Sayfa', 'page'],
  ['/products', 'Ürünler', 'page'],
  ['/products/17', 'Ürünler', 'true'],
  ['/categories/%C3%B6l%C3%A7%C3%BC', 'Ürünler', 'true'],
  ['/sectors/energy', 'Sektörler', 'true'],
  ['/contact', 'İletişim', 'page'],
])('on %s the menu marks %s', async (path, label, current) => {
  await openPage(path, content);
  const menu = screen.getByRole('navigation', { name: 'Ana menü' });
  const marked = [...menu.querySelectorAll('[aria-current]')];
  expect(marked.map(({ textContent }) => textContent)).toEqual([label]);
  expect(within(menu).getByRole('link', { name: label })).toHaveAttribute('aria-current', current);
});

test('an address that does not exist offers a search', async () => {
  await openPage('/yok', content);
  const search = within(screen.getByRole('main')).getByRole('search');
  expect(search).toHaveAttribute('action', '/products');
  expect(within(search).getByRole('searchbox', { name: 'Ürün ara' })).toHaveAttribute('name', 'q');
  expect(within(search).getByRole('button', { name: 'Ara' })).toHaveAttribute('type', 'submit');
});
