// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../testing/openPage.ts';

const product = {
  id: '1',
  name: 'Vidalı Kompresör',
  price: null,
  salesUnit: null,
  priceQuantity: null,
  availability: null,
  keySpecs: [],
  image: null,
  picture: null,
  category: null,
};
const section = () => screen.queryByRole('region', { name: 'Bu sektörde sık istenenler' });

test('a sector lists its most requested products after its own texts and before the link to the contact page', async () => {
  const asked: unknown[] = [];
  const sector = ({ id }: Record<string, unknown>) => {
    asked.push(id);
    return { id, products: [product] };
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
