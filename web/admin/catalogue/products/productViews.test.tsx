// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refuse } from '../../../testing/fakeServer.ts';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { ProductList } from './ProductList.tsx';

const view = (id: string, name: string, query: string, more: object = {}) => ({
  ...{ id, name, query, dropped: [] as string[], forEveryone: false, pinned: true, isStart: false, count: 1 },
  ...more,
});
type View = ReturnType<typeof view>;

/** Opens the list of products over a server that keeps these views. */
function open(stored: View[], path = '/admin/products?view=all') {
  let views = stored;
  const sent = vi.fn();
  const listed = () => ({ totalCount: 1680, nodes: views });
  const answers = {
    createView: ({ input }: { input: View }) => {
      if (input.name === 'FİYATSIZ') refuse('BAD_USER_INPUT', 'name');
      const made = view(`yeni${views.length}`, input.name, input.query, { forEveryone: input.forEveryone });
      views = [...views, made];
      return made;
    },
    updateView: ({ id, input }: { id: string; input: View }) => {
      views = views.map((one) => (one.id === id ? { ...one, ...input, dropped: [] } : one));
      return views.find((one) => one.id === id);
    },
    deleteView: ({ id }: { id: string }) => {
      views = views.filter((one) => one.id !== id);
      return true;
    },
    arrangeViews: ({ order, pinned, start }: { order: string[]; pinned: string[]; start?: string }) => {
      views = order.flatMap((id) => views.find((one) => one.id === id) ?? []);
      views = views.map((one) => ({ ...one, pinned: pinned.includes(one.id), isStart: one.id === start }));
      return listed();
    },
  };
  const mutations = Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      name,
      (args: Record<string, unknown>) => {
        sent(name, args);
        return answer(args as never);
      },
    ]),
  );
  const queries = { views: listed, productBrands: () => [], productAuthors: () => [] };
  const products = [{ id: 'p', name: 'Rulman' }];
  return { sent, ...renderAdmin(<ProductList />, { products, queries, mutations }, path) };
}

const tabs = async () => within(await screen.findByRole('navigation', { name: 'Views of Products' }));
const names = async () => (await tabs()).getAllByRole('link').map((link) => link.textContent);
const isOpen = async (name: RegExp | string) =>
  expect(await (await tabs()).findByRole('link', { name })).toHaveAttribute('aria-current', 'page');

const unpriced = view('a', 'Fiyatsız', 'price=no', { count: 35 });
const missing = view('b', 'İç çapı eksik', 'specs=no&sort=name', { forEveryone: true });

test('a view opens with one press, and the whole list as well', async () => {
  const hidden = view('c', 'Şaftlar', 'q=%C5%9Faft', { pinned: false, count: null });
  const { user, router } = open([unpriced, missing, hidden]);
  await isOpen('All 1.680');
  expect(await names()).toEqual(['All 1.680', 'Fiyatsız 35', 'İç çapı eksik 1']);
  await user.click((await tabs()).getByRole('link', { name: 'İç çapı eksik 1' }));
  expect(router.state.location.search).toBe('?view=b&specs=no&sort=name');
  await isOpen(/^İç çapı eksik/);
  expect(screen.getByRole('combobox', { name: 'Order' })).toHaveDisplayValue('Name: A to Z');
  await user.click(screen.getByRole('button', { name: 'More 1' }));
  await user.click(screen.getByRole('menuitem', { name: 'Şaftlar' }));
  await isOpen('Şaftlar');
  await user.click((await tabs()).getByRole('link', { name: /^All/ }));
  expect(router.state.location.search).toBe('?view=all');
  await isOpen(/^All/);
});

test('the list is saved under a name, and what is changed in a view is saved in it or as another', async () => {
  const { user, router, sent } = open([unpriced], '/admin/products?featured=yes&after=c1');
  await user.click(await screen.findByRole('button', { name: 'Save this view' }));
  const name = screen.getByRole('textbox', { name: 'Name' });
  await user.keyboard('{Enter}');
  expect(name).toHaveAccessibleDescription('Name of the view is required');
  await user.type(name, 'FİYATSIZ{Enter}');
  await waitFor(() => expect(name).toHaveAccessibleDescription('Refused'));
  await user.clear(name);
  await user.type(name, 'Öne çıkanlar');
  await user.click(screen.getByRole('radio', { name: 'For everyone' }));
  await user.click(screen.getByRole('checkbox', { name: 'Open Products with it' }));
  await user.click(screen.getByRole('button', { name: 'Save view' }));
  await waitFor(() => expect(router.state.location.search).toBe('?view=yeni1&featured=yes'));
  expect(sent).toHaveBeenCalledWith('createView', {
    list: 'PRODUCTS',
    input: { name: 'Öne çıkanlar', query: 'featured=yes', forEveryone: true },
  });
  expect(sent).toHaveBeenLastCalledWith('arrangeViews', {
    ...{ list: 'PRODUCTS', order: ['a', 'yeni1'], pinned: ['a', 'yeni1'], start: 'yeni1' },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await isOpen(/^Öne çıkanlar/);
  expect(screen.queryByRole('button', { name: 'Save this view' })).toBeNull();

  await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Name: A to Z');
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save as…' })).toBeNull());
  expect(sent).toHaveBeenLastCalledWith('updateView', {
    id: 'yeni1',
    input: { name: 'Öne çıkanlar', query: 'featured=yes&sort=name', forEveryone: true },
  });
});

test('the list opens with the start view; Back and the whole list still lead elsewhere', async () => {
  const { router, user } = open([unpriced, { ...missing, isStart: true }], '/admin/products');
  await waitFor(() => expect(router.state.location.search).toBe('?view=b&specs=no&sort=name'));
  await user.click((await tabs()).getByRole('link', { name: /^All/ }));
  await isOpen(/^All/);
  expect(await screen.findByRole('button', { name: 'Rulman' })).toBeVisible();
  await act(() => router.navigate(-1));
  await isOpen(/^İç çapı eksik/);
  // Taking away the filters of an address without a view is no visit to the start.
  await act(() => router.navigate('/admin/products?featured=yes'));
  await user.click(await screen.findByRole('button', { name: 'Remove featured: yes' }));
  await isOpen(/^All/);
  await act(() => router.navigate('/admin/products'));
  await isOpen(/^İç çapı eksik/);
});

test('the menu of a view orders by keyboard, pins, renames and deletes, with Undo', async () => {
  const { user, sent } = open([unpriced, missing, view('c', 'Şaftlar', 'q=x')], '/admin/products?view=c&q=x');
  const menu = await screen.findByRole('button', { name: 'Actions for Şaftlar' });
  await user.click(menu);
  screen.getByRole('menuitem', { name: 'Move earlier' }).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('“Şaftlar” is number 2 of 3')).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('“Şaftlar” is number 1 of 3')).toBeInTheDocument();
  await user.keyboard('{Enter}{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(await names()).toEqual(['All 1.680', 'Şaftlar 1', 'Fiyatsız 35', 'İç çapı eksik 1']);

  await user.click(menu);
  await user.click(screen.getByRole('menuitem', { name: 'Move to More' }));
  await waitFor(() => expect(sent.mock.lastCall?.[1]).toMatchObject({ pinned: ['a', 'b'] }));
  await user.click(menu);
  await user.click(await screen.findByRole('menuitem', { name: 'Open Products with it' }));
  await waitFor(() => expect(sent.mock.lastCall?.[1]).toMatchObject({ pinned: ['a', 'b'], start: 'c' }));
  await user.click(menu);
  await user.click(await screen.findByRole('menuitem', { name: 'Rename, share…' }));
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' ve ığdır{Enter}');
  await isOpen('Şaftlar ve ığdır 1');

  await user.click(screen.getByRole('button', { name: 'Actions for Şaftlar ve ığdır' }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete…' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('View deleted')).toBeVisible();
  expect(await names()).toEqual(['All 1.680', 'Fiyatsız 35', 'İç çapı eksik 1']);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent.mock.lastCall?.[1]).toMatchObject({ order: ['yeni2', 'a', 'b'], start: 'yeni2' }));
});

test('a filter that is gone from a view is said, and saving the view settles it', async () => {
  const gone = { ...unpriced, dropped: ['category'] };
  const { user } = open([gone], '/admin/products?view=a&price=no');
  expect(await screen.findByText('One filter of this view is gone: Category.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByText(/is gone/)).toBeNull());
});
