import { dateFormat } from '../../../common/text/locale.ts';
import { momentHere, offsetHere } from '../../core/companyDays.ts';

const shortDay = dateFormat({ day: '2-digit', month: '2-digit', year: 'numeric' }, 'de');

/** Writes a stored day: '21.11.2026' for '2026-11-21'. */
export const dayText = (isoDay: string) => isoDay.split('-').toReversed().join('.');

/** Writes the day of a moment, in milliseconds: '02.11.2026'. */
export const dayOf = (time: number) => shortDay.format(time);

/** Writes a moment within a sentence: '11.11.2026, 14:05 Uhr'. */
export const momentText = (time: number) => `${momentHere(time).replace(' ', ', ')} Uhr`;

/** Writes a moment as a record names it: '11.11.2026, 14:05 (GMT+3)'. */
export const recordedMoment = (time: number) => `${momentHere(time).replace(' ', ', ')} (${offsetHere(time)})`;

/** Writes a moment at the head of a quotation or a list: '11.11.2026 14:05'. */
export const shortMoment = momentHere;

/** Writes so many months: '24 Monate'. */
export const monthsText = (count: number) => (count === 1 ? '1 Monat' : `${count} Monate`);
