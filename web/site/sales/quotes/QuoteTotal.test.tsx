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
  const cells = (name: string) =>
    [...document.querySelectorAll(`td.${name}`)].map(({ textContent }) => textContent).slice(0, 3);
  expect(cells('line-price')).toEqual(['4,35', '4,20', '4,50']);
  expect(cells('line-amount')).toEqual(['413,25', '420,00', '45,00']);
  expect([...document.querySelectorAll('.line-side')].map(({ textContent }) => textContent)).toEqual([
    '5\u00a0adet daha: 4,20',
    '',
    '',
  ]);
  // 95 x 4,35 + 100 x 4,20 + 10 x 4,50
  expect(document.querySelector('.sheet-sum strong')).toHaveTextContent('₺878,25');
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
  const said = [...document.querySelectorAll('.line-side')].map(({ textContent }) => textContent);
  expect(said).toEqual([
    'En az 5\u00a0adet satılır',
    '',
    '',
    '',
    'En az 5\u00a0adet satılırFiyat için iletişime geçin',
  ]);
  const amounts = [...document.querySelectorAll('.quote-row .line-amount')].map(({ textContent }) => textContent);
  expect(amounts).toEqual(['600,00', '360,00', '', '300,00', '']);
  // 5 x 120 + 3 x 120 + 2,5 x 120
  expect(document.querySelector('.sheet-sum strong')).toHaveTextContent('₺1.260,00');
});
