import { choice, index, int, json, moment, sequence, table, text } from './columns.ts';

// What was done to the content, by whom, and what was there before.

/** One transaction that changed content. An import of a thousand products is one. */
export const changes = table(
  'changes',
  {
    seq: sequence('seq'),
    at: moment('at').notNull(),
    /** E-mail; null for the program itself. */
    admin: text('admin'),
    /** The mutation, such as 'updateProduct', or the command. */
    cause: text('cause').notNull(),
    /** What it was made from, such as the name of a file. */
    source: text('source'),
  },
  (t) => [index('changes_by_age').on(t.at)],
);

/** What such a transaction did to one thing. */
export const revisions = table(
  'revisions',
  {
    seq: sequence('seq'),
    changeSeq: int('change_seq')
      .notNull()
      .references(() => changes.seq, { onDelete: 'cascade' }),
    /** 'product', 'category', …: the names in modules/history/recorded.ts. */
    entity: text('entity').notNull(),
    entityId: text('entity_id').notNull(),
    action: choice('action', ['CREATED', 'CHANGED', 'DELETED']).notNull(),
    /** Of the row as it was left; null for one that was deleted. */
    version: int('version'),
    /** What was entered before; null for what was added. What came after stands in the next revision, or is there now. */
    before: json<Record<string, unknown>>('before'),
  },
  (t) => [index('revisions_by_entity').on(t.entity, t.entityId, t.seq), index('revisions_by_change').on(t.changeSeq)],
);

/** Uploaded files that a revision names: they stay as long as it can be restored. */
export const revisionFiles = table(
  'revision_files',
  {
    url: text('url').notNull(),
    revisionSeq: int('revision_seq')
      .notNull()
      .references(() => revisions.seq, { onDelete: 'cascade' }),
  },
  (t) => [index('revision_files_by_url').on(t.url), index('revision_files_by_revision').on(t.revisionSeq)],
);

/** What was deleted, for as long as it can be brought back. */
export const bin = table(
  'bin',
  {
    seq: sequence('seq'),
    /** As in `revisions`, and 'message' and 'enquiry'. */
    entity: text('entity').notNull(),
    entityId: text('entity_id').notNull(),
    name: text('name').notNull(),
    /** As it was. */
    row: json<Record<string, unknown>>('row').notNull(),
    deletedAt: moment('deleted_at').notNull(),
    /** E-mail; null for the program itself. */
    admin: text('admin'),
    /** The change that deleted it, which also says what else it touched; null where no history is kept. */
    changeSeq: int('change_seq').references(() => changes.seq, { onDelete: 'set null' }),
  },
  (t) => [
    index('bin_by_entity').on(t.entity, t.entityId),
    index('bin_by_age').on(t.deletedAt),
    index('bin_by_change').on(t.changeSeq),
  ],
);
