import { dateFormat } from '../../../../common/text/locale.ts';
import { language } from '../../../words/admin/en/locale.ts';
import type { FigurePeriod } from '../../../graphql/generated/schema.ts';
import { dayOnly, dayWithYear, noonOf } from '../../parts/texts/dates.ts';
import * as figuresWords from '../../../words/admin/en/figures.ts';

/** The periods by their names in the address, which are also those of the files. */
export const periods = {
  week: { value: 'WEEK', label: figuresWords.days7, words: figuresWords.in7Days },
  month: { value: 'MONTH', label: figuresWords.days30, words: figuresWords.in30Days },
  year: { value: 'YEAR', label: figuresWords.twelveMonths, words: figuresWords.in12Months },
} as const satisfies Record<string, { value: FigurePeriod; label: string; words: string }>;
export type PeriodName = keyof typeof periods;

export const periodIn = (params: URLSearchParams): PeriodName => {
  const name = params.get('period') ?? '';
  return Object.hasOwn(periods, name) ? (name as PeriodName) : 'month';
};

const monthName = dateFormat({ month: 'long', year: 'numeric' }, language);

/** Formats a month like '2026-11': 'November 2026'. */
export const monthWords = (month: string) => monthName.format(new Date(noonOf(`${month}-15`)));

/** Formats a day or a month of the API: 'Today', 'Nov 22', 'November 2026'. */
export function lastWords(day: string, now = new Date()) {
  if (day.length < 10) return monthWords(day);
  return dayOnly(noonOf(day)) === dayOnly(now.toISOString()) ? figuresWords.today : dayOnly(noonOf(day));
}

export const sinceWords = (day: string) => dayWithYear(noonOf(day));
