import { choice, flag, index, int, json, moment, sequence, table, text } from './columns.ts';
import type { products } from './tables.ts';

type Planned = Partial<Pick<typeof products.$inferSelect, 'status' | 'price'>>;

/** What a plan finds at a product, and what it makes of it. */
export type PlannedRow = { id: string; from: Planned; to: Planned };

/** Changes of products that happen at a time. */
export const plans = table('plans', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  what: choice('what', ['PRICES', 'PUBLISHED', 'HIDDEN', 'DRAFT']).notNull(),
  rows: json<PlannedRow[]>('rows').notNull(),
  /** The number of `rows`, so that lists do not read them. */
  count: int('count').notNull(),
  /** This is the e-mail address of the person. */
  admin: text('admin').notNull(),
});

/** The moments of a plan: there, and perhaps back again. */
export const planSteps = table(
  'plan_steps',
  {
    seq: sequence('seq'),
    planId: text('plan_id')
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    isBack: flag('is_back').notNull().default(false),
    state: choice('state', ['WAITING', 'DONE', 'STOPPED', 'PASSED']).notNull().default('WAITING'),
    /** The number of products that somebody changed since, of a step that stopped. */
    met: int('met').notNull().default(0),
    doneAt: moment('done_at'),
  },
  (t) => [
    index('plan_steps_by_state').on(t.state, t.at),
    index('plan_steps_by_moment').on(t.at),
    index('plan_steps_by_plan').on(t.planId),
  ],
);
