import { requireAdmin } from '../../../context/context.ts';
import { badInput, notFound } from '../../../core/errors.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import { readPriceRule } from '../products/priceRule.ts';
import { readChoice } from '../products/products.choice.ts';
import { doPlan } from './doPlans.ts';
import * as plans from './plans.store.ts';

const minute = 60_000;

/** Reads a moment and leaves out its seconds. Throws `BAD_USER_INPUT`. */
function momentOf(field: string, text: string): number {
  const time = Date.parse(text);
  if (Number.isNaN(time)) throw badInput(field, 'Give a moment like 2026-11-27T06:00:00Z.');
  return Math.floor(time / minute) * minute;
}

const iso = (time: number) => new Date(time).toISOString();

export const planResolvers = {
  Query: {
    async planSteps(_, { from, to }, { db }) {
      const steps = await plans.stepsBetween(db, momentOf('from', from), momentOf('to', to));
      return steps.map(({ seq, at, plan, planId, ...step }) => ({
        ...plan,
        ...step,
        id: String(seq),
        planId,
        at: iso(at),
      }));
    },
  },
  Mutation: {
    async createPlan(_, { input: { which, status, priceRule, at: start, backAt: end, name } }, context) {
      const { email } = requireAdmin(context);
      if ((status == null) === (priceRule == null))
        throw badInput('status', 'Give either a status or a rule for prices.');
      const at = momentOf('at', start);
      const backAt = end == null ? null : momentOf('backAt', end);
      if (at <= Date.now()) throw badInput('at', 'That moment is over.');
      if (backAt !== null && backAt <= at) throw badInput('backAt', 'It goes back only after it has happened.');
      const planned = priceRule ? { rule: readPriceRule(priceRule) } : { status: status ?? 'PUBLISHED' };
      const made = { name, admin: email, at, backAt, choice: readChoice(which), planned };
      return (await plans.create(context.db, made)).id;
    },
    async doPlanNow(_, { id }, { db }) {
      const [step] = (await plans.stepsOf(db, id)).filter(({ state }) => state === 'WAITING');
      if (!step) throw notFound('Plan');
      await doPlan(db, id, step.at);
      return true;
    },
    async withdrawPlan(_, { id }, { db }) {
      if (!(await plans.withdraw(db, id))) throw notFound('Plan');
      return true;
    },
  },
} satisfies Resolvers;
