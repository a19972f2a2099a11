// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { ProductList } from './ProductList.tsx';

const pumps = { id: 'pompalar', name: 'Pompalar' };
const pump = { id: 'p/1', name: 'Santrifüj Pompa', description: 'Su için.', categoryId: pumps.id };

const undone = vi.fn();
const open = () =>
  renderAdmin(<ProductList />, {
    categories: [pumps],
    products: [pump],
    mutations: {
      updateProduct: ({ input }) => ({ ...pump, ...(input as object), version: 2 }),
      undo: (what) => (undone(what), { restored: 1, removed: 0, kept: [], keptCount: 0 }),
    },
    queries: {
      history: () => ({ nodes: [{ id: 'r2', version: 2, undoToken: 'second' }], totalCount: 1 }),
    },
  });

test('the name and the picture of a product open it', async () => {
  const { user } = open();

  await user.click(await screen.findByRole('button', { name: 'Santrifüj Pompa' }));
  expect(await screen.findByRole('dialog', { name: 'Edit: Santrifüj Pompa' })).toBeVisible();
  await user.keyboard('{Escape}');

  const picture = document.querySelector('[aria-hidden] .picture');
  if (picture) await user.click(picture);
  expect(await screen.findByRole('dialog', { name: 'Edit: Santrifüj Pompa' })).toBeVisible();
});

test('the row of a product and the notice of a save link to its public page', async () => {
  const { user } = open();
  const page = '/products/p%2F1';

  expect(await screen.findByRole('link', { name: 'View Santrifüj Pompa on the site' })).toHaveAttribute('href', page);
  await user.click(screen.getByRole('button', { name: 'Santrifüj Pompa' }));
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' 2');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));

  expect(await screen.findByText('Products updated successfully!')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View on the site' })).toHaveAttribute('href', page);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The change was undone')).toBeVisible();
  expect(undone).toHaveBeenCalledWith({ token: 'second' });
});

test('the order is visible, and a button of our own clears the search', async () => {
  const { user, router } = open();

  expect(await screen.findByRole('combobox', { name: 'Order' })).toHaveDisplayValue('Newest first');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Price: low to high');
  expect(await screen.findByRole('columnheader', { name: 'Price with KDV' })).toHaveAttribute('aria-sort', 'ascending');

  const search = screen.getByRole('searchbox', { name: 'Search products' });
  await user.type(search, 'pompa');
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(search).toHaveValue('');
  expect(search).toHaveFocus();
  await waitFor(() => expect(router.state.location.search).toBe('?sort=price'));
});

test('a search that is too long for the API is shortened, in the address and in the field', async () => {
  const { router } = open();
  await act(() => router.navigate(`/?q=${'ş'.repeat(300)}`));

  const search = await screen.findByRole('searchbox', { name: 'Search products' });
  await waitFor(() => expect(search).toHaveValue('ş'.repeat(200)));
  expect(search).toHaveAttribute('maxlength', '200');
});

/** Opens the product with this id in a list of three; `sent` is called with what is saved. */
function openOne(id: string, sent = vi.fn()) {
  const all = ['Pompa', 'Vana', 'Şaft'].map((name, place) => ({ ...pump, id: `${place}`, name }));
  const updateProduct = (args: Record<string, unknown>) => {
    sent(args);
    return { ...all[2], ...(args.input as object), version: 2 };
  };
  const content = { categories: [pumps], products: all, mutations: { updateProduct } };
  return { sent, ...renderAdmin(<ProductList />, content, `/admin/products/${id}?q=a`) };
}

test('from one product to the next in the list nothing fades, and the window has its name', async () => {
  const { user, router } = openOne('0');
  const dialog = await screen.findByRole('dialog', { name: 'Edit: Pompa' });
  await waitFor(() => expect(document.title).toBe('Pompa · Products · Admin'));
  // One product takes the place of the other at once: nothing fades, and nothing says that it is loading.
  const seen = new Set<string>();
  const watch = new MutationObserver(() => {
    // A look by role at each change would take seconds.
    const shown = document.querySelector('[role=dialog]');
    seen.add(
      shown?.querySelector('[aria-busy=true]')
        ? 'loading'
        : (shown?.querySelector('h1')?.firstChild?.textContent ?? ''),
    );
    seen.add(/opacity \d+ms/.exec(shown?.parentElement?.style.transition ?? '')?.[0] ?? 'no transition');
  });
  watch.observe(document.body, { childList: true, subtree: true });
  await user.click(await within(dialog).findByRole('button', { name: 'Next product' }));
  await screen.findByRole('dialog', { name: 'Edit: Vana' });
  watch.disconnect();
  expect([...seen].sort()).toEqual(['Edit: Vana', 'opacity 0ms']);
  expect(screen.getByRole('button', { name: 'Next product' })).toHaveFocus();
  await user.keyboard('{Enter}');
  const last = await screen.findByRole('dialog', { name: 'Edit: Şaft' });
  expect(document.title).toBe('Şaft · Products · Admin');
  expect(router.state.location).toMatchObject({ pathname: '/admin/products/2', search: '?q=a' });
  expect(within(last).getByRole('button', { name: 'Next product' })).toBeDisabled();
});

test('a product has an address, which asks before unsaved text is left and saves by Ctrl+S', async () => {
  const { user, router, sent } = openOne('2');
  const last = await screen.findByRole('dialog', { name: 'Edit: Şaft' });

  // Leaving with unsaved text asks first, by whatever way.
  await user.type(await within(last).findByRole('textbox', { name: 'Name' }), ' uzun');
  await user.click(within(last).getByRole('button', { name: 'Previous product' }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await user.type(await within(last).findByRole('textbox', { name: 'Name' }), '{Control>}s{/Control}');
  await waitFor(() => expect(sent.mock.lastCall?.[0]).toMatchObject({ id: '2', input: { name: 'Şaft uzun' } }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location).toMatchObject({ pathname: '/admin/products', search: '?q=a' });

  await user.click(screen.getByRole('button', { name: 'Pompa' }));
  await screen.findByRole('dialog', { name: 'Edit: Pompa' });
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the whole filter is selected, over its pages, and changed as a filter with those left out', async () => {
  const products = Array.from({ length: 52 }, (_, n) => ({ ...pump, id: `p${n}`, name: `Pompa ${n}` }));
  const changed = vi.fn();
  const changeProducts = (what: unknown) => (changed(what), { count: 51, changed: 51, undo: null });
  const { user } = renderAdmin(
    <ProductList />,
    {
      categories: [pumps],
      products,
      mutations: { changeProducts },
      queries: {
        productBrands: () => ['Ünlü'],
        productAuthors: () => [],
        importProfiles: () => [{ id: 'ışık', name: 'Işık' }],
      },
    },
    '/admin/products?picture=no&brand=Ünlü&specs=no&since=2026-11-01&import=ışık',
  );
  await user.click(await screen.findByRole('checkbox', { name: 'Select Pompa 3' }));
  await user.click(screen.getByRole('button', { name: 'Select all 52 of this filter' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Pompa 3' }));
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Change…' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Change 51 products' }));
  await user.selectOptions(dialog.getByLabelText('Field'), 'Delivery days');
  await user.type(dialog.getByLabelText('New value'), '5x');
  expect(dialog.getByRole('button', { name: 'Change 51 products' })).toBeDisabled();
  await user.type(dialog.getByLabelText('New value'), '{Backspace}');
  await user.click(dialog.getByRole('button', { name: 'Change 51 products' }));
  await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
  const work = {
    ...{ pictured: false, lacksSpecs: true, brand: 'Ünlü', changedSince: '2026-11-01', notInImport: 'ışık' },
  };
  expect(changed).toHaveBeenCalledWith({ which: { work, except: ['p3'], count: 51 }, changes: { leadDays: 5 } });
  // The dialog fades out before the list can be used again.
  await user.click(await screen.findByRole('button', { name: 'Filters 5' }));
  const picture = await screen.findByRole('combobox', { name: 'Picture' });
  expect(screen.getByRole('combobox', { name: 'Not in the last import' })).toHaveDisplayValue(
    'Not in the last import of Işık',
  );
  await user.selectOptions(picture, 'Picture or not');
  expect(screen.queryByRole('toolbar', { name: 'Selected products' })).toBeNull();
});
