import { sql } from 'drizzle-orm';
import { choice, index, int, json, moment, sequence, table, text } from '../columns/columns.ts';

// The history of the content: each change, its author, and the earlier state.

export type DeedAction = 'created' | 'changed' | 'deleted';

/** A change did this to the entities of one kind, so that it is put into words without reading their values. */
export type DoneThing = {
  entity: string;
  action: DeedAction;
  count: number;
  /** The first of them, with their names. */
  some: { id: string; name: string }[];
  /** The fields that changed, by their names in the input. */
  fields: string[];
};

/** This stayed as it was when a change was undone; `fields` are the labels of those that were changed since. */
export type KeptThing = { entity: string; id: string; name: string; fields: string[] };

/** Transactions that changed content. An import of a thousand products is one of them. */
export const changes = table(
  'changes',
  {
    seq: sequence('seq'),
    at: moment('at').notNull(),
    /** This is the e-mail address of the author; null for the program itself. */
    admin: text('admin'),
    /** This is the mutation, such as 'updateProduct', or the command. */
    cause: text('cause').notNull(),
    /** The source, such as the name of a file. */
    source: text('source'),
    /** This is a `DeedKind` of the schema; null for changes from before there was one. */
    kind: text('kind'),
    /** Its deeds; empty for changes from before these were kept. */
    things: json<DoneThing[]>('things').notNull().default([]),
    /** This is a `DeedNote` of server/core/actor.ts. */
    note: json<Record<string, unknown>>('note'),
  },
  (t) => [
    index('changes_by_age').on(t.at),
    index('changes_by_admin').on(t.admin, t.seq),
    // Most changes are edits of one thing, which are found as quickly without an index, and each save writes its pages.
    index('changes_by_kind')
      .on(t.kind, t.seq)
      .where(sql`${t.kind} is null or ${t.kind} <> 'EDIT'`),
  ],
);

/** Changes that were undone, with what stayed as it was. */
export const undoneChanges = table('undone_changes', {
  changeSeq: int('change_seq')
    .primaryKey()
    .references(() => changes.seq, { onDelete: 'cascade' }),
  at: moment('at').notNull(),
  /** This is the e-mail address of the person; null for the program itself. */
  admin: text('admin'),
  restored: int('restored').notNull(),
  /** These stayed, at most the first hundred of them. */
  kept: json<KeptThing[]>('kept').notNull().default([]),
  keptCount: int('kept_count').notNull(),
});

/** The change of such a transaction to one entity. */
export const revisions = table(
  'revisions',
  {
    seq: sequence('seq'),
    changeSeq: int('change_seq')
      .notNull()
      .references(() => changes.seq, { onDelete: 'cascade' }),
    /** 'product', 'category', …: the names in server/entity/recorded.ts. */
    entity: text('entity').notNull(),
    entityId: text('entity_id').notNull(),
    action: choice('action', ['CREATED', 'CHANGED', 'DELETED']).notNull(),
    /** The version after the change; null for a deleted row. */
    version: int('version'),
    /** The earlier values; null for an added row. The later ones are in the next revision, or in the row itself. */
    before: json<Record<string, unknown>>('before'),
    /** The languages whose texts changed, with 'tr' where the row itself did; null: the row alone. */
    languages: json<string[]>('languages'),
  },
  (t) => [
    index('revisions_by_entity').on(t.entity, t.entityId, t.seq),
    // It tells what a person has changed without reading the earlier values.
    index('revisions_by_change').on(t.changeSeq, t.entity, t.entityId),
  ],
);

/** Uploaded files that a revision names; they are kept as long as it can be restored. */
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

/** Deleted rows, for as long as they can be brought back. */
export const bin = table(
  'bin',
  {
    seq: sequence('seq'),
    /** These are the entities of `revisions`, and 'message' and 'enquiry'. */
    entity: text('entity').notNull(),
    entityId: text('entity_id').notNull(),
    name: text('name').notNull(),
    /** These are the values of the row. */
    row: json<Record<string, unknown>>('row').notNull(),
    deletedAt: moment('deleted_at').notNull(),
    /** This is the e-mail address of the author; null for the program itself. */
    admin: text('admin'),
    /** The change that deleted it, with its other effects; null where no history is kept. */
    changeSeq: int('change_seq').references(() => changes.seq, { onDelete: 'set null' }),
  },
  (t) => [
    index('bin_by_entity').on(t.entity, t.entityId),
    index('bin_by_age').on(t.deletedAt),
    index('bin_by_change').on(t.changeSeq),
  ],
);
