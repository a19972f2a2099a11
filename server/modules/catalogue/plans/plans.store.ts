import { randomUUID } from 'node:crypto';
import { and, asc, eq, gte, inArray, lt, lte } from 'drizzle-orm';
import { badInput } from '../../../core/errors.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { plans, planSteps, type PlannedRow } from '../../../db/planTables.ts';
import type { products } from '../../../db/tables.ts';
import { newPrice, type PriceRule } from '../products/priceRule.ts';
import { chosenSeqs, type Choice } from '../products/products.choice.ts';
import { withSeqs } from '../products/products.lookup.ts';

export type Plan = typeof plans.$inferSelect;
/** A moment of a plan, with what the plan is. */
export type StepRow = typeof planSteps.$inferSelect & { plan: Omit<Plan, 'rows'> };
export type Planned = { status: (typeof products.$inferSelect)['status'] } | { rule: PriceRule };

/** A plan is done by the server itself, between the answers to visitors. */
export const mostPlanned = 1000;

const shown = { id: plans.id, name: plans.name, what: plans.what, count: plans.count, admin: plans.admin };

/** Returns the steps from one moment to another, in their order. */
export const stepsBetween = async (db: Tx, from: number, to: number): Promise<StepRow[]> =>
  (
    await db
      .select({ step: planSteps, plan: shown })
      .from(planSteps)
      .innerJoin(plans, eq(plans.id, planSteps.planId))
      .where(and(gte(planSteps.at, from), lt(planSteps.at, to)))
      .orderBy(asc(planSteps.at), asc(planSteps.seq))
  ).map(({ step, plan }) => ({ ...step, plan }));

export async function find(db: Tx, id: string): Promise<Plan | undefined> {
  const [row] = await db.select().from(plans).where(eq(plans.id, id));
  return row;
}

/** Returns the waiting steps until then, the earliest first. */
export const dueSteps = (db: Tx, now: number) =>
  db
    .select()
    .from(planSteps)
    .where(and(eq(planSteps.state, 'WAITING'), lte(planSteps.at, now)))
    .orderBy(asc(planSteps.at), asc(planSteps.seq));

export const stepsOf = (db: Tx, planId: string) =>
  db.select().from(planSteps).where(eq(planSteps.planId, planId)).orderBy(asc(planSteps.seq));

/** Ends steps that wait. */
export const end = (
  tx: Tx,
  seqs: number[],
  { state, met = 0 }: { state: 'DONE' | 'STOPPED' | 'PASSED'; met?: number },
  now: number,
) =>
  tx
    .update(planSteps)
    .set({ state, met, doneAt: now })
    .where(and(inArray(planSteps.seq, seqs), eq(planSteps.state, 'WAITING')));

type Making = { name: string; admin: string; at: number; backAt: number | null; choice: Choice; planned: Planned };

/** Makes a plan of the products that are chosen now. Throws `BAD_USER_INPUT` and `CONFLICT`. */
export const create = (db: Db, { name, admin, at, backAt, choice, planned }: Making): Promise<Plan> =>
  // Nothing of it is on the site yet, so pages stay.
  db.write(
    async (tx) => {
      const rows = await rowsOf(tx, choice, planned);
      if (rows.length === 0) throw badInput('which', 'None of these products changes by this.');
      const what = 'rule' in planned ? ('PRICES' as const) : planned.status;
      const plan = { id: randomUUID(), name, what, rows, count: rows.length, admin };
      await tx.insert(plans).values(plan);
      const steps = [{ at, isBack: false }, ...(backAt === null ? [] : [{ at: backAt, isBack: true }])];
      await tx.insert(planSteps).values(steps.map((step) => ({ ...step, planId: plan.id })));
      return plan;
    },
    { raisesRevision: false },
  );

async function rowsOf(tx: Tx, choice: Choice, planned: Planned): Promise<PlannedRow[]> {
  const seqs = await chosenSeqs(tx, choice);
  if (seqs.length > mostPlanned) throw badInput('which', `At most ${mostPlanned} products can be planned at once.`);
  return (await withSeqs(tx, seqs)).flatMap(({ id, price, status }): PlannedRow[] => {
    if (!('rule' in planned))
      return status === planned.status ? [] : [{ id, from: { status }, to: { status: planned.status } }];
    if (price === null) return [];
    const next = newPrice(price, planned.rule).price;
    return next === price ? [] : [{ id, from: { price }, to: { price: next } }];
  });
}

/** Takes what still waits out of a plan; a plan of which nothing was done is gone. Returns false where nothing waited. */
export const withdraw = (db: Db, id: string): Promise<boolean> =>
  db.write(
    async (tx) => {
      const waiting = await tx
        .delete(planSteps)
        .where(and(eq(planSteps.planId, id), eq(planSteps.state, 'WAITING')))
        .returning({ seq: planSteps.seq });
      if (waiting.length > 0 && (await stepsOf(tx, id)).length === 0) await tx.delete(plans).where(eq(plans.id, id));
      return waiting.length > 0;
    },
    { raisesRevision: false },
  );
