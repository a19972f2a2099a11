// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../testing/openPage.ts';

const product = (id: string, name: string) => ({
  id,
  name,
  price: null,
  salesUnit: null,
  priceQuantity: null,
  availability: null,
  keySpecs: [],
  image: null,
  picture: null,
  category: null,
});
const categories = [
  { id: 'rulmanlar-ve-güç-aktarım', name: 'Rulmanlar ve Güç Aktarım' },
  { id: 'ölçüm-cihazları', name: 'Ölçüm Cihazları' },
];
const shelf = (name: string) => screen.queryByRole('region', { name: `${name}: sık istenenler` });

test('each sector leads to its categories and to three of its products; one that has neither is left out', async () => {
  const sectors = () => [
    { id: 'manufacturing', products: ['1', '2', '3'].map((id) => product(id, `Şaft ${id}`)) },
    { id: 'construction', products: [] },
    { id: 'energy', products: [product('4', 'Vidalı Kompresör')] },
  ];
  await openPage('/sectors', { categories, queries: { sectors } });
  const list = within(shelf('İmalat') ?? document.body);
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/categories/rulmanlar-ve-g%C3%BC%C3%A7-aktar%C4%B1m',
    '/sectors/manufacturing',
    '/products/1',
    '/products/2',
    '/products/3',
  ]);
  expect(shelf('İnşaat')).toBeNull();
  expect(within(shelf('Enerji') ?? document.body).getByRole('link', { name: 'Bize sorun' })).toBeInTheDocument();
});
