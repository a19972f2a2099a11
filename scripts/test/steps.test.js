import { expect, test } from 'vitest';
import { releaseLine } from './steps.mjs';

test('the line of a release lane names its commit, its figures, what was unsteady and what is left out', () => {
  const figures = { at: 'a734fc5b1', took: '2081.4 s', passed: 7647, failed: 1 };
  expect(releaseLine({ ...figures, unsteady: ['e2e/main/offer.test.ts: sends an offer'], leftOut: ['Firefox'] })).toBe(
    'Release lane at a734fc5b1, 2081.4 s: 7647 passed, 1 failed; unsteady: e2e/main/offer.test.ts: sends an offer; left out: Firefox.',
  );
  expect(releaseLine({ ...figures, failed: 0, unsteady: [], leftOut: [] })).toBe(
    'Release lane at a734fc5b1, 2081.4 s: 7647 passed, 0 failed; unsteady: nothing; left out: nothing.',
  );
  const rest = releaseLine({ ...figures, passed: 12, failed: 0, unsteady: [], leftOut: [], resumed: true });
  expect(rest).toContain(
    '12 passed, 0 failed; unsteady: nothing; left out: nothing. The others had passed in this lane',
  );
});
