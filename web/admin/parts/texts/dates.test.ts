import { expect, test } from 'vitest';
import { fullDate } from './dates.ts';

test("a date is shown in Istanbul's time, as Nov 21, 2026 10:42 AM", () => {
  expect(fullDate('2026-11-21T07:42:00.000Z')).toBe('Nov 21, 2026 10:42 AM');
  expect(fullDate('2026-11-20T21:05:00.000Z')).toBe('Nov 21, 2026 12:05 AM');
});
