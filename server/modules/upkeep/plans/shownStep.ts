import type { entityNames } from '../../../../common/labels.ts';
import type { StepRow } from '../../catalogue/plans/plans.store.ts';

const iso = (time: number) => new Date(time).toISOString();

/** Returns the word of the schema for an entity. */
const wordOf = (entity: string) => entity.toUpperCase() as Uppercase<keyof typeof entityNames>;

/** Shows a step of a plan, beside the time of its other step. */
export const stepOf = (
  { seq, at, plan, undo, met, reason, state, isBack, planId }: StepRow,
  other: number | undefined,
) => ({
  ...{ id: String(seq), planId, isBack, state, met, reason },
  ...{ name: plan.name, what: plan.what, count: plan.count, admin: plan.admin, fields: plan.fields ?? [] },
  percent: plan.changedBy && 'percent' in plan.changedBy ? plan.changedBy.percent : null,
  amount: plan.changedBy && 'amount' in plan.changedBy ? plan.changedBy.amount : null,
  at: iso(at),
  otherAt: other === undefined ? null : iso(other),
  undo: undo && { ...undo, entity: wordOf(undo.entity) },
});
export type ShownStep = ReturnType<typeof stepOf>;
