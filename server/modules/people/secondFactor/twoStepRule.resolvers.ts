import { addToAudit } from '../../../context/audit.ts';
import { requireAdmin } from '../../../context/rights.ts';
import { inUse } from '../../../core/errors.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import { findActiveSecondFactor } from './secondFactor.store.ts';
import * as rule from '../sessions/twoStepRule.store.ts';

const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString());

export const twoStepRuleResolvers = {
  Query: {
    async twoStepRule(_, __, context) {
      return { since: await rule.askedSince(context.db) };
    },
  },
  Mutation: {
    async askForTwoStep(_, { everybody }, context) {
      const { id, email } = requireAdmin(context);
      // An owner who has it knows that it works here, and does not lose access to the switch.
      if (everybody && !(await findActiveSecondFactor(context.db, id)))
        throw inUse('Set up your own two-step sign-in first, under Account.');
      await rule.ask(context.db, everybody, Date.now());
      await addToAudit(context.db, { event: everybody ? 'TWO_STEP_ASKED' : 'TWO_STEP_LEFT', admin: email });
      return { since: await rule.askedSince(context.db) };
    },
  },
  TwoStepRule: {
    askedSince: ({ since }) => iso(since),
    dueAt: ({ since }) => iso(since === null ? null : rule.dueFrom(since)),
  },
  Admin: {
    language: ({ language }) => language.toUpperCase() as Uppercase<typeof language>,
    /**
     * For the asking admin the answer is that of this session, since a new session has other duties than an old one.
     */
    async owesTwoStep({ id }, _, context) {
      if (context.admin?.id === id) return requireAdmin(context).owesTwoStep ?? false;
      return (await rule.askedSince(context.db)) !== null && !(await findActiveSecondFactor(context.db, id));
    },
  },
} satisfies Resolvers;
