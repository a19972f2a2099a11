// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { SectorList } from './SectorList.tsx';

const valve = { id: '1', name: 'Sürgülü Vana' };
const pump = { id: '2', name: 'Dalgıç Pompa' };
const more = { price: null, image: null, picture: null, category: null };

function open(chosenProducts: object[]) {
  const sent = vi.fn();
  const sector = {
    id: 'energy',
    name: 'Enerji',
    chosenProducts,
    products: chosenProducts,
    status: 'DRAFT',
    version: 2,
  };
  const page = renderAdmin(<SectorList />, {
    products: [valve, pump].map((product) => ({ ...more, ...product })),
    queries: { sectors: () => [sector], sector: () => sector },
    mutations: {
      updateSector: (args) => {
        sent(args);
        return { ...sector, version: 3 };
      },
    },
  });
  return { ...page, sent };
}

test('products of a sector are added, ordered and removed', async () => {
  const { user, sent } = open([valve]);
  expect(await screen.findByText('Sürgülü Vana')).toBeVisible();
  expect(screen.getByText('Draft')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Enerji' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Products of Enerji' }));
  const picker = await dialog.findByRole('combobox', { name: 'Add a product' });
  await user.click(picker);
  await user.paste('pompa');
  await user.click(await screen.findByRole('option', { name: 'Dalgıç Pompa' }));
  expect(picker).toHaveValue('');
  await user.click(dialog.getByRole('button', { name: 'Move Dalgıç Pompa up' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Status' }), 'Published');
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.lastCall?.[0]).toEqual({
    id: 'energy',
    version: 2,
    input: { productIds: ['2', '1'], status: 'PUBLISHED' },
  });
  expect(await screen.findByText('Sectors updated successfully!')).toBeVisible();
});

test('the history of a sector lists the products that its page had before', async () => {
  const asked: unknown[] = [];
  const sector = {
    id: 'energy',
    name: 'Enerji',
    chosenProducts: [valve],
    products: [],
    status: 'PUBLISHED',
    version: 2,
  };
  const pageInfo = { hasNextPage: false, hasPreviousPage: false, endCursor: null };
  const { user } = renderAdmin(<SectorList />, {
    queries: {
      sectors: () => [sector],
      sector: () => sector,
      history: (subject) => (asked.push(subject), { nodes: [], pageInfo, totalCount: 0 }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Enerji' }));
  await user.click(await screen.findByRole('tab', { name: 'History' }));
  expect(await screen.findByText('No changes yet')).toBeVisible();
  expect(asked).toMatchObject([{ entity: 'SECTOR', id: 'energy' }]);
});

test('a sector shows what its page lists, by the sections of the products in their order', async () => {
  const more = { image: null, picture: null };
  const products = ['BALL_BEARING', 'HEX_BOLT'].map((section, id) => ({
    ...more,
    id: String(id),
    kind: { id, section },
  }));
  const sector = { id: 'energy', name: 'Enerji', chosenProducts: [], products, status: 'PUBLISHED', version: 2 };
  const { container } = renderAdmin(<SectorList />, { queries: { sectors: () => [sector] } });
  await screen.findByText('Featured products of fitting categories');
  const signs = [...container.querySelectorAll('.section-symbol use')].map((one) => one.getAttribute('href'));
  expect(signs).toEqual(['/images/sections.svg#BALL_BEARING', '/images/sections.svg#HEX_BOLT']);
});

test('a sector without chosen products says which products its page lists', async () => {
  open([]);
  expect(await screen.findByText('Featured products of fitting categories')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View Enerji on the site' })).toHaveAttribute('href', '/sectors/energy');
});

test('no more than eight products can be added', async () => {
  const eight = Array.from({ length: 8 }, (_, place) => ({ id: String(place), name: `Ürün ${place}` }));
  const { user } = open(eight);
  await user.click(await screen.findByRole('button', { name: 'Enerji' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Products of Enerji' }));
  expect(await dialog.findByText(/No more than 8 are listed/)).toBeVisible();
  expect(dialog.queryByRole('combobox', { name: 'Add a product' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Remove Ürün 3' }));
  expect(dialog.getByRole('combobox', { name: 'Add a product' })).toBeVisible();
});
