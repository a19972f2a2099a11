import { Cron } from 'croner';
import { timeZone } from '../text/companyTime.ts';

/** Returns the next times of a schedule by the company's clock after a moment, in milliseconds; none for one that never happens. Throws for a wrong pattern. */
export function nextTimes(pattern: string, after: number, count: number, timezone = timeZone()): number[] {
  const cron = new Cron(pattern, { timezone, mode: '5-part', paused: true });
  return cron.nextRuns(count, new Date(after)).map((time) => time.getTime());
}

/** Says what is wrong with a schedule; undefined when it is right. */
export function scheduleProblem(pattern: string, now = Date.now()): string | undefined {
  try {
    return nextTimes(pattern, now, 1).length === 0 ? 'Never happens' : undefined;
  } catch (error) {
    if (error instanceof Error) return 'This is no schedule such as 30 6 * * 1-5';
    throw error;
  }
}
