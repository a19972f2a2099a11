import type { DeliveryFragment } from './webhooks.generated.ts';
import { clockSeconds, clockTime, nearDate, waitedDays } from '../../parts/texts/dates.ts';
import * as words from '../../../words/admin/en/webhooks.ts';

const minute = 60_000;
const mostTries = 10;

/** Says how long it is until a moment, or when it is. */
function inTime(moment: string, now: Date): string {
  const left = Date.parse(moment) - now.getTime();
  if (left <= minute / 2) return words.now;
  if (left < 90 * minute) {
    const minutes = Math.max(1, Math.round(left / minute));
    return minutes === 1 ? words.inAMinute : words.inMinutes(minutes);
  }
  const days = -waitedDays(moment, now);
  const time = clockTime(moment);
  if (days === 0) return words.inTime.today(time);
  return days === 1 ? words.inTime.tomorrow(time) : words.inTime.later(days, time);
}

export type Answer = { look: 'taken' | 'failed' | 'waiting' | 'held'; title: string; detail: string };

/** Says what became of a delivery: the last answer, and what follows. */
export function answerOf({ state, tries, nextTryAt }: DeliveryFragment, now = new Date()): Answer {
  const last = tries.at(-1);
  const count = tries.length;
  if (state === 'HELD') return { look: 'held', title: words.held, detail: words.untilSomebodyDecides };
  if (!last)
    return { look: 'waiting', title: words.waits, detail: nextTryAt ? words.sentInTime(inTime(nextTryAt, now)) : '' };
  const title = last.status === null ? (last.reason ?? words.noAnswer) : String(last.status);
  if (state === 'DELIVERED')
    return { look: 'taken', title, detail: count > 1 ? words.msTry(last.took, count) : words.msTook(last.took) };
  const isTaken = last.status !== null && last.status >= 200 && last.status < 300;
  const look = isTaken ? 'waiting' : 'failed';
  if (state === 'WAITING' && nextTryAt) return { look, title, detail: words.tryAgain(count, inTime(nextTryAt, now)) };
  return {
    look,
    title,
    detail: count >= mostTries ? words.givenUpAfterTries(count) : words.tryNotTriedAgain(count),
  };
}

/** The time of today to the second, and else the day with it. */
export const momentOf = (moment: string, now = new Date()) =>
  waitedDays(moment, now) === 0 ? clockSeconds(moment) : nearDate(moment, now);
