import { expect, test } from 'vitest';
import { fullDate, shortDate } from './dates.ts';

test("a message's date is Istanbul's, written like Nov 21, 2026 10:42 AM", () => {
  expect(fullDate('2026-11-21T07:42:00.000Z')).toBe('Nov 21, 2026 10:42 AM');
  expect(fullDate('2026-11-20T21:05:00.000Z')).toBe('Nov 21, 2026 12:05 AM');
});

test('a list says the hour today, then yesterday, then the day, and the year when it is another', () => {
  const now = new Date('2026-11-21T09:00:00.000Z');
  expect(shortDate('2026-11-21T07:42:00.000Z', now)).toBe('10:42');
  expect(shortDate('2026-11-20T20:59:00.000Z', now)).toBe('Yesterday');
  expect(shortDate('2026-11-18T07:42:00.000Z', now)).toBe('18 Nov');
  expect(shortDate('2025-11-18T07:42:00.000Z', now)).toBe('18 Nov 2025');
});
