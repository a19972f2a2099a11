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

const section = () => screen.queryByRole('region', { name: 'Bu sektörde sık istenenler' });

test('a sector lists its most requested products after its own texts and before the link to the contact page', async () => {
  const asked: unknown[] = [];
  const sector = ({ id }: Record<string, unknown>) => {
    asked.push(id);
    return { id, products: [product('1', 'Vidalı Kompresör')] };
  };
  const { status } = await openPage('/sectors/energy', { queries: { sector } });
  expect([status, asked]).toEqual([200, ['energy']]);
  const list = within(section() ?? document.body);
  expect(list.getByRole('link', { name: /Vidalı Kompresör/ })).toHaveAttribute('href', '/products/1');
  expect(list.getByRole('link', { name: 'Tüm ürünler' })).toHaveAttribute('href', '/products');
  const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(headings.slice(0, 5)).toEqual([
    'Neler yapıyoruz',
    'Faydalar',
    'Uygulamalar',
    'Bu sektörde sık istenenler',
    'Aradığınız parçayı birlikte bulalım',
  ]);
});

test('a sector without products has no such section', async () => {
  await openPage('/sectors/energy', { queries: { sector: ({ id }) => ({ id, products: [] }) } });
  expect(section()).toBeNull();
  expect(screen.getByRole('heading', { name: 'Enerji', level: 1 })).toBeInTheDocument();
});
