// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { product } from '../../../../common/product/product.ts';
import { fieldsIn } from './useProductSections.ts';
import { ProductList } from '../products/ProductList.tsx';

const mm = { symbol: 'mm', code: 'MMT', dimension: 'length' };
const attribute = (id: string, name: string, more: object) => ({
  ...{ id, name, kind: 'TEXT', unit: null, decimals: null, options: [], productCount: 0, kinds: [], version: 1 },
  ...more,
});
const bore = attribute('iç-çap', 'İç çap', { kind: 'NUMBER', unit: mm });
const seal = attribute('kapak', 'Kapak', {
  kind: 'OPTION',
  options: [
    { id: 'açık', name: 'Açık', productCount: 0 },
    { id: '2rs', name: '2RS, temaslı NBR', productCount: 0 },
  ],
});
const ofKind = { group: null, required: true, filterable: false, column: false };
const kind = {
  ...{ id: 'rulman', name: 'Rulman', productCount: 3, version: 1, section: 'BALL_BEARING', ownDrawing: null },
  letters: [{ letter: 'd', attribute: bore }],
  attributes: [
    { ...ofKind, attribute: bore, key: true },
    { ...ofKind, attribute: seal, key: false },
  ],
};
const bearing = (id: string, name: string) => ({
  ...{ id, name, description: 'Kapaklı.', categoryId: 'rulmanlar', stockCode: `K-${id}`, price: 285, kind, version: 3 },
  ...{ featured: false, completeness: { percent: 97, missing: [] }, image: null, picture: null },
  section: { svg: '<svg class="section-svg"><g data-measure="d"><text class="ml">d</text></g></svg>' },
  specs: [
    {
      ...{ attribute: bore, group: null, key: true, text: '20 mm' },
      values: [{ __typename: 'NumberValue', typed: '20', number: 20, base: 20, unit: mm }],
    },
  ],
});
const products = [bearing('1', 'Rulman A'), bearing('2', 'Rulman B'), bearing('3', 'Rulman C')];
const facets = { specs: [{ attribute: bore, range: { low: 10, high: 50 } }] };

function open(path: string, updateProduct = vi.fn((args: object) => ({ ...products[1], ...args, version: 4 }))) {
  const page = renderAdmin(
    <ProductList />,
    {
      products,
      categories: [{ id: 'rulmanlar', name: 'Rulmanlar' }],
      attributes: [bore, seal],
      kinds: [kind],
      queries: {
        productKind: () => kind,
        products: ({ filter }) => ({
          nodes: products,
          facets: filter ? facets : null,
          totalCount: products.length,
          isCountExact: true,
          pageInfo: { hasNextPage: false, hasPreviousPage: false, endCursor: null },
        }),
      },
      mutations: { updateProduct },
    },
    path,
  );
  return { ...page, updateProduct };
}
const slow = { timeout: 5000 };
const bench = (name: string) => screen.findByRole('dialog', { name }, slow);
const box = (name: string | RegExp) => screen.getByRole('textbox', { name });

test('each field of a product has its place in one section', () => {
  expect(Object.values(fieldsIn).flat().sort()).toEqual(Object.keys(product).sort());
});

test('the list of sections says what is in each, and the drawing lights the spec one is in', async () => {
  const { user } = open('/admin/products/2');
  const dialog = within(await bench('Edit: Rulman B'));
  const nav = within(await dialog.findByRole('navigation', { name: 'Sections' }));
  expect(nav.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Name and text full',
    'Pictures none',
    'Specs 1 of 2',
    'Codes and brand 1 of 4',
    'Price and ladder 285,00',
    'Stock and unit not stated',
    'Documents none',
    'Other makers none',
    'Bought together none',
    'On the site published',
  ]);
  await user.click(await dialog.findByLabelText('İç çap'));
  const aside = within(dialog.getByRole('complementary', { name: 'Beside the form' }));
  expect(await aside.findByText('Range of the kind: 10–50.')).toBeVisible();
  expect(aside.getByText('20 mm')).toBeVisible();
  expect(nav.getByRole('button', { name: /^Specs/ })).toHaveAttribute('aria-current', 'true');
});

test('without a price the list price says what is in its section', async () => {
  const { user } = open('/admin/products/2');
  const dialog = within(await bench('Edit: Rulman B'));
  const nav = within(await dialog.findByRole('navigation', { name: 'Sections' }));
  await user.clear(box(/^Price with/));
  expect(nav.getByRole('button', { name: 'Price and ladder on request' })).toBeVisible();
  await user.click(box(/^List price/));
  await user.paste('5,00');
  expect(nav.getByRole('button', { name: 'Price and ladder 5,00 EUR' })).toBeVisible();
});

test('one steps through the list one came from, and the head says where in it one is', async () => {
  const { user, router } = open('/admin/products/1?q=rulman');
  expect(await within(await bench('Edit: Rulman A')).findByText('1 of 3', {}, slow)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next product' }));
  expect(await within(await bench('Edit: Rulman B')).findByText('2 of 3', {}, slow)).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/admin/products/2', search: '?q=rulman' });
});

test('the foot names what was typed, and discarding asks first and stays on the bench', async () => {
  const { user } = open('/admin/products/2');
  const foot = within(await bench('Edit: Rulman B'));
  expect(await foot.findByText('No changes')).toBeVisible();
  await user.click(box('Manufacturer code'));
  await user.paste('X-1');
  expect(foot.getByText('1 change').parentElement).toHaveTextContent('1 change · Manufacturer code');
  await user.click(box(/^Brand/));
  await user.paste('Işık');
  expect(foot.getByText('2 changes').parentElement).toHaveTextContent('2 changes · Manufacturer code, Brand');

  await user.click(foot.getByRole('button', { name: 'Discard' }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await foot.findByRole('button', { name: 'Discard' });
  expect(box('Manufacturer code')).toHaveValue('X-1');
  await user.click(await foot.findByRole('button', { name: 'Discard' }));
  const question = within(await screen.findByRole('dialog', { name: 'Discard your changes?' }));
  await user.click(question.getByRole('button', { name: 'Discard' }));
  expect(await foot.findByText('No changes')).toBeVisible();
  expect(await screen.findByRole('textbox', { name: 'Manufacturer code' })).toHaveValue('');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('what is no option offers the nearest one before a new one', async () => {
  const { user } = open('/admin/products/2');
  await bench('Edit: Rulman B');
  await user.click(await screen.findByLabelText('Kapak'));
  await user.paste('2RS');
  const offered = await screen.findByRole('button', { name: 'Use “2RS, temaslı NBR” for Kapak' });
  const added = screen.getByRole('button', { name: 'Add option “2RS” to Kapak' });
  expect(offered.compareDocumentPosition(added)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(offered);
  expect(screen.getByLabelText('Kapak')).toHaveValue('2RS, temaslı NBR');
  expect(screen.queryByRole('button', { name: /^Add option/ })).toBeNull();
});

test('on a phone the sections are a list first, and a refused save opens the section of the first wrong field', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    ...{ media, matches: media.includes('max-width:599'), addEventListener: () => {}, removeEventListener: () => {} },
    ...{ addListener: () => {}, removeListener: () => {} },
  }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const { user } = open('/admin/products/2');
  const dialog = within(await bench('Edit: Rulman B'));
  await user.click(await dialog.findByRole('button', { name: 'Name and text full' }, slow));
  await user.clear(box('Name'));
  await user.click(dialog.getByRole('button', { name: 'Next: Pictures' }));
  expect(dialog.queryByRole('textbox', { name: 'Name' })).toBeNull();
  await waitFor(() => expect(dialog.getByRole('heading', { name: 'Pictures' })).toHaveFocus());
  await user.click(dialog.getByRole('button', { name: 'All sections' }));
  expect(dialog.queryByRole('heading', { name: 'Pictures' })).toBeNull();

  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(box('Name')).toHaveFocus());
  expect(dialog.getByText('Not saved. Correct first: Name')).toBeVisible();
});
