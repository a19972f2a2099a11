import { isoFormat } from '../../common/text/locale.ts';

// Where the company works: by its clock people read dates, and years begin.

const parts = isoFormat({ dateStyle: 'short', timeStyle: 'short' });

/** `time` in milliseconds. */
export const yearInIstanbul = (time: number) => Number(parts.format(time).slice(0, 4));

/** '2026-11-21'; `time` in milliseconds. */
export const dayInIstanbul = (time: number) => parts.format(time).slice(0, 10);

/** 'dd.MM.yyyy HH:mm', which Turkish Excel takes for a moment; `time` in milliseconds. */
export function momentInIstanbul(time: number) {
  const [date = '', clock = ''] = parts.format(time).split(' ');
  return `${date.split('-').reverse().join('.')} ${clock}`;
}

/** The moment at which a day like '2026-11-21' begins; undefined where there is no such day. The clock stays at UTC+3. */
export function startOfDayInIstanbul(day: string): number | undefined {
  const time = Date.parse(`${day}T00:00:00+03:00`);
  return !Number.isNaN(time) && dayInIstanbul(time) === day ? time : undefined;
}
