// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { JumpQuestion } from '../../parts/jumps/JumpQuestion.tsx';
import { ProductGrid } from './ProductGrid.tsx';

const product = (n: number) => ({
  ...{ id: `p${n}`, name: `Pompa ${n}`, description: '', price: 100 + n, image: null, categoryId: 'pompalar' },
  ...{ stockCode: `P-${n}`, manufacturerCode: null, brand: null, gtin: null, salesUnit: null, priceQuantity: null },
  ...{ minimumQuantity: null, availability: null, leadDays: null, version: 1 },
  ...{ featured: false, picture: null, kind: null, family: null, specs: [] },
});
const products = [product(1), product(2), product(3)];

type Text = { productId: string; value: string; version: number; isOutdated: boolean; updatedBy: string };
type SentText = { id: string; language: string; field: string; value: string | null; version: number };
type Refused = { field: string; code: string; message: string };

/** Opens the grid at the English names over a server that stores what it is sent, but for what `refuse` says. */
async function open({ refuse = () => [] }: { refuse?: (rows: SentText[]) => Refused[] } = {}) {
  for (const name of ['offsetHeight', 'offsetWidth', 'clientHeight'] as const)
    vi.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(800);
  HTMLElement.prototype.scrollTo = () => undefined;
  onTestFinished(() => void vi.restoreAllMocks());
  const texts = new Map<string, Text>([
    ['p1', { productId: 'p1', value: 'Pump 1', version: 7, isOutdated: true, updatedBy: 'a@example.com' }],
  ]);
  const saves: { rows: SentText[]; goesOnWith?: string | null }[] = [];
  const undone = vi.fn();
  const order: string[] = [];
  const stored = new Map(products.map((one) => [one.id, { ...one }]));
  const content = {
    categories: [{ id: 'pompalar', name: 'Pompalar' }],
    products,
    queries: {
      languages: () => [{ code: 'en', name: 'English' }],
      productsOfGrid: () => ({ ids: products.map(({ id }) => id), count: 3, kindIds: [] }),
      productsNamed: ({ ids }: Record<string, unknown>) => (ids as string[]).map((id) => stored.get(id)),
      productTexts: () =>
        [...texts.values()].map((text) => ({
          ...{ language: 'en', field: 'name', updatedAt: '2026-11-29T08:00:00Z' },
          ...text,
        })),
    },
    mutations: {
      changeProductRows: ({ rows }: Record<string, unknown>) => {
        order.push('products');
        const sent = rows as { id: string; version: number; changes: object }[];
        for (const { id, version, changes } of sent)
          stored.set(id, { ...(stored.get(id) as (typeof products)[number]), ...changes, version: version + 1 });
        const none = { code: null, problems: [], changedBy: null, changedAt: null };
        return {
          rows: sent.map(({ id, version }) => ({ id, version: version + 1, ...none })),
          ...{ undo: { id: sent[0]?.id, version: 2 }, undoToken: 'rows' },
        };
      },
      saveTranslations: (save: Record<string, unknown>) => {
        order.push('texts');
        const { rows } = save as (typeof saves)[number];
        saves.push(save as (typeof saves)[number]);
        const problems = refuse(rows);
        if (problems[0])
          return new GraphQLError(problems[0].message, {
            extensions: { code: 'BAD_USER_INPUT', field: problems[0].field, problems },
          });
        for (const { id, value } of rows) {
          const version = (texts.get(id)?.version ?? 0) + 1;
          if (value === null) texts.delete(id);
          else texts.set(id, { productId: id, value, version, isOutdated: false, updatedBy: 'me@example.com' });
        }
        return { saved: rows.length, unchanged: 0, things: [], undoToken: save.goesOnWith ?? 'texts' };
      },
      undo: (what: unknown) => (undone(what), { restored: 2, removed: 0, kept: [], keptCount: 0 }),
    },
  };
  const page = renderAdmin(
    <JumpQuestion>
      <ProductGrid />
    </JumpQuestion>,
    content,
    '/admin/products/grid?column=text.en.name',
  );
  const grid = await screen.findByRole('grid', { name: 'Products' });
  await screen.findByText('Pompa 1');
  grid.focus();
  const cell = (row: number, column: string) => {
    const at = [...grid.querySelectorAll('[role=columnheader]')].findIndex(({ textContent }) => textContent === column);
    const line = grid.querySelector<HTMLElement>(`[role=row][aria-rowindex="${row + 1}"]`);
    return line?.querySelectorAll('[role=gridcell], [role=rowheader]')[at] as HTMLElement;
  };
  const paste = (text: string) => fireEvent.paste(grid, { clipboardData: { getData: () => text } });
  const press = (key: string, held: object = {}) => fireEvent.keyDown(grid, { key, ...held });
  return { ...page, cell, paste, press, saves, undone, order, texts };
}

const label = 'Name [en]';

test('texts of a language are a column: outdated ones say so, a block is pasted, and one undo takes all of it back', async () => {
  const { cell, paste, press, saves, undone, order, user } = await open();
  await waitFor(() => expect(cell(1, label)).toHaveTextContent('Pump 1 · Outdated'));
  expect(cell(1, label).querySelector('.text')).toHaveAttribute('lang', 'en');
  expect(cell(2, label)).toHaveTextContent('');
  paste('Pump one\nPump two');
  await waitFor(() => expect(cell(1, label)).toHaveTextContent('Pump one'));
  expect(cell(1, label)).not.toHaveTextContent('Outdated');
  // A Turkish name of the same save is written first, since the text is made from it.
  press('ArrowLeft');
  paste('Pompa bir');
  await user.click(await screen.findByRole('button', { name: 'Save 3 changes' }));
  expect((await screen.findAllByText('Saved 3 changes in 2 products.')).length).toBeGreaterThan(0);
  expect(order).toEqual(['products', 'texts']);
  const english = { entity: 'PRODUCT', language: 'en', field: 'name' };
  expect(saves).toEqual([
    {
      rows: [
        { ...english, id: 'p1', value: 'Pump one', version: 7 },
        { ...english, id: 'p2', value: 'Pump two', version: 0 },
      ],
      goesOnWith: 'rows',
    },
  ]);
  await waitFor(() => expect(cell(2, label)).not.toHaveClass('changed'));
  press('z', { ctrlKey: true });
  await waitFor(() => expect(undone).toHaveBeenCalledWith({ token: 'rows' }));
});

test('an empty cell takes the text away, and what the server refuses of one text keeps no other from being saved', async () => {
  const refuse = (rows: SentText[]) =>
    rows.flatMap(({ value }, at) =>
      value === 'Twice' ? [{ field: `rows.${at}.field`, code: 'NO_SUCH_FIELD', message: 'It has no such text.' }] : [],
    );
  const { cell, paste, press, saves, user } = await open({ refuse });
  await waitFor(() => expect(cell(1, label)).toHaveTextContent('Pump 1'));
  paste('\nTwice\nPump three');
  await user.click(await screen.findByRole('button', { name: 'Save 3 changes' }));
  await waitFor(() => expect(saves).toHaveLength(2));
  expect(saves[1]?.rows.map(({ id, value }) => [id, value])).toEqual([
    ['p1', null],
    ['p3', 'Pump three'],
  ]);
  await waitFor(() => expect(cell(1, label)).toHaveTextContent(''));
  expect(cell(2, label)).toHaveClass('wrong');
  press('F8');
  expect(await screen.findByText('It has no such text.')).toBeInTheDocument();
});

test('a text that somebody else saved meanwhile stands beside what was typed', async () => {
  let isLate = true;
  const refuse = (rows: SentText[]) => {
    const late = isLate ? rows.findIndex(({ id }) => id === 'p1') : -1;
    isLate = false;
    return late < 0 ? [] : [{ field: `rows.${late}.version`, code: 'STALE', message: 'Someone has saved this text.' }];
  };
  const { cell, paste, press, saves, texts, user } = await open({ refuse });
  await waitFor(() => expect(cell(1, label)).toHaveTextContent('Pump 1'));
  paste('Mine\nPump two');
  const save = await screen.findByRole('button', { name: 'Save 2 changes' });
  texts.set('p1', {
    productId: 'p1',
    value: 'Theirs',
    version: 8,
    isOutdated: false,
    updatedBy: 'translator@example.com',
  });
  await user.click(save);
  await waitFor(() => expect(saves).toHaveLength(2));
  expect(saves[1]?.rows.map(({ id }) => id)).toEqual(['p2']);
  press('F8');
  expect(await screen.findByText(/^translator@example.com wrote Theirs/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Keep Mine' }));
  await user.click(screen.getByRole('button', { name: 'Save 1 change' }));
  await waitFor(() => expect(saves).toHaveLength(3));
  expect(saves[2]?.rows).toMatchObject([{ id: 'p1', value: 'Mine', version: 8 }]);
});
