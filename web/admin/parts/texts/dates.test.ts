import { expect, test } from 'vitest';
import { dayWords, fullDate, nearDate, waitedDays } from './dates.ts';

test("a date is shown in Istanbul's time, as Nov 21, 2026 10:42 AM", () => {
  expect(fullDate('2026-11-21T07:42:00.000Z')).toBe('Nov 21, 2026 10:42 AM');
  expect(fullDate('2026-11-20T21:05:00.000Z')).toBe('Nov 21, 2026 12:05 AM');
});

test('a moment of the last six days is shown by its day in Istanbul', () => {
  const now = new Date('2026-11-26T12:00:00.000Z');
  expect(nearDate('2026-11-25T21:30:00.000Z', now)).toBe('Today 12:30 AM');
  expect(nearDate('2026-11-25T20:30:00.000Z', now)).toBe('Yesterday 11:30 PM');
  expect(nearDate('2026-11-20T06:30:00.000Z', now)).toBe('Fri, Nov 20 9:30 AM');
  expect(nearDate('2026-11-19T06:30:00.000Z', now)).toBe('Nov 19, 2026 9:30 AM');
  expect(nearDate('2026-11-27T06:30:00.000Z', now)).toBe('Nov 27, 2026 9:30 AM');
});

test('the day on which something ends is said in words', () => {
  const now = new Date('2026-11-26T21:30:00.000Z');
  const words = ['2026-11-27', '2026-11-28', '2026-11-30', '2026-12-04'].map((day) => dayWords(day, now));
  expect(words).toEqual(['today', 'tomorrow', 'on Monday', 'on Fri, Dec 4']);
  expect(waitedDays('2026-11-26T20:59:00.000Z', now)).toBe(1);
});
