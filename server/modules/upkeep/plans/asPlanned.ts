import type { Db } from '../../../db/database.ts';
import { waitingPlanSteps } from '../../catalogue/plans/plans.store.ts';
import { changeThings } from './doPlan.ts';

/** A page is shown as soon as running writes are done; beyond this many milliseconds the reader is asked to come back. */
const patience = 5000;
/** Writes wait while a page is made, so that it shows no more changes than these. */
const mostChanges = 1000;

/**
 * Does all that is planned until a moment in a transaction that is rolled back, and runs `look` in it; `seen` is what visitors
 * would find then. What would stop is left out. Returns null where there are too many changes to show.
 */
export const asPlanned = <T>(db: Db, until: number, look: (seen: Db) => Promise<T>): Promise<T | null> =>
  db.attempt(
    async (tx, seen) => {
      const due = (await waitingPlanSteps(tx)).filter(({ at }) => at <= until);
      if (due.reduce((sum, { plan }) => sum + plan.rows.length, 0) > mostChanges) return null;
      for (const { plan, isBack } of due) await changeThings(tx, plan.rows, isBack);
      return look(seen);
    },
    { patience },
  );
