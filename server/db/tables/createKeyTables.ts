import { choice, index, moment, sequence, table, text, uniqueIndex } from '../columns/columns.ts';

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

/** Things that other programs know by numbers of their own. */
export const numberedThings = ['product', 'category', 'customer_code', 'enquiry', 'order'] as const;

/** The numbers under which other programs know things of the site, by the name of the program. They go with their thing. */
export const externalIds = table(
  'external_ids',
  {
    seq: sequence('seq'),
    entity: choice('entity', numberedThings).notNull(),
    entityId: text('entity_id').notNull(),
    /** The name of the program, folded: 'logo'. */
    system: text('system').notNull(),
    externalId: text('external_id').notNull(),
  },
  (t) => [
    uniqueIndex('external_ids_by_thing').on(t.entity, t.entityId, t.system),
    uniqueIndex('external_ids_by_number').on(t.system, t.entity, t.externalId),
  ],
);
