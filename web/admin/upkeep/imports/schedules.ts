import { dateFormat } from '../../../../common/text/locale.ts';
import { language } from '../../../words/admin/en/locale.ts';
import * as words from '../../../words/admin/en/importProfiles.ts';
import { nextTimes, scheduleProblem } from '../../../../common/imports/schedule.ts';
import { smallLetters } from '../../session/officeLetters.ts';

/** The kinds of schedule that need no knowledge of cron. */
export const kinds = [
  { value: '', label: words.never },
  { value: '*/15 * * * *', label: words.every15Minutes },
  { value: '*/30 * * * *', label: words.every30Minutes },
  { value: '0 * * * *', label: words.everyHour },
  { value: 'DAY', label: words.everyDayAt },
  { value: 'WEEK', label: words.everyWeekOn },
  { value: 'CRON', label: words.cron },
];
export const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const daily = /^(\d{1,2}) (\d{1,2}) \* \* (\*|[0-6])$/;

/** Reads a schedule as the choices show it. */
export function partsOf(schedule: string | null) {
  const [, minute = '', hour = '', day = '*'] = daily.exec(schedule ?? '') ?? [];
  const time = minute === '' ? '06:00' : `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`;
  const plain = kinds.find(({ value }) => value === (schedule ?? ''));
  const kind = plain ? plain.value : minute === '' ? 'CRON' : day === '*' ? 'DAY' : 'WEEK';
  return { kind, time, day: day === '*' ? '1' : day };
}

/** Returns the schedule of these choices; `time` is '06:30'. */
export function scheduleOf({ kind, time, day }: ReturnType<typeof partsOf>, before: string | null): string | null {
  const [hour, minute] = time.split(':').map(Number);
  if (kind === 'DAY' || kind === 'WEEK') return `${minute ?? 0} ${hour ?? 6} * * ${kind === 'DAY' ? '*' : day}`;
  return kind === 'CRON' ? (before ?? '30 6 * * 1-5') : kind || null;
}

const shown = dateFormat({ weekday: 'short', month: 'short', day: 'numeric' }, language);
const clock = dateFormat({ hour: 'numeric', minute: '2-digit' }, language);

/** Returns the next three times in words; none for a schedule that is wrong or never happens. */
export const nextThree = (schedule: string, now: number) =>
  scheduleProblem(schedule, now) === undefined
    ? nextTimes(schedule, now, 3).map((time) => ({
        day: shown.format(time) === shown.format(now) ? words.today : shown.format(time),
        time: clock.format(time),
      }))
    : [];

/** Returns how often a schedule happens: 'every day at 06:00'. */
export function howOften(schedule: string | null): string {
  const { kind, time, day } = partsOf(schedule);
  if (kind === 'DAY') return words.dailyAt(time);
  if (kind === 'WEEK') return words.everyWeekdayAt(days[Number(day)] ?? '', time);
  return kind === 'CRON'
    ? words.bySchedule(schedule ?? '')
    : smallLetters(kinds.find(({ value }) => value === kind)?.label ?? '');
}
