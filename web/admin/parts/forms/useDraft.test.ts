import { expect, test } from 'vitest';
import { together } from './useDraft.ts';

const started = { version: 3, values: { name: 'Vana', brand: '', price: '' } };

test('what was typed before an older draft was read is added to it, and takes nothing from it', () => {
  const later = { savedAt: 2, started, values: { name: 'Küresel vana', brand: 'Duyar', price: '' } };
  expect(together(undefined, later)).toBe(later);
  const older = { savedAt: 1, started, values: { name: 'Vana DN50', brand: '', price: '285' } };
  expect(together(older, later)).toEqual({
    savedAt: 2,
    started,
    values: { name: 'Vana DN50', brand: 'Duyar', price: '285' },
  });
});
