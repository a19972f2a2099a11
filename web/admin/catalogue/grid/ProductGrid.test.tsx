// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Answers } from '../../../testing/fakeServer.ts';
import { refuse } from '../../../testing/fakeServer.ts';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { JumpQuestion } from '../../parts/jumps/JumpQuestion.tsx';
import { ProductGrid } from './ProductGrid.tsx';

const pumps = { id: 'pompalar', name: 'Pompalar' };
const count = 450;
const all = Array.from({ length: count }, (_, n) => ({
  ...{ id: `p${n}`, name: `Pompa ${n + 1}`, description: '', price: 100 + n, image: null, categoryId: pumps.id },
  ...{ stockCode: `P-${n}`, manufacturerCode: null, brand: null, gtin: null, salesUnit: null, priceQuantity: null },
  ...{ minimumQuantity: null, availability: null as string | null, leadDays: null as number | null, version: 1 },
  ...{ featured: false, picture: null, kind: null, family: null, specs: [] },
}));

type Sent = { id: string; version: number; changes: Record<string, unknown> };

/** Opens the grid in a window of 800 px over a server that stores what it is sent. */
async function open(path = '/admin/products/grid', answers: Answers = {}) {
  for (const name of ['offsetHeight', 'offsetWidth', 'clientHeight'] as const)
    vi.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(count * 34 + 40);
  HTMLElement.prototype.scrollTo = function (this: HTMLElement, to?: ScrollToOptions | number) {
    this.scrollTop = typeof to === 'object' ? (to.top ?? 0) : 0;
    queueMicrotask(() => act(() => void this.dispatchEvent(new Event('scroll'))));
  };
  onTestFinished(() => void vi.restoreAllMocks());
  const rows = new Map(all.map((row) => [row.id, { ...row }]));
  const asked: string[][] = [];
  const saves: Sent[][] = [];
  const undone = vi.fn();
  const content = {
    categories: [pumps],
    products: all,
    queries: {
      productsOfGrid: () => ({ ids: all.map(({ id }) => id), count, kindIds: [] }),
      productsNamed: ({ ids }: Record<string, unknown>) => {
        asked.push(ids as string[]);
        return (ids as string[]).map((id) => rows.get(id));
      },
    },
    mutations: {
      changeProductRows: (args: Record<string, unknown>) => {
        const sent = args.rows as Sent[];
        saves.push(sent);
        for (const { id, version, changes } of sent)
          rows.set(id, { ...rows.get(id), ...changes, version: version + 1 } as (typeof all)[number]);
        const none = { code: null, problems: [], changedBy: null, changedAt: null };
        return {
          rows: sent.map(({ id, version }) => ({ id, version: version + 1, ...none })),
          undo: { id: sent[0]?.id, version: (sent[0]?.version ?? 0) + 1 },
          undoToken: `change of ${sent[0]?.id}`,
        };
      },
      undo: (what: unknown) => (undone(what), { restored: 1, removed: 0, kept: [], keptCount: 0 }),
      ...answers,
    },
  };
  const page = renderAdmin(
    <JumpQuestion>
      <ProductGrid />
    </JumpQuestion>,
    content,
    path,
  );
  const grid = await screen.findByRole('grid', { name: 'Products' });
  await screen.findByText('Pompa 1');
  grid.focus();
  const press = (key: string, held: object = {}) => fireEvent.keyDown(grid, { key, ...held });
  // Finding many cells by their roles would take seconds.
  const heads = () => [...grid.querySelectorAll('[role=columnheader]')].map(({ textContent }) => textContent);
  const cell = (row: number, column: string) => {
    const at = heads().indexOf(column);
    const line = grid.querySelector<HTMLElement>(`[role=row][aria-rowindex="${row + 1}"]`);
    return line?.querySelectorAll('[role=gridcell], [role=rowheader]')[at] as HTMLElement;
  };
  const paste = (text: string) => fireEvent.paste(grid, { clipboardData: { getData: () => text } });
  return { ...page, grid, press, cell, heads, paste, asked, saves, undone, rows };
}

const price = 'Price with KDV ₺';

test('only the rows in sight are in the page, and their pages are loaded', async () => {
  const { grid, asked, press } = await open();
  expect(grid).toHaveAttribute('aria-rowcount', String(count + 1));
  expect(grid.querySelectorAll('[role=row]').length).toBeLessThan(60);
  press('End', { ctrlKey: true });
  await screen.findByText('Pompa 450');
  expect(asked.map((ids) => ids.length)).toEqual([200, 50]);
  const active = document.getElementById(grid.getAttribute('aria-activedescendant') ?? '');
  expect(active).toHaveAttribute('aria-colindex', grid.getAttribute('aria-colcount') ?? '');
});

test('a block is pasted, its wrong cells are named, and the rest is saved in one step that is undone', async () => {
  const { press, cell, paste, saves, undone, user } = await open();
  for (let at = 0; at < 3; at++) press('ArrowRight');
  paste('1.234,50\t3\tStokta\r\n1.O50,00\t2-3 hft\tOn order\r\n1.234,50\t\t\r\n');
  expect(
    await screen.findByText('Pasted 3 rows of 3 columns: 7 cells taken, 2 wrong.', { selector: 'b' }),
  ).toBeVisible();
  expect(screen.getByText('9 cells, Price with KDV ₺ to Availability, rows 1 to 3')).toBeInTheDocument();
  expect(cell(1, price)).toHaveTextContent('1.234,50');
  expect(cell(2, price)).toHaveAttribute('aria-invalid', 'true');
  expect(
    screen.getByText(/^Row 2: “1.O50,00” holds the letter O. Row 2: Delivery days is a whole number/),
  ).toBeVisible();
  press('F8');
  await user.click(await screen.findByRole('button', { name: 'Use 1.050,00' }));
  expect(cell(2, price)).toHaveTextContent('1.050,00');
  press('F8');
  expect(screen.getByText('1 of 1')).toBeVisible();
  press('s', { ctrlKey: true });
  await screen.findByText('Saved 6 changes in 3 products.', { selector: 'b' });
  expect(saves).toEqual([
    [
      { id: 'p0', version: 1, changes: { price: 1234.5, leadDays: 3, availability: 'IN_STOCK' } },
      { id: 'p1', version: 1, changes: { price: 1050, availability: 'ON_ORDER' } },
      { id: 'p2', version: 1, changes: { price: 1234.5 } },
    ],
  ]);
  // The wrong cell stays as it was typed.
  expect(cell(2, 'Delivery days')).toHaveTextContent('2-3 hft');
  press('z', { ctrlKey: true });
  await screen.findByText('The change was undone');
  expect(undone).toHaveBeenCalledWith({ token: 'change of p0' });
});

test('typing, filling, clearing and undo go by keys alone, each as one step', async () => {
  const { press, cell, heads, user, grid } = await open('/admin/products/grid?column=leadDays');
  expect(heads().slice(0, 2)).toEqual(['Name', 'Delivery days']);
  // The column that the address asks for is the one that is filled.
  press('1');
  const field = screen.getByRole('textbox', { name: 'Delivery days, row 1' });
  await user.type(field, '4{Enter}');
  expect(cell(1, 'Delivery days')).toHaveTextContent('14');
  expect(grid).toHaveFocus();
  press('ArrowUp');
  press('ArrowDown', { shiftKey: true });
  press('ArrowDown', { shiftKey: true });
  press('d', { ctrlKey: true });
  await waitFor(() => expect(cell(3, 'Delivery days')).toHaveTextContent('14'));
  press('z', { ctrlKey: true });
  expect(cell(3, 'Delivery days')).toHaveTextContent('');
  press('y', { ctrlKey: true });
  expect(cell(2, 'Delivery days')).toHaveTextContent('14');
  press('Delete');
  await waitFor(() => expect(cell(1, 'Delivery days')).toHaveTextContent(''));
  press('z', { ctrlKey: true });
  expect(screen.getByText('3 changes in 3 products')).toBeVisible();
  press('F2');
  await user.keyboard('99{Escape}');
  expect(cell(3, 'Delivery days')).toHaveTextContent('14');
});

test('a number that could be either is asked for, and what is below the last row or fixed is counted', async () => {
  const { press, paste, user, cell } = await open('/admin/products/grid?column=price');
  paste('1.250\n1.500');
  await user.click(await screen.findByRole('button', { name: 'As 1,234.50' }));
  await waitFor(() => expect(cell(1, price)).toHaveTextContent('1,25'));
  press('End', { ctrlKey: true });
  press('Home');
  await screen.findByText('Pompa 450');
  paste('A\nB\nC');
  expect(
    await screen.findByText(/2 rows of the block were below the last product and were left out\.$/, { selector: 'b' }),
  ).toBeVisible();
});

test('what somebody else saved meanwhile stands beside what was typed, and the rest is saved', async () => {
  const { press, paste, user, cell, rows } = await open('/admin/products/grid', {
    changeProductRows: ({ rows: sent }) => ({
      rows: (sent as Sent[]).map(({ id, version }) => ({
        ...{ id, version: 2, problems: [], changedBy: 'katalog@example.com', changedAt: '2026-11-26T06:38:00Z' },
        code: id === 'p0' && version === 1 ? 'CONFLICT' : null,
      })),
      undo: { id: 'p1', version: 2 },
      undoToken: 'c1',
    }),
  });
  for (let at = 0; at < 3; at++) press('ArrowRight');
  paste('720\n610');
  await screen.findByText('2 changes in 2 products');
  rows.set('p0', { ...(rows.get('p0') as (typeof all)[number]), price: 695, version: 2 });
  rows.set('p1', { ...(rows.get('p1') as (typeof all)[number]), price: 610, version: 2 });
  await user.click(screen.getByRole('button', { name: 'Save 2 changes' }));
  press('F8');
  expect(await screen.findByText(/^katalog@example.com wrote 695,00/)).toBeInTheDocument();
  expect(screen.getByText('It was 100,00 when you began.')).toBeInTheDocument();
  expect(cell(2, price)).not.toHaveClass('changed');
  await user.click(screen.getByRole('button', { name: 'Keep 720,00' }));
  expect(screen.getByText('1 change in 1 product')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save 1 change' }));
  await screen.findByText('Saved 1 change in 1 product.', { selector: 'b' });
});

test('a save that fails says so and keeps everything', async () => {
  const { press, paste, user, cell } = await open('/admin/products/grid', {
    changeProductRows: () => refuse('INTERNAL_SERVER_ERROR'),
  });
  for (let at = 0; at < 3; at++) press('ArrowRight');
  paste('720');
  await user.click(await screen.findByRole('button', { name: 'Save 1 change' }));
  expect(await screen.findByText('Saving failed. Try again.')).toBeVisible();
  expect(screen.getByText('The change is not saved; it waits here and in this browser.')).toBeVisible();
  expect(cell(1, price)).toHaveTextContent('720,00');
});

test('prices that jump are asked about together, and only they wait for the answer', async () => {
  const saves: { rows: Sent[]; confirmJumps?: boolean; goesOnWith?: object }[] = [];
  const done = { code: null, problems: [], changedBy: null, changedAt: null };
  const answers: Answers = {
    changeProductRows(args: Record<string, unknown>) {
      const save = args as (typeof saves)[number];
      saves.push(save);
      const jumps = (id: string) => id !== 'p1' && !save.confirmJumps;
      const jump = { field: 'price', message: 'It jumps.', jump: { minimum: null, from: 100, to: 1000 } };
      return {
        rows: save.rows.map(({ id, version }) => ({
          ...{ id, version: version + 1, ...done },
          ...(jumps(id) && { version, code: 'PRICE_JUMPS', problems: [jump] }),
        })),
        undo: { id: 'p1', version: 2 },
        undoToken: 'c1',
      };
    },
  };
  const { paste, user } = await open('/admin/products/grid?column=price', answers);
  paste('1000\n110\n1000\n');
  await user.click(await screen.findByRole('button', { name: /^Save/ }));
  expect(await screen.findByRole('dialog', { name: 'Are these 2 prices right?' })).toHaveTextContent(
    'Pompa 1₺ 100,00 → ₺ 1.000,00 × 10Pompa 3₺ 100,00 → ₺ 1.000,00 × 10',
  );
  await user.click(screen.getByRole('button', { name: 'The prices are right' }));
  await waitFor(() => expect(saves).toHaveLength(2));
  expect(saves[1]).toMatchObject({ confirmJumps: true, goesOnWith: { id: 'p1', version: 2 } });
  expect(saves[1]?.rows.map(({ id }) => id)).toEqual(['p0', 'p2']);
  expect((await screen.findAllByText('Saved 3 changes in 3 products.')).length).toBeGreaterThan(0);
});
