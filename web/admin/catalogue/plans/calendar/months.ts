import { daysAfter } from '../../../../../common/text/companyTime.ts';
import { dateFormat } from '../../../../../common/text/locale.ts';
import { language } from '../../../../words/admin/en/locale.ts';

const title = dateFormat({ timeZone: 'UTC', month: 'long', year: 'numeric' }, language);

/** '2026-11' */
export const monthOf = (day: string) => day.slice(0, 7);

/** 'November 2026' */
export const monthTitle = (month: string) => title.format(new Date(`${month}-15T00:00:00Z`));

/** Returns the month that is so many later. */
export function monthAfter(month: string, more: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + more, 15)).toISOString().slice(0, 7);
}

export const dayAfter = (day: string, more: number) => daysAfter(day, more);

/** The number of days from Monday to a day. */
const sinceMonday = (day: string) => (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7;

/** Returns the days of the week that a day is in, from Monday on. */
export const weekOf = (day: string) => Array.from({ length: 7 }, (_, at) => dayAfter(day, at - sinceMonday(day)));

/** Returns the weeks of a month; days of its neighbours are undefined. */
export function weeksOf(month: string): (string | undefined)[][] {
  const weeks: string[][] = [];
  for (
    let week = weekOf(`${month}-01`);
    week.some((day) => monthOf(day) === month);
    week = weekOf(dayAfter(week[6] ?? '', 1))
  )
    weeks.push(week);
  return weeks.map((week) => week.map((day) => (monthOf(day) === month ? day : undefined)));
}
