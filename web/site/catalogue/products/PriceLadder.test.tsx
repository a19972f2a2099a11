import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../testing/openPage.ts';

const bearing = {
  ...{ id: '17', name: 'Rulman 6204', description: 'Tek sıralı.', price: 2850, salesUnit: 'PIECE', priceQuantity: 10 },
  priceBreaks: [
    { minimum: 30, price: 2680 },
    { minimum: 50, price: 2520 },
    { minimum: 100, price: 2350 },
  ],
};
const open = (address = '/products/17', more: object = {}) =>
  openPage(address, { products: [{ ...bearing, ...more }] });
const cells = () =>
  within(screen.getByRole('table', { name: /^Miktara göre/ }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
const box = () => document.querySelector('.price-box')?.textContent;
const present = () => screen.getByRole('table', { name: /^Miktara göre/ }).querySelector('[aria-current]')?.textContent;

test('the ladder has a row for each price, in ranges that can be ordered, and marks the present one', async () => {
  await open();
  expect(cells()).toEqual([
    ['10–20\u00a0adetSizin miktarınız', '₺2.850,00 / 10\u00a0adet', '–'],
    ['30–40\u00a0adet', '₺2.680,00 / 10\u00a0adet', '%6,0 az'],
    ['50–90\u00a0adet', '₺2.520,00 / 10\u00a0adet', '%11,6 az'],
    ['100\u00a0adet ve üzeri', '₺2.350,00 / 10\u00a0adet', '%17,5 az'],
  ]);
  expect(present()).toBe('10–20\u00a0adet');
  expect(box()).toContain('10\u00a0adet için ₺2.850,00.');
  expect(screen.queryByText(/daha:/)).toBeNull();
});

test('each range is a link, so that the address says the quantity where no script runs', async () => {
  await open('/products/17?miktar=40');
  expect(screen.getByRole('link', { name: /^100/ })).toHaveAttribute('href', '/products/17?miktar=100');
  expect(screen.getByRole('textbox', { name: /Miktar/ })).toHaveValue('40');
  expect(present()).toBe('30–40\u00a0adet');
  expect(box()).toContain('₺2.680,00 / 10\u00a0adet40\u00a0adet için ₺10.720,00.');
  expect(screen.getByText(/^10.adet daha:$/).closest('p')).toHaveTextContent(
    '10 adet daha: fiyat ₺2.520,00 / 10 adet olur.50 adet yapın',
  );
});

test.each(['0', '-5', 'çok', '9999999', ''])('the quantity %j of an address counts as none', async (miktar) => {
  await open(`/products/17?miktar=${miktar}`);
  expect(screen.getByRole('textbox', { name: /Miktar/ })).toHaveValue('10');
});

test('a product with one price has no ladder', async () => {
  await open('/products/17', { priceBreaks: [] });
  expect(screen.queryByRole('table', { name: /^Miktara göre/ })).toBeNull();
  expect(box()).not.toContain('için');
});
