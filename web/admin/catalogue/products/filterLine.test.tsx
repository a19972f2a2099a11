// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { ProductList } from './ProductList.tsx';

const bearing = { id: 'rulman', name: 'Sabit bilyalı rulman', attributes: [], section: null };
const open = (path = '/admin/products?view=all') =>
  renderAdmin(
    <ProductList />,
    {
      categories: [{ id: 'kayis', name: 'Kayış ve İğneler' }],
      kinds: [bearing, { ...bearing, id: 'civata', name: 'Cıvata' }],
      products: [{ id: 'p', name: 'Pompa' }],
      queries: { productBrands: () => ['ŞIK Işık'], productAuthors: () => ['ece@firma.com.tr'] },
    },
    path,
  );

const field = () => screen.findByRole('searchbox', { name: 'Search products' });
const list = () => screen.queryByRole('listbox', { name: 'Filters' });
const lines = () => Array.from(list()?.children ?? [], (line) => line.textContent);
const tokens = () => screen.queryAllByRole('button', { name: /^Remove / }).map((token) => token.textContent);

test('filters are typed into the search, become tokens, and Backspace takes them away', async () => {
  const { user, router } = open();
  const address = (search: string) => waitFor(() => expect(router.state.location.search).toBe(search));
  await user.type(await field(), 'state:dr');
  expect(lines()).toEqual(['state:draftDraft']);
  // What is being typed as a filter is not searched.
  await user.keyboard('{Enter}');
  await address('?view=all&status=draft');
  expect(tokens()).toEqual(['state: draft']);
  expect(await field()).toHaveValue('');
  await user.keyboard('price:none{Enter}');
  await address('?view=all&status=draft&price=no');
  // Small letters and dots are as on the site.
  await user.keyboard('pompa kasnak');
  expect(lines()).toEqual([]);
  await user.clear(await field());
  await user.keyboard('pompa category:KAYIŞ{Enter}');
  await address('?view=all&status=draft&price=no&q=pompa&category=kayis');
  expect(tokens()).toEqual(['category: Kayış ve İğneler', 'state: draft', 'price: none']);
  expect(await field()).toHaveValue('pompa');
  await user.clear(await field());
  await user.keyboard('{Backspace}{Backspace}');
  await waitFor(() => expect(tokens()).toEqual(['category: Kayış ve İğneler']));
});

test('the arrows choose among all filters, and a kind among its names', async () => {
  const { user, router } = open();
  await user.click(await field());
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(lines()).toContain('kind:Kind'));
  expect(lines()).toHaveLength(14);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(await field()).toHaveValue('kind:');
  await waitFor(() => expect(lines()).toEqual(['kind:Sabit bilyalı rulman', 'kind:Cıvata']));
  await user.keyboard('{ArrowDown}');
  const marked = within(await screen.findByRole('listbox')).getByRole('option', { selected: true });
  expect(marked).toHaveTextContent('Cıvata');
  expect(await field()).toHaveAttribute('aria-activedescendant', marked.id);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?view=all&kind=civata'));
  // Escape closes the list and keeps the text.
  await user.keyboard('stock:{Escape}');
  expect([lines(), (await field()).getAttribute('value')]).toEqual([[], 'stock:']);
});

test('a value is found without the name of its filter, and a word that is none is searched', async () => {
  const { user, router } = open();
  await user.type(await field(), 'discont');
  expect(lines()).toEqual(['stock:discontinuedDiscontinued']);
  await user.click(within(await screen.findByRole('listbox')).getByRole('option'));
  await waitFor(() => expect(router.state.location.search).toBe('?view=all&availability=discontinued'));
  await user.type(await field(), 'M8:40{Enter}');
  await waitFor(() => expect(router.state.location.search).toContain('q=M8%3A40'));
});

test('all filters are reached by pointer, and a token by its button', async () => {
  const { user, router } = open('/admin/products?since=2026-11-01&brand=Yok');
  expect(await screen.findByRole('button', { name: 'Remove since: 2026-11-01' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Filters 2' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
  // A brand that no product has any more is still shown.
  expect(panel.getByRole('combobox', { name: 'Brand' })).toHaveDisplayValue('Yok');
  await user.selectOptions(panel.getByRole('combobox', { name: 'Status' }), 'Unpublished changes');
  await user.selectOptions(panel.getByRole('combobox', { name: 'Kind' }), 'Cıvata');
  await user.click(panel.getByRole('button', { name: 'Done' }));
  expect(router.state.location.search).toBe('?since=2026-11-01&brand=Yok&status=waiting&kind=civata');
  await user.click(await screen.findByRole('button', { name: 'Remove brand: Yok' }));
  await waitFor(() => expect(router.state.location.search).toBe('?since=2026-11-01&status=waiting&kind=civata'));
  expect(await field()).toHaveFocus();
});

test('the menu key in a row opens all its actions, and the right button of a mouse the menu of the browser', async () => {
  const { user } = open();
  const name = await screen.findByRole('button', { name: 'Pompa' });
  expect(fireEvent.contextMenu(name, { button: 2 })).toBe(true);
  expect(fireEvent.contextMenu(name, { button: 0 })).toBe(false);
  const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
  expect(items).toEqual(['Edit', 'View on the site', 'Duplicate', 'Merge with…', 'Delete']);
  await user.keyboard('{Escape}');
});
