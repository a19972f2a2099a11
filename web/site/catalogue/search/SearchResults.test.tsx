import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../testing/openPage.ts';

const nodes = [{ id: '1', name: 'Iğneli Rulman', categoryId: 'rulmanlar' }];
const pageInfo = { hasNextPage: true, hasPreviousPage: false, endCursor: 'c1' };
const category = { id: 'rulmanlar', name: 'Rulmanlar' };

test.each([
  [true, '“rulman” için 1.240 ürün', 'Tüm kategoriler 1.240', 'Rulmanlar 1.240'],
  [false, '“rulman” için 1.240+ ürün', 'Tüm kategoriler', 'Rulmanlar 1.240+'],
])('the number of results says whether it is exact (%s)', async (isExact, title, all, narrowed) => {
  const found = { nodes, pageInfo, totalCount: 1240, isCountExact: isExact, didYouMean: null };
  const products = () => ({ ...found, categoryCounts: [{ category, count: 1240, isExact }] });
  await openPage('/products?q=rulman', { categories: [category], queries: { products } });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: all })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: narrowed })).toBeInTheDocument();
});
