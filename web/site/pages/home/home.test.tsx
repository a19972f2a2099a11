// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openPage } from '../../../testing/openPage.ts';

const picture = { url: '/uploads/deneme.webp', width: 400, height: 300, isAnimated: false, hasDark: false };
const product = (id: string, categoryId: string, more = {}) => ({
  id,
  categoryId,
  name: `Ürün ${id}`,
  image: `/uploads/${id}.webp`,
  picture,
  ...more,
});
const tiles = () => within(screen.getByRole('region', { name: 'Kategoriler' })).getAllByRole('listitem');
const hero = () => within(screen.getByRole('search', { name: 'Kod ya da ölçüyle ara' }));

/** Finds something for these searches only. */
const finding = (...searches: string[]) => ({
  queries: {
    products: ({ search }: Record<string, unknown>) => ({
      nodes: [],
      totalCount: typeof search === 'string' && searches.includes(search) ? 1 : 0,
    }),
  },
});

test('the search field of the hero is a form that works without scripts', async () => {
  await openPage('/');
  const field = hero().getByRole('searchbox', { name: 'Kod, ölçü ya da standart' });
  expect(field).toHaveAttribute('name', 'q');
  expect(field).toHaveAttribute('placeholder', 'Kod, ölçü ya da standart: 6204-2RS');
  expect(field).not.toHaveAttribute('autofocus');
  expect(field.closest('form')).toHaveAttribute('action', '/products');
  expect(hero().getByRole('button', { name: 'Ara' })).toHaveAttribute('type', 'submit');
});

test('examples that find nothing are left out, and their label when none is left', async () => {
  await openPage('/', finding('UCP 205', '20 x 47 x 14', 'EN 837-1'));
  const examples = () => within(screen.getByRole('group', { name: 'Örnek aramalar' })).getAllByRole('link');
  expect(examples().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['UCP 205', '/products?q=UCP%20205'],
    ['20 x 47 x 14', '/products?q=20%20x%2047%20x%2014'],
    ['EN 837-1', '/products?q=EN%20837-1'],
  ]);
  await openPage('/', finding('EN 837-1'));
  expect(examples().map(({ textContent }) => textContent)).toEqual(['EN 837-1']);
  await openPage('/', finding());
  expect(screen.queryByText('Örnek aramalar')).toBeNull();
});

test('examples that cannot be loaded leave the page whole', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const products = ({ search }: Record<string, unknown>) => {
    if (search) throw new Error('Not today.');
    return { nodes: [], totalCount: 0 };
  };
  const { status } = await openPage('/', { queries: { products } });
  expect(status).toBe(200);
  expect(hero().getByRole('searchbox')).toBeInTheDocument();
  expect(screen.queryByText('Örnek aramalar')).toBeNull();
  expect(logged).toHaveBeenCalled();
});

test('each category that holds something is a tile with its picture and count', async () => {
  await openPage('/', {
    categories: [
      { id: 'ölçüm', name: 'Ölçüm Cihazları' },
      { id: 'boş', name: 'Boş' },
      { id: 'vanalar', name: 'Vanalar' },
    ],
    products: [product('1', 'ölçüm', { featured: true }), product('2', 'ölçüm'), product('3', 'vanalar'), { id: '4' }],
  });
  expect(tiles().map((tile) => tile.textContent)).toEqual(['Ölçüm Cihazları 2 ürün', 'Vanalar 1 ürün']);
  const [measuring, valves] = tiles().map((tile) => within(tile).getByRole('link'));
  expect(measuring).toHaveAttribute('href', '/categories/%C3%B6l%C3%A7%C3%BCm');
  expect(measuring?.querySelector('img')).toHaveAttribute('src', '/uploads/2.webp');
  expect(valves?.querySelector('img')).toHaveAttribute('src', '/uploads/3.webp');
  expect(screen.getByRole('region', { name: 'Kategoriler' }).querySelectorAll('img:not([alt=""])')).toHaveLength(0);
});

test('a featured product stands on a tile when the category has no other picture', async () => {
  await openPage('/', {
    categories: [
      { id: 'a', name: 'Aydınlatma' },
      { id: 'b', name: 'Bağlantı' },
    ],
    products: [
      product('1', 'a', { image: null, picture: null }),
      product('2', 'a', { featured: true }),
      product('3', 'b', { image: null, picture: null }),
    ],
  });
  const [light, none] = tiles();
  expect(light?.querySelector('img')).toHaveAttribute('src', '/uploads/2.webp');
  expect(none?.querySelector('img')).toBeNull();
  expect(within(none ?? document.body).queryByRole('img')).toBeNull();
});

test('a catalogue without categories has no such section', async () => {
  await openPage('/', { products: [{ id: '1' }] });
  expect(screen.queryByRole('region', { name: 'Kategoriler' })).toBeNull();
});
