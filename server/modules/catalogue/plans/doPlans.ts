import { actAs } from '../../../core/actor.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { PlannedRow } from '../../../db/planTables.ts';
import { inParts } from '../../../db/parts.ts';
import { raiseNotice } from '../../../notices/raiseNotice.ts';
import { productWriter, withIds } from '../products/products.writer.ts';
import * as plans from './plans.store.ts';

/**
 * Does what is due, the earliest first. Each step is one transaction with its own row, so that it happens once, whichever
 * server does it and however often one is killed.
 */
export async function doDue(db: Db, now: number) {
  for (const { planId } of await plans.dueSteps(db, now)) await doPlan(db, planId, now);
}

/** Does the next step of a plan, if it is due at that moment. */
export async function doPlan(db: Db, planId: string, now: number) {
  const plan = await plans.find(db, planId);
  if (!plan) return;
  await actAs({ admin: plan.admin, cause: 'doPlan', source: plan.name }, () =>
    db.write(async (tx) => {
      const steps = await plans.stepsOf(tx, planId);
      const waiting = steps.filter(({ state }) => state === 'WAITING');
      const due = waiting.filter(({ at }) => at <= now);
      const [step] = due;
      if (!step) return;
      // There and back again have passed while no server ran, and only the end would be seen.
      if (due.length > 1) return void (await plans.end(tx, seqsOf(due), { state: 'PASSED' }, now));
      const met = await change(tx, plan.rows, step.isBack);
      if (met === 0) return void (await plans.end(tx, [step.seq], { state: 'DONE' }, now));
      await plans.end(tx, [step.seq], { state: 'STOPPED', met }, now);
      // There is nothing to take back.
      await plans.end(tx, seqsOf(waiting), { state: 'PASSED' }, now);
      await raiseNotice(tx, { kind: 'PLAN_STOPPED', subject: planId, about: planId, numbers: { met }, now });
    }),
  );
}

const seqsOf = (steps: { seq: number }[]) => steps.map(({ seq }) => seq);

/** Returns how many products somebody has changed in the planned field since: then none of them is changed. */
async function change(tx: Tx, rows: PlannedRow[], isBack: boolean): Promise<number> {
  const found = await inParts(
    rows.map(({ id }) => id),
    (part) => withIds(tx, part),
  );
  const products = new Map(found.map((row) => [row.id, row]));
  const changes = rows.flatMap(({ id, ...planned }) => {
    const [from, to] = isBack ? [planned.to, planned.from] : [planned.from, planned.to];
    const product = products.get(id);
    // A product that was deleted leaves the plan.
    if (!product) return [];
    const names = Object.keys(to) as (keyof typeof to)[];
    const isMet = names.some((name) => product[name] !== from[name] && product[name] !== to[name]);
    const isNeeded = names.some((name) => product[name] !== to[name]);
    return [{ product, to, isMet, isNeeded }];
  });
  const met = changes.filter(({ isMet }) => isMet).length;
  if (met > 0) return met;
  const writer = productWriter(tx);
  for (const { product, to } of changes.filter(({ isNeeded }) => isNeeded)) await writer.change(product, to);
  await writer.finish();
  return 0;
}
