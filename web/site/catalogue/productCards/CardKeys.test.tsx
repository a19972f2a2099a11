import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../testing/openPage.ts';

const spec = (name: string, text: string, key = true) => ({
  attribute: { id: name, name, kind: 'TEXT', options: [], version: 1 },
  group: null,
  key,
  text,
  values: [],
});
const bearing = {
  id: '17',
  name: 'Rulman 6204',
  featured: true,
  specs: [
    spec('İç çap', '20 mm'),
    spec('Kapak', '2RS', false),
    spec('Dış çap', '47 mm'),
    spec('Genişlik', '14 mm'),
    spec('Ağırlık', '0,1 kg'),
  ],
};

// Test files share the document.
const card = (name: RegExp) =>
  within(screen.getByRole('region', { name: 'Öne çıkan ürünler' })).getByRole('link', { name });

test('a card shows three values that distinguish its product, each whole on one line', async () => {
  await openPage('/', { products: [bearing] });
  expect(card(/Rulman 6204.*İç çap 20 mm.*Dış çap 47 mm.*Genişlik 14 mm/)).toBeInTheDocument();
  const values = [...document.querySelectorAll('.card-key-value')];
  expect(values.map(({ textContent }) => textContent)).toEqual(['20 mm', '47 mm', '14 mm']);
  expect(values.every((value) => value.firstElementChild?.className === 'code')).toBe(true);
});

test('names and values are as short as a third of a card is narrow, unless two names would become one', async () => {
  const specs = [
    spec('Basma yüksekliği', 'yaklaşık 95 m'),
    spec('Diş sayısı', '18'),
    spec('Diş büyüklüğü', 'yaklaşık\u00a0M8'),
  ];
  await openPage('/', { products: [{ ...bearing, specs }] });
  const shown = [...document.querySelectorAll('.card-key')].map(({ textContent }) => textContent);
  expect(shown).toEqual(['Basma ≈\u00a095 m', 'Diş sayısı 18', 'Diş büyüklüğü ≈\u00a0M8']);
});

test('a card of a product without specs has no such line', async () => {
  await openPage('/', { products: [{ ...bearing, specs: [spec('Kapak', '2RS', false)] }] });
  expect(card(/Rulman 6204/)).toBeInTheDocument();
  expect(document.querySelector('.card-keys')).toBeNull();
});
