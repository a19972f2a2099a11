import { expect, test } from 'vitest';
import { nearestTests } from './nearest.mjs';

const tests = ['server/core/a.test.ts', 'server/modules/mails/b.test.ts', 'web/c.test.tsx', 'web/d.test.tsx'].map(
  (file) => ({ file, seconds: 2 }),
);
const steps = new Map([
  ['server/core/a.test.ts', 1],
  ['server/modules/mails/b.test.ts', 5],
  ['web/c.test.tsx', 2],
]);
const choose = (changed, budget) => nearestTests({ tests, changed, steps, budget }).chosen.map(({ file }) => file);

test('tests in the folder of the change come first, then those that import it in the fewest steps', () => {
  expect(choose(['server/modules/mails/mails.store.ts'], 4)).toEqual([
    'server/modules/mails/b.test.ts',
    'server/core/a.test.ts',
  ]);
  expect(choose(['schema.graphql'], 4)).toEqual(['server/core/a.test.ts', 'web/c.test.tsx']);
});

test('tests that do not depend on the change are left out, whatever the time', () => {
  expect(choose(['schema.graphql'], 100)).not.toContain('web/d.test.tsx');
});

test('one test runs even where the time is too short for it', () => {
  expect(choose(['schema.graphql'], 1)).toEqual(['server/core/a.test.ts']);
});

test('all tests that depend on the change are counted', () => {
  expect(nearestTests({ tests, changed: ['schema.graphql'], steps, budget: 1 }).touched).toHaveLength(3);
});
