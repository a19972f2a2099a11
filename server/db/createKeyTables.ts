import { index, moment, table, text } from './columns.ts';

/** A row remembers what a call with a key of the sender's own has created, so that the same call makes it once. */
export const createKeys = table(
  'create_keys',
  {
    /** A hash of the sender, the mutation and the key. */
    id: text('id').primaryKey(),
    /** A hash of the values that were sent. */
    content: text('content').notNull(),
    /** Identifies what was made. */
    madeId: text('made_id').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('create_keys_by_age').on(t.createdAt)],
);
