// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../testing/openPage.ts';

const card = () => within(screen.getByRole('group', { name: 'Sorduğunuz ürün' }));
const note = 'KDV dâhil';

test('the card of a product with a price says what the price includes, the card of another does not', async () => {
  const products = [
    { id: '1', name: 'Gres', price: 120 },
    { id: '2', name: 'Rulman' },
  ];
  await openPage('/contact?urun=1', { products });
  expect(card().getByText(note)).toBeInTheDocument();
  await openPage('/contact?urun=2', { products });
  expect(card().queryByText(note)).toBeNull();
});

test('a number in the address never breaks away from its word', async () => {
  await openPage('/contact', { settings: { address: 'İğdeli Sokak No: 10/A, Şişli' } });
  for (const place of [screen.getByRole('contentinfo'), screen.getByRole('main')])
    expect([...place.querySelectorAll('.code')].map(({ textContent }) => textContent)).toContain('No: 10/A,');
});
