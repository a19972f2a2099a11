import { randomUUID } from 'node:crypto';
import { badInput, notFound } from '../../../core/errors.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { PlannedBy, PlannedRow } from '../../../db/tables/planTables.ts';
import type { Document } from '../../../entity/recorded.ts';
import {
  addPlan,
  addPlanStep,
  changePlan,
  findPlan,
  removeWaitingPlanSteps,
  stepsOfPlan,
  waitingPlanSteps,
} from '../../catalogue/plans/plans.store.ts';
import type { Moments, Plan } from '../../catalogue/plans/plans.store.ts';
import { ladderInKurus } from '../../../../common/product/priceLadder.ts';
import type { Entered } from '../../catalogue/products/products.rows.ts';
import { jumpsIn, refuseJumps } from '../../catalogue/products/checks/products.jumps.ts';
import { labelsOf, onTrial, readThings, rowsOf, type Planned } from './plannedRows.ts';
import { leaveWaiting } from './leaveWaiting.ts';
import { keyOf, thingsNow } from './things.ts';
import { refuseClash, valuesAt, type Event } from './timeline.ts';

/** Nothing of it is on the site yet, so pages stay. */
const quiet = { raisesRevision: false };

type Making = Moments & {
  name: string;
  admin: string;
  planned: Planned;
  changedBy: PlannedBy | null;
  /** The values are those that wait of the thing, and wait no longer once they are planned. */
  ofWaiting?: boolean | null | undefined;
  /** Prices may jump. Those that wait were confirmed when they were kept. */
  confirmJumps?: boolean | null | undefined;
};

const eventsOf = (plan: Event['plan'], { at, backAt }: Moments): Event[] => [
  { at, isBack: false, plan },
  ...(backAt === null ? [] : [{ at: backAt, isBack: true, plan }]),
];

/**
 * Makes a plan of what is chosen now, as it will be by then; new values are `tried` before. Throws `BAD_USER_INPUT`, `NOT_FOUND`,
 * `CONFLICT` and `PRICE_JUMPS`.
 */
export async function makePlan(
  db: Db,
  { name, admin, at, backAt, changedBy, ofWaiting, confirmJumps, planned }: Making,
): Promise<Plan> {
  const fields = planned.what === 'VALUES' ? await labelsOf(db, planned.thing, planned.given) : null;
  return db.write(async (tx) => {
    const found = await readThings(tx, planned);
    const others = await waitingPlanSteps(tx);
    const now = new Map([...found].map(([key, { values }]) => [key, values]));
    const then = valuesAt(now, others, at);
    const thingsThen = new Map(
      [...found].map(([key, { thing, values }]) => [key, { thing, values: then.get(key) ?? values }]),
    );
    const rows = rowsOf(planned, thingsThen);
    if (rows.length === 0) throw badInput('which', 'None of these changes by this.');
    if (!ofWaiting) refuseJumps(jumpsOf(rows, thingsThen), confirmJumps);
    const plan: Plan = {
      ...{ id: randomUUID(), name, admin, changedBy, rows, count: rows.length },
      what: planned.what === 'STATUS' ? planned.status : planned.what,
      fields,
    };
    refuseClash(then, [...others, ...eventsOf(plan, { at, backAt })], { id: plan.id, at });
    await addPlan(tx, plan, { at, backAt });
    if (ofWaiting && planned.what === 'VALUES') await leaveWaiting(tx, planned.thing);
    return plan;
  }, quiet);
}

/** Returns the prices of products that would jump by a plan; those of documents are in lira. */
function jumpsOf(rows: PlannedRow[], things: Map<string, { values: Document }>) {
  return rows.flatMap((row) => {
    if (row.entity !== 'product') return [];
    const before = (things.get(keyOf(row))?.values ?? {}) as unknown as Entered;
    return jumpsIn({ ...ladderInKurus(before), id: row.id }, ladderInKurus({ ...before, ...row.to }));
  });
}

/**
 * Saves new values on trial, and returns them as they would be stored. It needs a transaction of its own, which is rolled
 * back: call it before the one that stores the plan.
 */
export async function tried(db: Db, planned: Planned): Promise<Planned> {
  return planned.what === 'VALUES' ? { ...planned, given: await onTrial(db, planned.thing, planned.given) } : planned;
}

type Moving = Moments & { name: string };

/** Gives what waits of a plan other moments, and the plan another name. Throws `BAD_USER_INPUT` and `NOT_FOUND`. */
export const movePlan = (db: Db, id: string, { name, at, backAt }: Moving) =>
  db.write(async (tx) => {
    const plan = await findPlan(tx, id);
    const steps = await stepsOfPlan(tx, id);
    if (!plan || steps.every(({ state }) => state !== 'WAITING')) throw notFound('Plan');
    const isBegun = steps.some(({ state, isBack }) => !isBack && state !== 'WAITING');
    if (isBegun && backAt === null) throw badInput('backAt', 'It has begun: give the moment at which it goes back.');
    const others = (await waitingPlanSteps(tx)).filter((step) => step.plan.id !== id);
    const events = eventsOf(plan, { at, backAt }).filter(({ isBack }) => isBack || !isBegun);
    const now = await valuesOf(tx, plan.rows);
    const first = events[0]?.at ?? at;
    refuseClash(valuesAt(now, others, first), [...others, ...events], { id, at: first });
    await changePlan(tx, id, { name });
    await removeWaitingPlanSteps(tx, id);
    for (const { at: moment, isBack } of events) await addPlanStep(tx, { planId: id, at: moment, isBack });
  }, quiet);

async function valuesOf(tx: Tx, rows: PlannedRow[]): Promise<Map<string, Document>> {
  const things = await thingsNow(tx, rows);
  return new Map(
    rows.flatMap((row) => {
      const thing = things.get(keyOf(row));
      return thing ? [[keyOf(row), thing.values] as const] : [];
    }),
  );
}
