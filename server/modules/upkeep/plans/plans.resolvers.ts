import { requireAdmin } from '../../../context/rights.ts';
import { createOnce } from '../../../entity/createOnce.ts';
import type { HistoryEntity, Resolvers } from '../../../generated/resolvers.ts';
import {
  findPlan,
  findPlanStep,
  leavePlan,
  planStepsBetween,
  stepsOfPlan,
  stepsOfPlans,
  withdrawPlan,
} from '../../catalogue/plans/plans.store.ts';
import { doOne } from './doDue.ts';
import { makePlan, movePlan, tried } from './makePlan.ts';
import { changesOf } from './plannedChanges.ts';
import { changedByOf, minuteOf, readMoments, readPlanned, unknownPlan } from './plans.input.ts';
import { stepOf } from './shownStep.ts';
import { takeUpPlan } from './takeUpPlan.ts';

export const planResolvers = {
  Query: {
    async planSteps(_, { from, to, state }, { db }) {
      const between = { from: minuteOf('from', from), to: minuteOf('to', to), state: state ?? undefined };
      const steps = await planStepsBetween(db, between);
      const all = await stepsOfPlans(db, [...new Set(steps.map(({ planId }) => planId))]);
      return steps.map((step) =>
        stepOf(step, all.find(({ planId, seq }) => planId === step.planId && seq !== step.seq)?.at),
      );
    },
    async plannedChanges(_, { stepId, met }, { db }) {
      const step = await findPlanStep(db, stepId);
      const plan = step && (await findPlan(db, step.planId));
      if (!plan) return null;
      const changes = await changesOf(db, plan, { isBack: step.isBack, met: met ?? false });
      return changes.map((change) => ({ ...change, entity: change.entity.toUpperCase() as HistoryEntity }));
    },
  },
  Mutation: {
    async createPlan(_, { input, key, confirmJumps }, context) {
      const { email: admin } = requireAdmin(context);
      const now = Date.now();
      const { isNow, ...moments } = readMoments(input, now);
      const making = {
        name: input.name,
        admin,
        planned: await tried(context.db, await readPlanned(context.db, input)),
        changedBy: changedByOf(input),
        ofWaiting: input.ofWaiting,
        confirmJumps,
      };
      let isNew = false;
      const plan = await createOnce(
        context,
        { mutation: 'createPlan', key, content: input },
        {
          create: (tx) => ((isNew = true), makePlan(tx, { ...making, ...moments })),
          idOf: ({ id }) => id,
          find: findPlan,
          raisesRevision: false,
        },
      );
      if (isNow && isNew) await doOne(context, plan, now, true);
      return plan.id;
    },
    async movePlan(_, { id, name, at, backAt }, { db }) {
      const { isNow: _isNow, ...moments } = readMoments({ at, backAt }, Date.now());
      await movePlan(db, id, { name, ...moments });
      return true;
    },
    async doPlanNow(_, { id }, context) {
      const [step] = (await stepsOfPlan(context.db, id)).filter(({ state }) => state === 'WAITING');
      const plan = await findPlan(context.db, id);
      if (!step || !plan) throw unknownPlan();
      await doOne(context, plan, Math.max(step.at, 0), true);
      return true;
    },
    async takeUpPlan(_, { id, over }, { db }) {
      await takeUpPlan(db, { id, over, now: Date.now() });
      return true;
    },
    async leavePlan(_, { id }, { db }) {
      if (!(await leavePlan(db, id))) throw unknownPlan();
      return true;
    },
    async withdrawPlan(_, { id }, { db }) {
      if (!(await withdrawPlan(db, id))) throw unknownPlan();
      return true;
    },
  },
} satisfies Resolvers;
