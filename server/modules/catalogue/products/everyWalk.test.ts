import { expect, test } from 'vitest';
import { walkOfChanges } from '../../../testing/random/walkOfChanges.ts';

test('150 changes in random ways, undone in random order, end where they began', async () => {
  const { made, refused } = await walkOfChanges(150, 1);
  expect(made).toBeGreaterThan(40);
  expect(refused).toBeGreaterThan(2);
});
