import { afterEach, expect, test } from 'vitest';
import { setTimeZone } from '../../common/text/companyTime.ts';
import { dateFormat, momentAt } from '../../common/text/locale.ts';
import { nextTimes } from '../../common/imports/schedule.ts';
import { openTestApi } from '../testing/openTestApi.ts';
import { recordedMoment } from '../words/tr/dates.ts';
import { dayHere, lastTimeHere, momentHere, offsetHere, startOfDayHere, yearHere } from './companyDays.ts';

const before = process.env.TZ;
const machines = ['America/New_York', 'Asia/Tokyo', 'UTC'];
afterEach(() => {
  setTimeZone(undefined);
  if (before === undefined) delete process.env.TZ;
  else process.env.TZ = before;
});

const utc = (moment: number | undefined) => moment !== undefined && new Date(moment).toISOString().slice(0, 16);

test.each(machines)('days, years and hours are those of the company on a machine in %s', (machine) => {
  process.env.TZ = machine;
  const newYear = Date.parse('2026-12-31T21:30:00Z');
  expect(new Date(newYear).getHours()).toBe({ 'America/New_York': 16, 'Asia/Tokyo': 6, UTC: 21 }[machine]);
  expect([yearHere(newYear), dayHere(newYear), momentHere(newYear)]).toEqual([2027, '2027-01-01', '01.01.2027 00:30']);
  expect(recordedMoment(newYear)).toBe('01.01.2027, 00.30 (GMT+3)');
  expect(utc(lastTimeHere('03:30', newYear))).toBe('2026-12-31T00:30');
  expect(nextTimes('30 6 * * *', newYear, 1).map(utc)).toEqual(['2027-01-01T03:30']);

  setTimeZone('America/New_York');
  expect([yearHere(newYear), dayHere(newYear), momentHere(newYear)]).toEqual([2026, '2026-12-31', '31.12.2026 16:30']);
  expect(recordedMoment(newYear)).toBe('31.12.2026, 16.30 (GMT-5)');
  expect(nextTimes('30 6 * * *', newYear, 1).map(utc)).toEqual(['2027-01-01T11:30']);
  setTimeZone('Asia/Kolkata');
  expect(offsetHere(newYear)).toBe('GMT+5:30');
});

test.each(machines)('days on which clocks change begin and end where the zone says, on a machine in %s', (machine) => {
  process.env.TZ = machine;
  setTimeZone('Europe/Berlin');
  // Put forward at two o'clock on the 29th of March, back at three on the 25th of October.
  expect(utc(startOfDayHere('2026-03-29'))).toBe('2026-03-28T23:00');
  expect(utc(startOfDayHere('2026-03-30'))).toBe('2026-03-29T22:00');
  expect(utc(momentAt('2026-03-29', '02:30'))).toBe('2026-03-29T01:30');
  expect(utc(momentAt('2026-10-25', '02:30'))).toBe('2026-10-25T00:30');
  expect(utc(momentAt('2026-10-25', '03:30'))).toBe('2026-10-25T02:30');
  expect(utc(lastTimeHere('08:00', Date.parse('2026-03-29T05:59:00Z')))).toBe('2026-03-28T07:00');
  // Here summer time leaves out midnight itself.
  setTimeZone('America/Santiago');
  expect(utc(momentAt('2026-09-06'))).toBe('2026-09-06T04:00');
  expect(startOfDayHere('2026-02-30')).toBeUndefined();
});

test('a format that was made before the zone was known writes by it', () => {
  const day = dateFormat({ dateStyle: 'long' });
  const moment = Date.parse('2026-11-28T22:30:00Z');
  expect(day.format(moment)).toBe('29 Kasım 2026');
  setTimeZone('America/New_York');
  expect(day.format(moment)).toBe('28 Kasım 2026');
});

test.each(machines)(
  'the API takes no moment without its zone, whatever the zone of the machine is: %s',
  async (machine) => {
    process.env.TZ = machine;
    const { asAdmin } = await openTestApi();
    const Steps = 'query ($from: String!) { planSteps(from: $from, to: "2026-12-31T00:00:00Z") { id } }';
    for (const from of [
      '2026-12-01T09:00',
      '2026-12-01T09:00:00',
      '05.12.2026 09:00',
      '2026-12-01',
      '2026-02-30T09:00:00Z',
    ]) {
      expect((await asAdmin(Steps, { from })).errors?.[0]?.message, from).toContain('or with another zone');
    }
    expect((await asAdmin(Steps, { from: '2026-12-01T09:00:00+03:00' })).errors).toBeUndefined();
  },
);
