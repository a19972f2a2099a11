import { expect, test } from 'vitest';
import { nextTry, retryAfterOf } from './schedule.ts';

const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000];

test('ten tries take some 75 hours, each pause a fifth longer or shorter', () => {
  const pauses = (random: number) => Array.from({ length: 9 }, (_, at) => nextTry(at + 1, { now: 0, random }) ?? 0);
  expect(pauses(0.5)).toEqual([
    5 * second,
    5 * minute,
    30 * minute,
    2 * hour,
    5 * hour,
    10 * hour,
    14 * hour,
    20 * hour,
    24 * hour,
  ]);
  expect(nextTry(10, { now: 0 })).toBeNull();
  const sum = pauses(0.5).reduce((all, pause) => all + pause, 0);
  expect(sum).toBe(75 * hour + 35 * minute + 5 * second);
  expect(pauses(0)[0]).toBe(4 * second);
  expect(pauses(1)[0]).toBe(6 * second);
});

test.each([
  ['120', 120 * second],
  [new Date(3 * hour).toUTCString(), 3 * hour],
  ['999999', day],
  ['yarın', undefined],
  [undefined, undefined],
])('a Retry-After of %s is %s', (header, expected) => {
  expect(retryAfterOf(header, 0)).toBe(expected);
});
