import { daysAfter } from '../../../../common/text/companyTime.ts';
import { dateFormat, isoFormat, momentAt } from '../../../../common/text/locale.ts';
import { language } from '../../../words/admin/en/locale.ts';
import * as words from '../../../words/admin/en/plans.ts';

// Moments are entered and shown by the company's clock.

const isoDay = isoFormat({ dateStyle: 'short' });
const isoTime = isoFormat({ hour: '2-digit', minute: '2-digit' });
const clock = dateFormat({ hour: 'numeric', minute: '2-digit' }, language);
const weekday = dateFormat({ weekday: 'long' }, language);
const date = dateFormat({ month: 'short', day: 'numeric' }, language);
const dateAndYear = dateFormat({ month: 'short', day: 'numeric', year: 'numeric' }, language);
const near = dateFormat({ weekday: 'short', month: 'short', day: 'numeric' }, language);
const whole = dateFormat({ dateStyle: 'medium', timeStyle: 'short' }, language);

export const dayLong = 86_400_000;

/** '2026-11-27' */
export const dayOf = (moment: string | number) => isoDay.format(new Date(moment));

/** The moment at which a day like '2026-11-27' begins, in milliseconds. */
export const startOf = (day: string) => momentAt(day);

/** '9:00 AM' */
export const timeText = (moment: string) => clock.format(new Date(moment)).replace(/\s/u, ' ');

/** 'Nov 27, 2026, 9:00 AM' */
export const momentText = (moment: string) => whole.format(new Date(moment));

/** 'Mon, Nov 30, 11:59 PM' */
export const nearMoment = (moment: string) => `${near.format(new Date(moment))}, ${timeText(moment)}`;

/** 'Fri, Nov 27' */
export const nearDay = (day: string) => near.format(new Date(startOf(day)));

/** The heading of a day: words.today and 'Monday, Nov 23', or 'Friday' and 'Nov 27', with the year where it is another one. */
export function dayTexts(day: string, today: string) {
  const at = new Date(startOf(day));
  const text = (day.slice(0, 4) === today.slice(0, 4) ? date : dateAndYear).format(at);
  return day === today
    ? { name: words.today, date: `${weekday.format(at)}, ${text}` }
    : { name: weekday.format(at), date: text };
}

/** Returns what a field of the browser holds, such as '2026-11-27T09:00', as ISO 8601; undefined where it is no moment. */
export function readMoment(typed: string): string | undefined {
  const time = momentAt(...(typed.split('T') as [string, string]));
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

/** Returns a moment as such a field holds it. */
export const typedMoment = (moment: string | number) => `${dayOf(moment)}T${isoTime.format(new Date(moment))}`;

/** Tomorrow at nine, as such a field holds it. */
export const tomorrow = (now: number) => `${daysAfter(dayOf(now), 1)}T09:00`;
