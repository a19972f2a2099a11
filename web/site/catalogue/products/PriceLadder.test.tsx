import { screen } from '@testing-library/react';
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
const steps = () => screen.getByRole('list', { name: /^Miktara göre/ });
const cells = () => [...steps().querySelectorAll('a')].map(({ textContent }) => textContent);
const box = () => document.querySelector('.price-box')?.textContent;
const present = () => steps().querySelector('[aria-current]')?.textContent;

test('the ladder has a step for each price, in ranges that can be ordered, and marks the present one', async () => {
  await open();
  expect(cells()).toEqual([
    '10–20\u00a0adet ₺2.850,00 / 10\u00a0adet Sizin miktarınız',
    '30–40\u00a0adet ₺2.680,00 / 10\u00a0adet %6 daha ucuz',
    '50–90\u00a0adet ₺2.520,00 / 10\u00a0adet %11,6 daha ucuz',
    '100+\u00a0adet ₺2.350,00 / 10\u00a0adet %17,5 daha ucuz',
  ]);
  expect(present()).toMatch(/^10–20.adet/);
  // The sum of what the price is for would say the price once more.
  expect(box()).not.toContain('için');
  expect(screen.queryByText(/daha:/)).toBeNull();
});

test('each range is a link, so that the address says the quantity where no script runs', async () => {
  await open('/products/17?miktar=40');
  expect(screen.getByRole('link', { name: /^100/ })).toHaveAttribute('href', '/products/17?miktar=100');
  expect(screen.getByRole('textbox', { name: /Miktar/ })).toHaveValue('40');
  expect(present()).toMatch(/^30–40.adet/);
  expect(box()).toContain('₺2.680,00 / 10\u00a0adet');
  expect(box()).toContain('40\u00a0adet için ₺10.720,00.');
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
  expect(screen.queryByRole('list', { name: /^Miktara göre/ })).toBeNull();
  expect(box()).not.toContain('için');
});
