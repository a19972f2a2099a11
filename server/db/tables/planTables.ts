import { choice, flag, index, int, json, moment, sequence, table, text } from '../columns/columns.ts';

type Values = Record<string, unknown>;

/** A row has the fields of a thing's document that a plan changes, as it finds and as it makes them, each spec on its own. */
export type PlannedRow = { entity: string; id: string; from: Values; to: Values };

/** By what all prices of a plan change: per cent, or an amount in lira. */
export type PlannedBy = { percent: number } | { amount: number };

/** Changes that happen at a time. */
export const plans = table('plans', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  what: choice('what', ['PRICES', 'PUBLISHED', 'HIDDEN', 'DRAFT', 'VALUES']).notNull(),
  changedBy: json<PlannedBy>('changed_by'),
  /** The labels of the fields that new values change. */
  fields: json<string[]>('fields'),
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
    /** The number of things that somebody changed since, of a step that stopped. */
    met: int('met').notNull().default(0),
    /** Why it could not be done, of a step that stopped for another reason. */
    reason: text('reason'),
    /** One of the things that it changed, in the version that it made: its undo takes all of them back. */
    undo: json<{ entity: string; id: string; version: number }>('undo'),
    doneAt: moment('done_at'),
  },
  (t) => [
    index('plan_steps_by_state').on(t.state, t.at),
    index('plan_steps_by_moment').on(t.at),
    index('plan_steps_by_plan').on(t.planId),
  ],
);

/** Changes of products that a program asks for; a person decides. */
export const proposals = table(
  'proposals',
  {
    id: text('id').primaryKey(),
    /** This is the name of the key. */
    program: text('program').notNull(),
    /** These are the program's words to the person. */
    reason: text('reason').notNull(),
    rows: json<PlannedRow[]>('rows').notNull(),
    createdAt: moment('created_at').notNull(),
    state: choice('state', ['WAITING', 'DONE', 'DECLINED']).notNull().default('WAITING'),
    /** This is the e-mail address of the person who decided. */
    decidedBy: text('decided_by'),
    decidedAt: moment('decided_at'),
    /** One of the products that it changed, in the version that it made: its undo takes all of them back. */
    undo: json<{ entity: string; id: string; version: number }>('undo'),
  },
  (t) => [index('proposals_by_moment').on(t.createdAt)],
);
