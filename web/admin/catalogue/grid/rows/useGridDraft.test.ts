import { expect, test } from 'vitest';
import { together } from './useGridDraft.ts';

const cell = (id: string, column: string, text: string) => ({ id, column, text, was: '' });

test('what was typed before an older draft was read is added to it, and takes nothing from it', () => {
  const later = {
    savedAt: 2,
    cells: [cell('p1', 'price', '300'), cell('p1', 'name', 'Pompa'), cell('p2', 'price', '9')],
  };
  expect(together(undefined, later)).toBe(later);
  const older = { savedAt: 1, cells: [cell('p1', 'price', '285'), cell('p3', 'price', '1')] };
  expect(together(older, later)).toEqual({
    savedAt: 2,
    cells: [...older.cells, cell('p1', 'name', 'Pompa'), cell('p2', 'price', '9')],
  });
});
