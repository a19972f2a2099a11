import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { actAs } from '../../../core/actor.ts';
import { DomainError } from '../../../core/errors.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { NotUnique } from '../../../db/notUnique.ts';
import type { planSteps, PlannedRow } from '../../../db/tables/planTables.ts';
import type { products } from '../../../db/tables/tables.ts';
import type { Document } from '../../../entity/recorded.ts';
import { storedLira, storedLadder } from '../../../fields/ladder.ts';
import { raiseNotice } from '../../../notices/raiseNotice.ts';
import { findPlan, notePlanStep, stepsOfPlan, type Plan, type Step } from '../../catalogue/plans/plans.store.ts';
import { changeProducts, type ProductChange } from '../../catalogue/products/products.change.ts';
import { recordedEntity } from '../history/recordedEntities.ts';
import { joined } from '../history/undoParts.ts';
import { after, keyOf, metIn, rowOf, thingsNow, type Thing } from './things.ts';

type Doing = {
  planId: string;
  now: number;
  /** Somebody asked for it, and needs no notice that it was done. */
  byHand?: boolean;
};

/**
 * Does the next step of a plan, if it is due at that moment, as one transaction with the step's own row: it happens once,
 * whichever server does it and however often one is killed. What cannot be done stops the plan.
 */
export async function doPlan(db: Db, doing: Doing) {
  const plan = await findPlan(db, doing.planId);
  if (!plan) return;
  await actAs({ admin: plan.admin, cause: 'doPlan', source: plan.name }, async () => {
    try {
      await db.write((tx) => doNext(tx, plan, doing));
    } catch (error) {
      const reason = reasonOf(error);
      if (reason === undefined) throw error;
      await db.write(async (tx) => {
        const { due, waiting } = await stepsOf(tx, doing);
        if (due[0]) await stop(tx, plan, { step: due[0], waiting, now: doing.now, met: 0, reason });
      });
    }
  });
}

/** Returns why a plan cannot be done; undefined where it may be possible in a moment. */
function reasonOf(error: unknown): string | undefined {
  if (error instanceof DomainError) return error.message;
  return error instanceof NotUnique ? 'Something else has this value by now.' : undefined;
}

async function stepsOf(tx: Tx, { planId, now }: Doing) {
  const waiting = (await stepsOfPlan(tx, planId)).filter(({ state }) => state === 'WAITING');
  return { waiting, due: waiting.filter(({ at }) => at <= now) };
}

async function doNext(tx: Tx, plan: Plan, doing: Doing) {
  const { now, byHand = false } = doing;
  const { waiting, due } = await stepsOf(tx, doing);
  const [step] = due;
  if (!step) return;
  // There and back again have passed while no server ran, and only the end would be seen.
  if (due.length > 1) return void (await notePlanStep(tx, seqsOf(due), { state: 'PASSED', doneAt: now }));
  const { met, undo } = await changeThings(tx, plan.rows, step.isBack);
  if (met > 0) return stop(tx, plan, { step, waiting, now, met, reason: null });
  await notePlanStep(tx, [step.seq], { state: 'DONE', undo, doneAt: now });
  const numbers = { count: plan.count, back: Number(step.isBack) };
  if (!byHand) await raiseNotice(tx, { kind: 'PLAN_DONE', subject: plan.id, about: plan.id, numbers, now });
}

type Stopping = { step: Step; waiting: Step[]; now: number; met: number; reason: string | null };

async function stop(tx: Tx, plan: Plan, { step, waiting, now, met, reason }: Stopping) {
  await notePlanStep(tx, seqsOf(waiting), { state: 'PASSED', doneAt: now });
  await notePlanStep(tx, [step.seq], { state: 'STOPPED', met, reason });
  const numbers = { met, back: Number(step.isBack) };
  await raiseNotice(tx, { kind: 'PLAN_STOPPED', subject: plan.id, about: plan.id, numbers, now });
}

const seqsOf = (steps: { seq: number }[]) => steps.map(({ seq }) => seq);

/** So many things are read at once, since a thousand would keep others waiting. */
const atOnce = 100;

async function* inTurns(rows: PlannedRow[]) {
  for (let at = 0; at < rows.length; at += atOnce) {
    if (at > 0) await setImmediate();
    yield rows.slice(at, at + atOnce);
  }
}

type Undo = (typeof planSteps.$inferSelect)['undo'];

/**
 * Changes all of them, or none where somebody has changed a planned value since: then it counts those. What was deleted
 * leaves the plan.
 */
export async function changeThings(tx: Tx, rows: PlannedRow[], isBack: boolean): Promise<{ met: number; undo: Undo }> {
  let met = 0;
  for await (const part of inTurns(rows)) {
    const now = await thingsNow(tx, part);
    met += part.filter((row) => isMet(row, isBack, now.get(keyOf(row)))).length;
  }
  if (met > 0) return { met, undo: null };
  let undo: Undo = null;
  for await (const part of inTurns(rows)) {
    const now = await thingsNow(tx, part);
    const sales: ProductChange[] = [];
    for (const planned of part) {
      const [thing, row] = [now.get(keyOf(planned)), rowOf(planned, isBack)];
      const values = thing && after(row, thing.values);
      if (!thing || isDeepStrictEqual(values, thing.values)) continue;
      if (thing.version !== null) undo ??= { entity: row.entity, id: row.id, version: thing.version + 1 };
      // Prices are written together, which saves most of the time that a thousand of them take.
      const sale = saleIn(row);
      if (sale) sales.push({ of: thing.row as Product, values: sale });
      else await restore(tx, row, values ?? {});
    }
    // They were confirmed when the plan, or the proposal, was made or read.
    await changeProducts(tx, sales, { jumps: 'confirmed' });
  }
  return { met, undo };
}

const isMet = (row: PlannedRow, isBack: boolean, thing: Thing | undefined) =>
  thing !== undefined && metIn(rowOf(row, isBack), thing.values).length > 0;

async function restore(tx: Tx, { entity, id }: PlannedRow, values: Document) {
  const recorded = recordedEntity(entity);
  await recorded.restore(tx, id, joined(values, recorded));
}

type Product = typeof products.$inferSelect;

/** Returns the columns of a product of which only price and status change; undefined for anything else. */
function saleIn({ entity, to }: PlannedRow): Partial<Product> | undefined {
  const { price, priceBreaks, status, ...others } = to as Partial<Pick<Product, 'price' | 'priceBreaks' | 'status'>>;
  if (entity !== 'product' || Object.keys(others).length > 0) return undefined;
  return {
    ...(price !== undefined && { price: storedLira.write(price) }),
    ...(priceBreaks && { priceBreaks: storedLadder.write(priceBreaks) }),
    ...(status && { status }),
  };
}
