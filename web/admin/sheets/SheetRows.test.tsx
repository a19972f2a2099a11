// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SheetRows } from './SheetRows.tsx';

const row = (line: number) => ({ line, name: `Vana ${line}`, outcome: 'ADDED' as const, reasons: [], changes: [] });

test('changed fields are called what the form calls them, and errors come first', () => {
  const changed = { ...row(2), outcome: 'CHANGED' as const, changes: ['price', 'categoryId'] };
  const wrong = { ...row(3), outcome: 'WRONG' as const, reasons: [{ field: 'Price', message: 'Not a number.' }] };
  render(<SheetRows rows={[changed, wrong]} />);

  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('Price: Not a number.');
  expect(second).toHaveTextContent('Price, Category');
});

test('of a long file the first 200 rows are listed, and the others counted', () => {
  render(<SheetRows rows={Array.from({ length: 201 }, (_, line) => row(line))} />);
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(200);
  expect(screen.getByText('And 1 more row.')).toBeVisible();
});
