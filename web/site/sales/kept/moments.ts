import { dateFormat, isoFormat } from '../../../../common/text/locale.ts';
import * as words from '../../../words/tr/common.ts';

const moment = dateFormat({ dateStyle: 'long', timeStyle: 'short' });
const isoDay = isoFormat({});

/** Formats a moment as '28 Ekim 2026 14:05', by the company's clock; the day stays with its month. */
export const momentText = (iso: string) => moment.format(new Date(iso)).replace(' ', '\u00a0');

const clock = dateFormat({ timeStyle: 'short' });

/** Formats a moment as '11.11.2026, saat 14.05', by the company's clock. */
export const clockText = (iso: string) =>
  words.dayAndTime(dayText(dayIn(new Date(iso))), clock.format(new Date(iso)).replace(':', '.'));

/** Returns the day of a moment: '2026-10-28'. */
export const dayIn = (at = new Date()) => isoDay.format(at);

/** Formats a day such as '2026-10-28' as '28.10.2026'. */
export const dayText = (day: string) => day.split('-').toReversed().join('.');

/** Counts the days from one day to another. */
export const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
