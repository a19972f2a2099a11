import { choice, flag, index, int, json, moment, table, text } from '../columns/columns.ts';

// Files that an admin has dropped at once, each named for the product that it belongs to.

export const pictureBatches = table('picture_batches', {
  id: text('id').primaryKey(),
  /** The id of the admin, who has one batch at a time. */
  adminId: text('admin_id').notNull(),
  /** This is the e-mail address of the admin. */
  admin: text('admin').notNull(),
  /** The name of the archive or folder, or of the first file. */
  name: text('name').notNull(),
  createdAt: moment('created_at').notNull(),
  state: choice('state', ['OPEN', 'WAITING', 'DONE']).notNull(),
  /** Where the pictures go; null before the admin has said that they shall be added. */
  place: choice('place', ['AFTER', 'FIRST', 'ALL']),
  /** The time of the last file that came. */
  sentAt: moment('sent_at').notNull(),
  added: int('added').notNull(),
  products: int('products').notNull(),
  leftOver: int('left_over').notNull(),
  /** The id of the import by which the whole is undone. */
  importId: text('import_id'),
});

export const pictureBatchFiles = table(
  'picture_batch_files',
  {
    batchId: text('batch_id')
      .notNull()
      .references(() => pictureBatches.id, { onDelete: 'cascade' }),
    /** Its number in the batch, from 1. */
    file: int('file').notNull(),
    /** The name, with its folders. */
    path: text('path').notNull(),
    byteSize: int('byte_size').notNull(),
    /** The number at the end of the name, by which the pictures of a product are ordered. */
    place: int('place').notNull(),
    isDocument: flag('is_document').notNull(),
    /** The id of the product that the name means; null when it means none, or several. */
    matchId: text('match_id'),
    /** The ids of the products that it may mean, the nearest first. */
    candidates: json<string[]>('candidates').notNull().default([]),
    /** The id of the product that the admin has chosen. */
    chosenId: text('chosen_id'),
    isLeftOut: flag('is_left_out').notNull(),
    /** The address of the stored file; null until it has come. */
    url: text('url'),
    sha256: text('sha256'),
    width: int('width'),
    height: int('height'),
    /** The reason why the file is refused, in a sentence. */
    problem: text('problem'),
  },
  (t) => [index('picture_batch_files_by_batch').on(t.batchId, t.file)],
);
