import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../testing/openPage.ts';

const content = {
  categories: [
    { id: 'ölçüm', name: 'Ölçüm' },
    { id: 'boş', name: 'Boş' },
  ],
  products: [{ id: '1', name: 'Manometre', description: 'Gliserin dolu.', categoryId: 'ölçüm' }],
};

test('a category links to a file with its prices', async () => {
  await openPage(`/categories/${encodeURIComponent('ölçüm')}`, content);
  const link = screen.getByRole('link', { name: 'Fiyat listesi (PDF)' });
  expect(link.getAttribute('href')).toBe(`/categories/${encodeURIComponent('ölçüm')}/fiyat-listesi.pdf`);
});

test('a card has name, description and price, also where values stand on it', async () => {
  const diameter = {
    attribute: { id: 'çap', name: 'Çap', kind: 'TEXT', options: [], version: 1 },
    group: null,
    key: true,
    text: '100 mm',
    values: [],
  };
  await openPage('/categories/ölçüm', content);
  expect(screen.getByRole('link', { name: /Manometre/ })).toHaveTextContent('Gliserin dolu.');
  await openPage('/categories/ölçüm', {
    ...content,
    products: content.products.map((product) => ({ ...product, specs: [diameter] })),
  });
  const card = screen.getByRole('link', { name: /Manometre/ });
  expect(card).toHaveTextContent(/Manometre.*Gliserin dolu\..*Çap 100 mm.*Fiyat için iletişime geçin/);
});

test('a category without products has no price list', async () => {
  await openPage(`/categories/${encodeURIComponent('boş')}`, content);
  expect(screen.queryByRole('link', { name: 'Fiyat listesi (PDF)' })).toBeNull();
});

const pageInfo = { hasNextPage: false, hasPreviousPage: false, endCursor: null };
const bolts = { id: 'cıvata', name: 'Cıvata', section: null, attributes: [] };
const nuts = { id: 'somun', name: 'Somun', section: null, attributes: [] };
const facetsOf = (...kinds: object[]) => ({
  total: 2 * kinds.length,
  kinds: kinds.map((kind) => ({ kind, count: 2, product: null })),
  kind: kinds.length === 1 ? kinds[0] : null,
  specs: [],
  price: null,
  matrix: null,
});

test.each([
  ['one kind', 'SIZE', [bolts], '', ['Ölçüye göre', 'Ada göre', 'Fiyat artan', 'Fiyat azalan', 'En yeni']],
  [
    'one kind, the newest first',
    'SIZE',
    [bolts],
    '?order=newest',
    ['Ölçüye göre', 'Ada göre', 'Fiyat artan', 'Fiyat azalan', 'En yeni'],
  ],
  [
    'kinds, each by size',
    'NEWEST',
    [bolts, nuts],
    '',
    ['Ölçüye göre', 'Ada göre', 'Fiyat artan', 'Fiyat azalan', 'En yeni'],
  ],
  ['no kind', 'NEWEST', [], '', ['En yeni', 'Ada göre', 'Fiyat artan', 'Fiyat azalan']],
])('a list of %s offers its orders, the usual one first', async (_, usualOrder, kinds, query, labels) => {
  const asked: unknown[] = [];
  const nodes = ['M8', 'M20'].map((name, at) => ({ id: String(at), name, description: '', categoryId: 'ölçüm' }));
  await openPage(`/categories/${encodeURIComponent('ölçüm')}${query}`, {
    ...content,
    products: nodes,
    queries: {
      products(args: Record<string, unknown>) {
        asked.push(args.orderBy);
        return { nodes, pageInfo, totalCount: 2, usualOrder, facets: facetsOf(...kinds) };
      },
    },
  });
  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sırala' });
  expect([...choice.options].map(({ text }) => text)).toEqual(labels);
  expect(choice).toHaveDisplayValue(query ? 'En yeni' : (labels[0] ?? ''));
  expect(asked).toEqual([query ? 'NEWEST' : null]);
});
