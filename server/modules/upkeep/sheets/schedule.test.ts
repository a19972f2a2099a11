import { expect, test } from 'vitest';
import { nextTimes, scheduleProblem } from '../../../../common/imports/schedule.ts';

const at = (text: string) => Date.parse(text);
const times = (pattern: string, after: string, zone?: string) =>
  nextTimes(pattern, at(after), 3, zone).map((time) => new Date(time).toISOString().slice(0, 16));

test('a schedule is by the clock of Istanbul', () => {
  expect(times('*/30 * * * *', '2026-11-24T06:10:00Z')).toEqual([
    '2026-11-24T06:30',
    '2026-11-24T07:00',
    '2026-11-24T07:30',
  ]);
  expect(times('0 6 * * 1', '2026-11-24T06:10:00Z')[0]).toBe('2026-11-30T03:00');
});

test('a day with a changed clock has its run once', () => {
  // In Berlin there is no 2:30 on March 29, and there are two on October 25.
  expect(times('30 2 * * *', '2026-03-28T12:00:00Z', 'Europe/Berlin')).toEqual([
    '2026-03-29T01:00',
    '2026-03-30T00:30',
    '2026-03-31T00:30',
  ]);
  expect(times('30 2 * * *', '2026-10-24T12:00:00Z', 'Europe/Berlin')).toEqual([
    '2026-10-25T00:30',
    '2026-10-26T01:30',
    '2026-10-27T01:30',
  ]);
});

test.each([
  ['0 0 31 2 *', 'Never happens'],
  ['her gün', 'This is no schedule such as 30 6 * * 1-5'],
  ['* * * * * *', 'This is no schedule such as 30 6 * * 1-5'],
  ['0 6 * * *', undefined],
])('the schedule %s: %s', (pattern, problem) => {
  expect(scheduleProblem(pattern)).toBe(problem);
});
