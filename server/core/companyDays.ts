import { daysAfter } from '../../common/text/companyTime.ts';
import { aheadOfUtc, isoFormat, momentAt } from '../../common/text/locale.ts';

// By the company's clock people read dates, and years begin (common/text/companyTime.ts).

const parts = isoFormat({ dateStyle: 'short', timeStyle: 'short' });

/** `time` in milliseconds. */
export const yearHere = (time: number) => Number(parts.format(time).slice(0, 4));

/** '2026-11-21'; `time` in milliseconds. */
export const dayHere = (time: number) => parts.format(time).slice(0, 10);

/** 'dd.MM.yyyy HH:mm', which Turkish Excel takes for a moment; `time` in milliseconds. */
export function momentHere(time: number) {
  const [date = '', clock = ''] = parts.format(time).split(' ');
  return `${date.split('-').reverse().join('.')} ${clock}`;
}

/** 'GMT+3', or 'GMT+5:30'; `time` in milliseconds. */
export function offsetHere(time: number) {
  const minutes = Math.round(aheadOfUtc(time) / 60_000);
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `GMT${minutes < 0 ? '-' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}

/** The moment at which a day like '2026-11-21' begins; undefined where there is no such day. */
export function startOfDayHere(day: string): number | undefined {
  const time = momentAt(day);
  return !Number.isNaN(time) && dayHere(time) === day ? time : undefined;
}

/** The last moment at which the company's clock showed that time, such as '03:30'. */
export function lastTimeHere(time: string, now: number): number {
  const today = momentAt(dayHere(now), time);
  return today <= now ? today : momentAt(daysAfter(dayHere(now), -1), time);
}
