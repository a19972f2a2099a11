import { dateFormat } from '../../../common/text/locale.ts';
import { offsetHere } from '../../core/companyDays.ts';

// The month is written as a word: 03/04 is one day to some readers, and another to others.
const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const ofDay = dateFormat(day, 'en');
const ofTime = dateFormat(time, 'en');
const ofStored = dateFormat({ ...day, timeZone: 'UTC' }, 'en');

/** Writes a stored day: 'Nov 21, 2026' for '2026-11-21'. */
export const dayText = (isoDay: string) => ofStored.format(Date.parse(isoDay));

/** Writes the day of a moment, in milliseconds: 'Nov 2, 2026'. */
export const dayOf = (moment: number) => ofDay.format(moment);

/** Writes a moment within a sentence: 'Nov 11, 2026 at 14:05'. */
export const momentText = (moment: number) => `${ofDay.format(moment)} at ${ofTime.format(moment)}`;

/** Writes a moment as a record names it: 'Nov 11, 2026, 14:05 (GMT+3)'. */
export const recordedMoment = (moment: number) =>
  `${ofDay.format(moment)}, ${ofTime.format(moment)} (${offsetHere(moment)})`;

/** Writes a moment at the head of a quotation or a list: 'Nov 11, 2026, 14:05'. */
export const shortMoment = (moment: number) => `${ofDay.format(moment)}, ${ofTime.format(moment)}`;

/** Writes so many months: '24 months'. */
export const monthsText = (count: number) => (count === 1 ? '1 month' : `${count} months`);
