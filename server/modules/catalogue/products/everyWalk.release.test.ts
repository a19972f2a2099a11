// Takes long: some thousand saves, each of which is undone.
import { expect, test } from 'vitest';
import { walkOfChanges } from '../../../testing/random/walkOfChanges.ts';

test('1,000 changes in random ways, undone in random order, end where they began', { timeout: 1_800_000 }, async () => {
  expect((await walkOfChanges(1000, 2)).made).toBeGreaterThan(350);
});
