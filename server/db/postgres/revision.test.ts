import { expect, test } from 'vitest';
import { createRevision } from './revision.ts';

test('a copy of the database that lacks the last commits never reuses a number of other content', () => {
  const revision = createRevision();
  revision.begin(7);
  revision.hear(9);
  revision.see(8);
  expect(revision.now()).toBe(9);
  revision.begin(8);
  const after = revision.now();
  expect(after).toBeGreaterThan(9);
  revision.hear(9);
  expect(revision.now()).toBeGreaterThan(after);
});
