// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { rareTexts } from '../products/form/productCells.ts';
import { fieldColumns, showsLinks } from './rows/columns.ts';
import { ProductGrid } from './ProductGrid.tsx';

const columns = fieldColumns({ category: [], kind: [], family: [] });
const [references, together] = ['crossReferences', 'togetherIds'].map((key) => columns.find((one) => one.key === key));

test('codes of other makers are read and written as in a spreadsheet', () => {
  expect(references?.read(' skf > 6204-2RSH > Same part | FAG > 6204 ')).toMatchObject({
    text: 'skf > 6204-2RSH > Same part | FAG > 6204 > Similar',
    changes: {
      crossReferences: [
        { maker: 'skf', code: '6204-2RSH', relation: 'SAME_PART', checkedAt: null, source: null, note: null },
        { maker: 'FAG', code: '6204', relation: 'SIMILAR' },
      ],
    },
  });
  expect(references?.read('')).toEqual({ text: '', changes: { crossReferences: [] } });
});

test.each([
  ['6204-2RSH', /is not a maker and a code/],
  ['SKF > 6204 > Cousin', /'Cousin' is unknown/],
  ['SKF > 6204 | skf > 6204', /./],
  ['=A1', /is a formula/],
])('%s is refused with the reason', (text, reason) => {
  expect(references?.read(text)).toMatchObject({ problem: { reason: expect.stringMatching(reason) } });
});

test('only these columns need the links of rows', () => {
  expect(showsLinks(columns.filter((one) => one === together))).toBe(true);
  const rare = new Set<string>(rareTexts);
  expect(showsLinks(columns.filter(({ key }) => rare.has(key)))).toBe(true);
  const others = columns.filter((one) => one !== references && one !== together && !rare.has(one.key));
  expect(showsLinks(others)).toBe(false);
});

test('the links of products are asked for once one of their columns is shown, and saved as a change', async () => {
  for (const name of ['offsetHeight', 'offsetWidth', 'clientHeight'] as const)
    vi.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(700);
  onTestFinished(() => void vi.restoreAllMocks());
  const skf = { maker: 'SKF', code: '6204', relation: 'SAME_PART', note: null, source: null, checkedAt: null };
  const linked = vi.fn(() => [skf]);
  const product = {
    ...{ id: 'p1', name: 'Rulman', description: '', price: 100, image: null, categoryId: 'r', stockCode: 'R' },
    ...{ manufacturerCode: null, brand: null, gtin: null, salesUnit: null, priceQuantity: null, version: 1 },
    ...{ minimumQuantity: null, availability: null, leadDays: null, featured: false, picture: null, kind: null },
    ...{
      family: null,
      specs: [],
      namedTogether: [
        { id: 'p2', name: 'Kapak' },
        { id: 'p3', name: 'Mil' },
      ],
    },
  };
  /** Counts how often its codes are read. */
  const row = {
    ...product,
    get crossReferences() {
      return linked();
    },
  };
  const saved = vi.fn();
  const content = {
    categories: [{ id: 'r', name: 'Rulmanlar' }],
    queries: {
      productsOfGrid: () => ({ ids: ['p1'], count: 1, kindIds: [] }),
      productsNamed: () => [row],
    },
    mutations: {
      changeProductRows({ rows }: Record<string, unknown>) {
        saved(rows);
        const none = { code: null, problems: [], changedBy: null, changedAt: null };
        return { rows: [{ id: 'p1', version: 2, ...none }], undo: { id: 'p1', version: 2 }, undoToken: 'c1' };
      },
    },
  };
  const { user } = renderAdmin(<ProductGrid />, content, '/admin/products/grid');
  const grid = await screen.findByRole('grid', { name: 'Products' });
  await screen.findByText('Rulman');
  expect(linked).not.toHaveBeenCalled();
  for (const name of ['Codes of other makers', 'Bought together']) {
    await user.click(await screen.findByRole('button', { name: /^Columns/ }));
    await user.click(await screen.findByRole('checkbox', { name }));
    expect(document.activeElement?.matches('[type="checkbox"]')).toBe(true);
    await user.keyboard('{Escape}');
  }
  await screen.findByText('SKF > 6204 > Same part');
  expect(linked).toHaveBeenCalled();
  screen.getByText('Kapak | Mil');
  grid.focus();
  fireEvent.keyDown(grid, { key: 'End' });
  fireEvent.keyDown(grid, { key: 'ArrowLeft' });
  fireEvent.paste(grid, { clipboardData: { getData: () => 'FAG > 6204' } });
  await screen.findByText('FAG > 6204 > Similar');
  fireEvent.keyDown(grid, { key: 's', ctrlKey: true });
  await waitFor(() => expect(saved).toHaveBeenCalled());
  const reference = { maker: 'FAG', code: '6204', relation: 'SIMILAR', note: null, source: null, checkedAt: null };
  expect(saved).toHaveBeenCalledWith([{ id: 'p1', version: 1, changes: { crossReferences: [reference] } }]);
});
