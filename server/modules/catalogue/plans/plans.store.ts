import { and, asc, eq, gte, inArray, lt, lte, notInArray } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database.ts';
import { plans, planSteps } from '../../../db/tables/planTables.ts';

export type Plan = typeof plans.$inferSelect;
export type Step = typeof planSteps.$inferSelect;
type Shown = Omit<Plan, 'rows'>;
/** A moment of a plan, with what the plan is. */
export type StepRow = Step & { plan: Shown };
/** A step that waits, with all that it changes. */
export type WaitingStep = Pick<Step, 'seq' | 'at' | 'isBack'> & { plan: Pick<Plan, 'id' | 'name' | 'rows'> };

const shown = {
  id: plans.id,
  name: plans.name,
  what: plans.what,
  changedBy: plans.changedBy,
  fields: plans.fields,
  count: plans.count,
  admin: plans.admin,
};

/** Nothing of a plan is on the site before its time, so pages stay. */
const quiet = { raisesRevision: false };

type Between = { from: number; to: number; state?: Step['state'] | undefined };

/** Returns the steps from one moment to another, in their order. */
export const planStepsBetween = async (db: Tx, { from, to, state }: Between): Promise<StepRow[]> =>
  (
    await db
      .select({ step: planSteps, plan: shown })
      .from(planSteps)
      .innerJoin(plans, eq(plans.id, planSteps.planId))
      .where(and(gte(planSteps.at, from), lt(planSteps.at, to), state && eq(planSteps.state, state)))
      .orderBy(asc(planSteps.at), asc(planSteps.seq))
  ).map(({ step, plan }) => ({ ...step, plan }));

export async function findPlan(db: Tx, id: string): Promise<Plan | undefined> {
  const [row] = await db.select().from(plans).where(eq(plans.id, id));
  return row;
}

export async function findPlanStep(db: Tx, id: string): Promise<Step | undefined> {
  const [row] = await db
    .select()
    .from(planSteps)
    .where(eq(planSteps.seq, Number(id)));
  return row;
}

/** Returns the names of these plans, by their ids. */
export async function namesOfPlans(db: Tx, ids: string[]): Promise<Map<string, string>> {
  const rows = await db.select({ id: plans.id, name: plans.name }).from(plans).where(inArray(plans.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Returns the plans that have something to do until then, with the number of things that they change, the earliest first. */
export const duePlans = (db: Tx, now: number) =>
  db
    .select({ id: plans.id, count: plans.count })
    .from(planSteps)
    .innerJoin(plans, eq(plans.id, planSteps.planId))
    .where(and(eq(planSteps.state, 'WAITING'), lte(planSteps.at, now)))
    .orderBy(asc(planSteps.at), asc(planSteps.seq));

export const countStoppedPlans = (db: Tx) => db.$count(planSteps, eq(planSteps.state, 'STOPPED'));

export const stepsOfPlan = (db: Tx, planId: string) => stepsOfPlans(db, [planId]);

/** Returns the steps of these plans, in the order of each. */
export const stepsOfPlans = (db: Tx, planIds: string[]) =>
  db.select().from(planSteps).where(inArray(planSteps.planId, planIds)).orderBy(asc(planSteps.seq));

/** Returns all that waits, in the order in which it will happen. */
export const waitingPlanSteps = (db: Tx): Promise<WaitingStep[]> =>
  db
    .select({
      seq: planSteps.seq,
      at: planSteps.at,
      isBack: planSteps.isBack,
      plan: { id: plans.id, name: plans.name, rows: plans.rows },
    })
    .from(planSteps)
    .innerJoin(plans, eq(plans.id, planSteps.planId))
    .where(eq(planSteps.state, 'WAITING'))
    .orderBy(asc(planSteps.at), asc(planSteps.seq));

/** Returns the steps that wait and change one of these things, in the order in which they will happen. */
export async function waitingStepsWith(db: Tx, entity: string, ids: string[]): Promise<WaitingStep[]> {
  const asked = new Set(ids);
  const steps = await waitingPlanSteps(db);
  return steps.filter(({ plan }) => plan.rows.some((row) => row.entity === entity && asked.has(row.id)));
}

/** Call it in the transaction that does, stops or takes up a step. */
export const notePlanStep = async (tx: Tx, seqs: number[], values: Partial<Omit<Step, 'seq' | 'planId'>>) =>
  tx.update(planSteps).set(values).where(inArray(planSteps.seq, seqs));

export type Moments = { at: number; backAt: number | null };

export async function addPlan(tx: Tx, plan: Plan, { at, backAt }: Moments) {
  await tx.insert(plans).values(plan);
  const steps = [{ at, isBack: false }, ...(backAt === null ? [] : [{ at: backAt, isBack: true }])];
  await tx.insert(planSteps).values(steps.map((step) => ({ ...step, planId: plan.id })));
}

export const changePlan = async (tx: Tx, id: string, values: Partial<Omit<Plan, 'id'>>) =>
  tx.update(plans).set(values).where(eq(plans.id, id));

/** Takes what still waits out of a plan; a plan of which nothing was done is gone. Returns false where nothing waited. */
export const withdrawPlan = (db: Db, id: string): Promise<boolean> =>
  db.write(async (tx) => {
    const gone = await removeWaitingPlanSteps(tx, id);
    if (gone > 0 && (await stepsOfPlan(tx, id)).length === 0) await tx.delete(plans).where(eq(plans.id, id));
    return gone > 0;
  }, quiet);

/** Does the first half of it, in a transaction; returns how many steps waited. */
export const removeWaitingPlanSteps = async (tx: Tx, id: string) =>
  (
    await tx
      .delete(planSteps)
      .where(and(eq(planSteps.planId, id), eq(planSteps.state, 'WAITING')))
      .returning({ seq: planSteps.seq })
  ).length;

/** Adds a step to a plan. */
export const addPlanStep = async (tx: Tx, step: Pick<Step, 'planId' | 'at' | 'isBack'>) =>
  tx.insert(planSteps).values(step);

/** Says that nothing more is done about the steps that stopped. Returns false where there were none. */
export const leavePlan = (db: Db, id: string): Promise<boolean> =>
  db.write(async (tx) => {
    const left = await tx
      .update(planSteps)
      .set({ state: 'PASSED' })
      .where(and(eq(planSteps.planId, id), eq(planSteps.state, 'STOPPED')))
      .returning({ seq: planSteps.seq });
    return left.length > 0;
  }, quiet);

/** A job that is over stays in sight for this many milliseconds. */
export const plansKeptForMs = 30 * 86_400_000;

/** Removes plans that were over before that moment; one that waits or stopped stays. */
export const removePlansOverBefore = (db: Db, before: number) =>
  db.write(async (tx) => {
    const kept = tx.select({ id: planSteps.planId }).from(planSteps).where(gte(planSteps.at, before));
    const open = tx
      .select({ id: planSteps.planId })
      .from(planSteps)
      .where(inArray(planSteps.state, ['WAITING', 'STOPPED']));
    const old = await tx
      .select({ id: plans.id })
      .from(plans)
      .where(and(notInArray(plans.id, kept), notInArray(plans.id, open)));
    for (const { id } of old) await tx.delete(plans).where(eq(plans.id, id));
  }, quiet);
