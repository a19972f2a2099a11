import { expect, test } from 'vitest';
import { openQuoteList, product, row } from '../../../testing/quoteList.ts';

test('a row has the price of its quantity by the ladder, and says how few more lead to the next one', async () => {
  const bolts = { ...product, price: 4.5, priceQuantity: null };
  const priceBreaks = [
    { minimum: 50, price: 4.35 },
    { minimum: 100, price: 4.2 },
  ];
  await openQuoteList([
    { ...row, quantity: 95, product: { ...bolts, priceBreaks } },
    { ...row, id: '2', quantity: 100, product: { ...bolts, id: '18', priceBreaks } },
    { ...row, id: '3', quantity: 10, product: { ...bolts, id: '19', priceBreaks } },
  ]);
  const prices = [...document.querySelectorAll('.quote-row-head')].map((head) => head.lastElementChild?.textContent);
  expect(prices).toEqual(['₺4,35 / adet5\u00a0adet daha: ₺4,20 / adet', '₺4,20 / adet', '₺4,50 / adet']);
  // 95 x 4,35 + 100 x 4,20 + 10 x 4,50
  expect(document.querySelector('.quote-total strong')).toHaveTextContent('₺878,25');
});

test('a row below the fewest that are sold counts as those, and whole packs have nothing to say', async () => {
  const valve = { ...product, priceQuantity: null, minimumQuantity: 5 };
  await openQuoteList([
    { ...row, quantity: 2, product: valve },
    { ...row, id: '2', quantity: 300, product: { ...product, id: '18' } },
    { ...row, id: '3', quantity: null, product: { ...valve, id: '19' } },
    { ...row, id: '4', quantity: 2.5, product: { ...valve, id: '20', salesUnit: 'METRE', minimumQuantity: null } },
    { ...row, id: '5', quantity: 2, product: { ...valve, id: '21', price: null } },
  ]);
  const said = [...document.querySelectorAll('.quote-row-head')].map((head) => head.lastElementChild?.textContent);
  expect(said).toEqual([
    'En az 5\u00a0adet satılır, ₺600,00.',
    '₺120,00 / 100\u00a0adet',
    '₺120,00 / adet',
    '₺120,00 / m',
    'En az 5\u00a0adet satılır.',
  ]);
  // 5 x 120 + 3 x 120 + 2,5 x 120
  expect(document.querySelector('.quote-total strong')).toHaveTextContent('₺1.260,00');
});
