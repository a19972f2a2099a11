import type { Services } from '../../../context/context.ts';
import { lookAtClock } from '../../../db/clock.store.ts';
import { duePlans } from '../../catalogue/plans/plans.store.ts';
import { doPlan } from './doPlan.ts';
import { doPlanJob } from './doPlan.job.ts';

/** A plan of more things than this is done by a process of its own. */
const mostHere = 100;
/** A plan that failed for a reason that may pass is tried again after so many milliseconds. */
const pauseMs = 60_000;

type Doing = Pick<Services, 'db' | 'heavyWork' | 'log'>;
type Due = { id: string; count: number };

/** Does a plan that is due, here or beside this process. */
export const doOne = ({ db, heavyWork }: Omit<Doing, 'log'>, { id, count }: Due, now: number, byHand = false) =>
  count <= mostHere ? doPlan(db, { planId: id, now, byHand }) : heavyWork.run(doPlanJob, { planId: id, now, byHand });

/** Returns a function that does what is due, in its order. Call it at regular times. */
export function createPlanner({ db, heavyWork, log }: Doing) {
  const waits = new Map<string, number>();
  return async (now = Date.now()) => {
    const due = await duePlans(db, now);
    // Under a clock that has jumped ahead, all plans would be due.
    if (due.length === 0 || !(await lookAtClock(db, now)).isRight) return;
    for (const plan of due) {
      if ((waits.get(plan.id) ?? 0) > now) continue;
      try {
        await doOne({ db, heavyWork }, plan, now);
        waits.delete(plan.id);
      } catch (error) {
        waits.set(plan.id, now + pauseMs);
        log.error({ err: error, plan: plan.id }, 'a plan failed, and is tried again in a minute');
      }
    }
  };
}
