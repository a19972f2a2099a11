import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../../testing/openPage.ts';

const kinds = [
  { kind: { id: 'imbus-cıvata', name: 'İmbus cıvata' }, count: 1064 },
  { kind: { id: 'somun', name: 'Somun' }, count: 32 },
];
const categories = [
  { id: 'ölçüm', name: 'Ölçüm Cihazları', kinds: kinds.slice(1) },
  { id: 'cıvata', name: 'Bağlantı Elemanları', kinds },
  { id: 'boş', name: 'Boş' },
];
const products = [
  ...Array.from({ length: 1240 }, (_, n) => ({ id: `c${n}`, name: 'İmbus Cıvata M8', categoryId: 'cıvata' })),
  { id: 'k', name: 'Kumpas', categoryId: 'ölçüm' },
];
type Asked = { priced?: boolean; filter?: { availability: string[] } };
const counted = ({ priced = false, filter }: Asked) => ({
  totalCount: priced ? 980 : filter?.availability[0] === 'IN_STOCK' ? 2000 : 0,
  isCountExact: priced,
});
const queries = {
  products: counted,
  productsWithDocuments: () => [
    { kind: 'DATA_SHEET', count: 1200, isExact: true },
    { kind: 'CAD_MODEL', count: 44, isExact: true },
  ],
  commonOptions: () => ({
    attribute: { id: 'standart' },
    optionCount: 92,
    options: [
      { value: 'iso-15', name: 'ISO 15', count: 2000, isExact: false },
      { value: 'din-933', name: 'DIN 933', count: 21, isExact: true },
    ],
  }),
};
const open = () => openPage('/products', { categories, products, queries });
const linksIn = (region: HTMLElement) =>
  within(region)
    .getAllByRole('link')
    .map((link) => [link.textContent, decodeURIComponent(link.getAttribute('href') ?? '')]);

test('a group leads to its largest kinds and to all of it', async () => {
  await open();
  expect(screen.getByText('1.241 ürün, 2 kategori')).toBeInTheDocument();
  const group = screen.getByRole('region', { name: 'Bağlantı Elemanları' });
  expect(within(group).getByText('1.240 ürün')).toBeInTheDocument();
  expect(linksIn(within(group).getByRole('navigation', { name: 'Türler: Bağlantı Elemanları' }))).toEqual([
    ['İmbus cıvata 1.064', '/categories/cıvata?kind=imbus-cıvata'],
    ['Somun 32', '/categories/cıvata?kind=somun'],
  ]);
  expect(within(group).getByRole('link', { name: 'Daha Fazla: Bağlantı Elemanları' })).toBeInTheDocument();
});

test('one kind is no choice', async () => {
  await open();
  const group = within(screen.getByRole('region', { name: 'Ölçüm Cihazları' }));
  expect(group.queryByRole('navigation')).toBeNull();
  expect(group.queryByRole('link', { name: /^Daha Fazla/ })).toBeNull();
});

test('the column leads to each category, to standards, to what has documents, and to what is there', async () => {
  await open();
  const column = screen.getByRole('group', { name: 'Filtreler' });
  expect(linksIn(column)).toEqual([
    ['Bağlantı Elemanları 1.240', '/products?category=cıvata'],
    ['Ölçüm Cihazları 1', '/products?category=ölçüm'],
    ['ISO 15 2.000+', '/products?f.standart=iso-15'],
    ['DIN 933 21', '/products?f.standart=din-933'],
    ['92 standardın tümü', '/products?liste=tum'],
    ['3B modeli olanlar 44', '/products?belge=model'],
    ['Stokta 2.000+', '/products?availability=in-stock'],
    ['Fiyatı olanlar 980', '/products?price=known'],
  ]);
  expect(within(column).getByRole('textbox', { name: 'Standart' })).toHaveAttribute('name', 'q');
});
