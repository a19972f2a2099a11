import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../testing/openPage.ts';

const of = (id: string, name: string, more = {}) => ({ id, name, description: 'x', price: 12, ...more });

test('the page shows what is bought with the product, each with a form that needs no script', async () => {
  const nut = of('18', 'Somun DIN 934 M8', { minimumQuantity: 100 });
  await openPage('/products/17', { products: [of('17', 'Cıvata', { boughtTogether: [nut] }), nut] });
  const section = screen.getByRole('region', { name: 'Birlikte alınanlar' });
  expect(within(section).getByRole('link', { name: /Somun/ })).toHaveAttribute('href', '/products/18');
  const button = within(section).getByRole<HTMLButtonElement>('button', { name: /Somun DIN 934 M8/ });
  const sent = Object.fromEntries(new FormData(button.form ?? undefined, button));
  expect(sent).toEqual({ intent: 'add', added: '18 100' });
});

test('without pairs there is no section', async () => {
  await openPage('/products/17', { products: [of('17', 'Cıvata')] });
  expect(screen.queryByRole('region', { name: 'Birlikte alınanlar' })).toBeNull();
});
