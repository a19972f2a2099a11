import { badInput, notFound } from '../../../core/errors.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { PlannedRow } from '../../../db/tables/planTables.ts';
import { changePlan, findPlan, notePlanStep, stepsOfPlan } from '../../catalogue/plans/plans.store.ts';
import { changeThings } from './doPlan.ts';
import { keyOf, metIn, rowOf, thingsNow, type Thing } from './things.ts';

type TakingUp = {
  id: string;
  /** The keys of things that are changed although somebody has changed them since; the others of those leave the plan. */
  over: string[];
  now: number;
};

/** Does what had stopped, in one transaction; the way back waits again where its time is to come. Throws `NOT_FOUND`. */
export const takeUpPlan = (db: Db, { id, over, now }: TakingUp) =>
  db.write(async (tx) => {
    const plan = await findPlan(tx, id);
    const steps = await stepsOfPlan(tx, id);
    const stopped = steps.find(({ state }) => state === 'STOPPED');
    if (!plan || !stopped) throw notFound('A plan that stopped');
    const rows = await agreed(tx, plan.rows, { isBack: stopped.isBack, over: new Set(over) });
    if (rows.length === 0) throw badInput('over', 'Nothing is left of this plan: leave it.');
    const { undo } = await changeThings(tx, rows, stopped.isBack);
    await changePlan(tx, id, { rows, count: rows.length });
    await notePlanStep(tx, [stopped.seq], { state: 'DONE', undo, doneAt: now });
    const back = steps.filter(({ isBack, state, at }) => isBack && state === 'PASSED' && at > now);
    if (!stopped.isBack && back[0]) await notePlanStep(tx, [back[0].seq], { state: 'WAITING', doneAt: null });
  });

type Agreeing = { isBack: boolean; over: Set<string> };

/** Returns the rows of a plan that can be done: what people have changed is what a row expects, or the row is left out. */
async function agreed(tx: Tx, rows: PlannedRow[], { isBack, over }: Agreeing) {
  const now = await thingsNow(tx, rows);
  return rows.flatMap((row): PlannedRow[] => {
    const met = metOf(rowOf(row, isBack), now.get(keyOf(row)));
    if (met.length === 0) return [row];
    if (!over.has(keyOf(row))) return [];
    const found = Object.fromEntries(met.map((name) => [name, now.get(keyOf(row))?.values[name]]));
    return [isBack ? { ...row, to: { ...row.to, ...found } } : { ...row, from: { ...row.from, ...found } }];
  });
}

const metOf = (row: PlannedRow, thing: Thing | undefined) => (thing ? metIn(row, thing.values) : []);
