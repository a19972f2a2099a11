import type { DeliveryFragment } from '../../../graphql/generated/operations.ts';
import { clockSeconds, clockTime, nearDate, waitedDays } from '../../parts/texts/dates.ts';

const minute = 60_000;
const mostTries = 10;

/** Says how long it is until a moment, or when it is. */
function inTime(moment: string, now: Date): string {
  const left = Date.parse(moment) - now.getTime();
  if (left <= minute / 2) return 'now';
  if (left < 90 * minute) {
    const minutes = Math.max(1, Math.round(left / minute));
    return minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
  }
  const days = -waitedDays(moment, now);
  return `${days === 0 ? 'at' : days === 1 ? 'tomorrow' : `in ${days} days`} ${clockTime(moment)}`;
}

export type Answer = { look: 'taken' | 'failed' | 'waiting' | 'held'; title: string; detail: string };

/** Says what became of a delivery: the last answer, and what follows. */
export function answerOf({ state, tries, nextTryAt }: DeliveryFragment, now = new Date()): Answer {
  const last = tries.at(-1);
  const count = tries.length;
  if (state === 'HELD') return { look: 'held', title: 'Held', detail: 'until somebody decides' };
  if (!last) return { look: 'waiting', title: 'Waits', detail: nextTryAt ? `sent ${inTime(nextTryAt, now)}` : '' };
  const title = last.status === null ? (last.reason ?? 'No answer') : String(last.status);
  if (state === 'DELIVERED')
    return { look: 'taken', title, detail: count > 1 ? `${last.took} ms, try ${count}` : `${last.took} ms` };
  const isTaken = last.status !== null && last.status >= 200 && last.status < 300;
  const look = isTaken ? 'waiting' : 'failed';
  if (state === 'WAITING' && nextTryAt) return { look, title, detail: `try ${count}, again ${inTime(nextTryAt, now)}` };
  return {
    look,
    title,
    detail: count >= mostTries ? `given up after ${count} tries` : `try ${count}, not tried again`,
  };
}

/** The time of today to the second, and else the day with it. */
export const momentOf = (moment: string, now = new Date()) =>
  waitedDays(moment, now) === 0 ? clockSeconds(moment) : nearDate(moment, now);
