// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderAdmin } from '../../../../testing/renderAdmin.tsx';
import { LeftOutRow } from '../leftOut/LeftOutRow.tsx';
import type { TrialRow } from '../sheetTypes.ts';
import { Trial } from './Trial.tsx';
import { sentencesOf } from './TrialHead.tsx';

const row = (line: number, more: Partial<TrialRow> = {}): TrialRow => ({
  line,
  id: null,
  name: `Vana ${line}`,
  outcome: 'ADDED',
  changes: [],
  values: [`Vana ${line}`, 'DN50', '10,00'],
  before: [null, null, null],
  netPrice: null,
  stop: null,
  reasons: [],
  candidates: [],
  ...more,
});
const trial = (rows: TrialRow[]) => {
  const count = (outcome: string) => rows.filter((row) => row.outcome === outcome).length;
  return {
    added: count('ADDED'),
    changed: count('CHANGED'),
    unchanged: count('UNCHANGED'),
    wrong: count('WRONG'),
    unclear: count('UNCLEAR'),
    missing: count('MISSING'),
    noProduct: count('NO_PRODUCT'),
    clearedPrices: rows.filter(({ values }) => values[2] === '').length,
    jumps: rows.filter(({ stop }) => stop !== null).length,
    cleared: [],
    hidden: null,
    stops: [],
    left: [],
    pictures: 0,
    fields: ['name', 'description', 'price'],
    fingerprint: '',
    decimals: null,
    rows,
  };
};

test('a changed cell shows its old and its new value, and only changed columns are shown', async () => {
  const changed = row(2, { outcome: 'CHANGED', changes: ['price'], before: [null, null, '285,00'], netPrice: '8,33' });
  const { user } = renderAdmin(<Trial trial={trial([changed, row(3)])} checking={false} />);

  expect(screen.getByRole('list', { name: 'Totals' })).toHaveTextContent('1will be changed1will be added');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Row',
    'Name',
    'Price with KDV ₺',
  ]);
  expect(document.querySelector('del')).toHaveTextContent('285,00');
  expect(document.querySelector('ins')).toHaveTextContent('10,00');
  expect(screen.getByText('8,33 + KDV')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'New 1' }));
  expect(screen.getByRole('cell', { name: 'Vana 3' })).toBeVisible();
  expect(document.querySelector('del')).toBeNull();
});

test('rows that are no products are counted and listed with their reasons', async () => {
  const sum = row(5, {
    outcome: 'NO_PRODUCT',
    name: 'Ara Toplam',
    reasons: [
      { field: 'Name', input: 'name', message: 'A sum: it is no product.', value: 'Ara Toplam', suggestion: null },
    ],
  });
  const { user } = renderAdmin(<Trial trial={trial([row(2), sum])} checking={false} />);
  expect(screen.getByRole('list', { name: 'Totals' })).toHaveTextContent('1will be added1no product2rows in all');
  await user.click(screen.getByRole('button', { name: 'No product 1' }));
  expect(screen.getByRole('list', { name: 'No product' })).toHaveTextContent(
    'Line 5: Ara ToplamA sum: it is no product.',
  );
  expect(screen.queryByRole('table')).toBeNull();
});

test('a long file is shown page by page', async () => {
  const rows = Array.from({ length: 5000 }, (_, index) => row(index + 2));
  const { user } = renderAdmin(<Trial trial={trial(rows)} checking={false} />);

  expect(screen.getAllByRole('row')).toHaveLength(26);
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(screen.getByText('26–50 of 5000')).toBeVisible();
  expect(screen.getByRole('cell', { name: 'Vana 27' })).toBeVisible();
});

test('a wrong row names its cell, its value and the reason, and offers the nearest category', async () => {
  const correct = vi.fn();
  const reason = {
    field: 'Category',
    input: 'categoryId',
    value: 'Rulman ve Güç',
    message: 'There is no category Rulman ve Güç.',
    suggestion: 'Rulmanlar ve Güç Aktarım',
  };
  const { user } = renderAdmin(
    <ul>
      <LeftOutRow row={row(131, { outcome: 'WRONG', reasons: [reason] })} onCorrect={correct} />
    </ul>,
  );

  const item = within(screen.getByRole('listitem'));
  for (const text of ['131', 'Category', reason.message]) expect(item.getByText(text)).toBeVisible();
  expect(item.getByRole('textbox', { name: 'Category in row 131' })).toHaveValue('Rulman ve Güç');
  await user.click(item.getByRole('button', { name: 'Use Rulmanlar ve Güç Aktarım in row 131' }));
  expect(correct).toHaveBeenCalledWith({ line: 131, field: 'categoryId', value: 'Rulmanlar ve Güç Aktarım' });
});

test('an unclear row asks which product it means', async () => {
  const correct = vi.fn();
  const candidates = [{ id: '7', name: 'Vana', price: 1240.5, category: { id: 'v', name: 'Vanalar' } }];
  const { user } = renderAdmin(
    <ul>
      <LeftOutRow row={row(4, { outcome: 'UNCLEAR', candidates })} onCorrect={correct} />
    </ul>,
  );

  await user.click(screen.getByRole('button', { name: 'Vana, Vanalar, ₺ 1.240,50' }));
  await user.click(screen.getByRole('button', { name: 'A new product' }));
  expect(correct.mock.calls).toEqual([[{ line: 4, field: 'id', value: '7' }], [{ line: 4, field: 'id' }]]);
});

test('rows of existing products show their pictures, which are loaded for the visible rows only', async () => {
  const asked = vi.fn();
  const rows = Array.from({ length: 30 }, (_, index) => row(index + 2, { outcome: 'CHANGED', id: `p${index}` }));
  const picture = { url: '/uploads/products/1-vana.png', width: 800, height: 600, isAnimated: false, hasDark: false };
  const { user } = renderAdmin(<Trial trial={trial([...rows, row(99, { id: 'new' })])} checking={false} />, {
    queries: {
      productsNamed: ({ ids }) => {
        asked(ids);
        return [{ id: 'p0', image: picture.url, picture }];
      },
    },
  });
  await waitFor(() => expect(document.querySelector('img')).toHaveAttribute('src', expect.stringContaining('1-vana')));
  expect(document.querySelectorAll('img')).toHaveLength(1);
  expect(asked).toHaveBeenLastCalledWith(rows.slice(0, 25).map(({ id }) => id));
  expect(screen.getByRole('list', { name: 'Totals' })).toHaveTextContent('31rows in all');
  await user.click(screen.getByRole('button', { name: 'New 1' }));
  expect(document.querySelector('img')).toBeNull();
});

test('prices that would vanish are counted before anything is written', async () => {
  const cleared = row(2, { outcome: 'CHANGED', changes: ['price'], values: ['Vana 2', 'DN50', ''] });
  renderAdmin(<Trial trial={trial([cleared, row(3)])} checking={false} />);
  const head = screen.getByRole('heading', { name: '1 price becomes “on request”: its cell is blank.' });
  expect(head).toBeVisible();
  expect(screen.getByText('1 product changes and 1 is new.')).toBeVisible();
});

test('a row that is right is called no product, and one that is left out a product', async () => {
  const correct = vi.fn();
  const heading = row(5, { outcome: 'NO_PRODUCT', name: 'VANALAR' });
  const { user } = renderAdmin(<Trial trial={trial([row(2), heading])} checking={false} onCorrect={correct} />);
  await user.click(screen.getByRole('button', { name: 'Row 2 is no product' }));
  await user.click(screen.getByRole('button', { name: 'No product 1' }));
  await user.click(screen.getByRole('button', { name: 'Row 5 is a product' }));
  expect(correct.mock.calls).toEqual([
    [{ line: 2, field: 'row', value: 'NO_PRODUCT' }],
    [{ line: 5, field: 'row', value: 'PRODUCT' }],
  ]);
});

test.each([
  [
    { jumps: 3, clearedPrices: 1, changed: 5 },
    undefined,
    ['1 price becomes “on request”: its cell is blank.', '2 prices change by more than half.', '5 products change.'],
  ],
  [
    { cleared: [{ field: 'Category', count: 2 }], changed: 2 },
    undefined,
    ['Category of 2 products becomes empty.', '2 products change.'],
  ],
  [{ missing: 2, added: 1 }, 'BIN', ['2 products are not in the file and go to the bin.', '1 product is new.']],
  [
    { unclear: 1, wrong: 2 },
    undefined,
    ['Nothing would change.', '3 rows are left out until they are answered below.'],
  ],
] as const)('of %o the words say first what would vanish', (counts, missing, said) => {
  expect(
    sentencesOf({ ...trial([]), ...counts } as Parameters<typeof sentencesOf>[0], missing, (field) => field).map(
      ({ text }) => text,
    ),
  ).toEqual(said);
});
