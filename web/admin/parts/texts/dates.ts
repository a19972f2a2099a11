import { dateFormat, isoFormat, momentAt } from '../../../../common/text/locale.ts';
import * as words from '../../../words/admin/en/dates.ts';
import { language } from '../../../words/admin/en/locale.ts';

const turkish = dateFormat({
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** Formats a moment for customers: '21 Kasım 2026 10:42'. */
export const turkishDate = (moment: string) => turkish.format(new Date(moment));

const turkishDayOnly = dateFormat({
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

const daysOfBuyers: Record<string, { format(moment: Date): string }> = {
  tr: turkishDayOnly,
  de: dateFormat({ day: '2-digit', month: '2-digit', year: 'numeric' }, 'de'),
};
const englishDay = dateFormat({ day: 'numeric', month: 'short', year: 'numeric' }, 'en');

/** Formats a day in the language of a buyer: '21.11.2026', and 'Nov 21, 2026' in English. */
export const dayForBuyer = (moment: string, language: string) =>
  (daysOfBuyers[language] ?? englishDay).format(new Date(moment));

/** Formats a day for customers: '21.11.2026'. */
export const turkishDay = (moment: string) => turkishDayOnly.format(new Date(moment));

const day = dateFormat({ month: 'short', day: 'numeric' }, language);

/** Formats a day without its year: 'Nov 21'. */
export const dayOnly = (moment: string) => day.format(new Date(moment));

const dayAndYear = dateFormat({ month: 'short', day: 'numeric', year: 'numeric' }, language);

/** Formats a day with its year: 'Feb 21, 2027'. */
export const dayWithYear = (moment: string) => dayAndYear.format(new Date(moment));

/** Returns the middle of a day such as '2026-11-27', as a moment to format. */
export const noonOf = (day: string) => new Date(momentAt(day, '12:00')).toISOString();

/** Formats a moment as 'MMM d, yyyy h:mm a', for example 'Nov 21, 2026 10:42 AM', always by the company's clock. */
export const fullDate = (moment: string) => `${dayWithYear(moment)} ${clockTime(moment)}`;

const clock = dateFormat({ hour: 'numeric', minute: '2-digit' }, language);
const weekday = dateFormat({ weekday: 'short', month: 'short', day: 'numeric' }, language);
const dayNumber = isoFormat({ dateStyle: 'short' });

/** Returns the number of the company's midnights from `moment` until `now`. */
const daysSince = (moment: Date, now: Date) =>
  Math.round((Date.parse(dayNumber.format(now)) - Date.parse(dayNumber.format(moment))) / 86_400_000);

/** Formats a moment of the last six days as 'Today 9:30 AM' or 'Fri, Nov 27 9:30 AM', and others in full. */
export function nearDate(moment: string, now = new Date()) {
  const at = new Date(moment);
  const days = daysSince(at, now);
  if (days < 0 || days > 6) return fullDate(moment);
  const name = days === 0 ? words.todayAt : days === 1 ? words.yesterdayAt : weekday.format(at);
  return `${name} ${clockTime(moment)}`;
}

/** Formats a moment for a narrow column: '9:30 AM' of today, 'Nov 21' of this year, and 'Nov 21, 2025'. */
export function shortDate(moment: string, now = new Date()) {
  const at = new Date(moment);
  if (daysSince(at, now) === 0) return clockTime(moment);
  return dayNumber.format(at).slice(0, 4) === dayNumber.format(now).slice(0, 4) ? dayOnly(moment) : dayWithYear(moment);
}

/** Formats the time of day: '9:30 AM'. */
export const clockTime = (moment: string) => clock.format(new Date(moment)).replace(/\s/u, ' ');

const clockInSeconds = dateFormat(
  {
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
  },
  language,
);

/** Formats the time of day to the second: '9:30:07 AM'. */
export const clockSeconds = (moment: string) => clockInSeconds.format(new Date(moment)).replace(/\s/u, ' ');

/** Returns the number of the company's midnights since the moment; negative for one that is still to come. */
export const waitedDays = (moment: string, now = new Date()) => daysSince(new Date(moment), now);

const weekdayOnly = dateFormat({ weekday: 'long' }, language);

/** Says when a day like '2026-11-27' is: 'today', 'tomorrow', 'on Friday', and 'on Fri, Dec 4' from a week on. */
export function dayWords(day: string, now = new Date()) {
  const at = new Date(noonOf(day));
  const days = -daysSince(at, now);
  if (days === 0) return words.today;
  if (days === 1) return words.tomorrow;
  return words.onDay(days > 1 && days < 7 ? weekdayOnly.format(at) : weekday.format(at));
}

const long = dateFormat(
  {
    weekday: 'long',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  },
  language,
);

/** Formats a day with its weekday: 'Monday, Nov 23, 2026'. */
export const longDay = (moment = new Date()) => long.format(moment);
