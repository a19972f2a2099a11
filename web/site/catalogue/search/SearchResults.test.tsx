import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../testing/openPage.ts';

const nodes = [
  { id: '1', name: 'İğneli Rulman', categoryId: 'rulmanlar', price: 285 },
  { id: '2', name: 'Çelik Bilya', categoryId: 'rulmanlar', price: 12 },
  { id: '3', name: 'Rulman Yatağı', categoryId: 'rulmanlar', price: 645 },
  { id: '4', name: 'Rulman Çektirmesi', categoryId: 'aletler', price: 540 },
];
const pageInfo = { hasNextPage: false, hasPreviousPage: false, endCursor: null };
const categories = [
  { id: 'rulmanlar', name: 'Rulmanlar' },
  { id: 'aletler', name: 'El Aletleri' },
];
const facets = {
  total: 4,
  kinds: [],
  specs: [],
  price: { count: 4, low: 12, high: 645, histogram: [1, 1] },
  availability: [],
};
const whole = { totalCount: 1240, isCountExact: true, didYouMean: null, facets, categoryCounts: [] };
const search = (found: object, query = '') => {
  const products = () => ({ ...whole, nodes, pageInfo, ...found });
  return openPage(`/products?q=rulman${query}`, { categories, queries: { products } });
};
const counts = (isExact: boolean) => categories.map((category) => ({ category, count: 620, isExact }));

test.each([
  [true, '“rulman” için 1.240 ürün', 'Tüm kategoriler 1.240', 'Rulmanlar 620'],
  [false, '“rulman” için 1.240+ ürün', 'Tüm kategoriler', 'Rulmanlar 620+'],
])('the number of results says whether it is exact (%s)', async (isExact, title, all, narrowed) => {
  await search({ isCountExact: isExact, categoryCounts: counts(isExact) });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: all })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: narrowed })).toBeInTheDocument();
});

test('nothing is offered twice, and nothing that leaves no choice', async () => {
  await search({ categoryCounts: counts(true).slice(0, 1) });
  expect(screen.queryByRole('navigation', { name: 'Kategoriye göre süz' })).toBeNull();
  expect(document.querySelector('.list-summary')).toBeNull();
  const filters = screen.getByRole('region', { name: 'Filtreler' });
  expect(within(filters).getByRole('checkbox', { name: 'Fiyatı olanlar 4 ürün' })).toBeInTheDocument();
  const tools = screen.getByRole('form', { name: 'Listeyi düzenle' });
  expect(within(tools).getAllByRole('combobox')).toEqual([screen.getByRole('combobox', { name: 'Sırala' })]);
  expect(within(tools).getByRole('combobox')).toHaveDisplayValue('En uygun');
});

test('a search without filters is narrowed by price above the list, and a chosen category can be left', async () => {
  await search({ facets: null, categoryCounts: counts(true).slice(0, 1) }, '&category=rulmanlar');
  expect(screen.getByRole('combobox', { name: 'Fiyat' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Tüm kategoriler/ })).toBeInTheDocument();
});

test.each([
  ['', 3, false],
  ['', 4, true],
  ['&price=known', 1, true],
])('so few products that they are seen at a glance have no tools: %s %i', async (query, count, hasTools) => {
  await search({ nodes: nodes.slice(0, count), totalCount: count }, query);
  expect(document.querySelectorAll('.product-card')).toHaveLength(count);
  for (const tools of [screen.queryByRole('combobox'), screen.queryByRole('region', { name: 'Filtreler' })])
    expect(tools !== null).toBe(hasTools);
  expect(screen.queryByText('Aradığınız parça burada yok mu?') === null).toBe(hasTools);
});
