import { admins } from './accountTables.ts';
import { choice, index, json, moment, table, text } from '../columns/columns.ts';

/** The lists of the admin that have views; `enum ViewList` of schema.graphql has the same. */
export const viewLists = ['PRODUCTS', 'ENQUIRIES'] as const;
export type ViewList = (typeof viewLists)[number];

/** A list with its filters and its order, under a name. */
export const views = table(
  'views',
  {
    id: text('id').primaryKey(),
    /** The person who alone sees the view; null for a view of everyone. */
    ownerId: text('owner_id').references(() => admins.id, { onDelete: 'cascade' }),
    list: choice('list', viewLists).notNull(),
    name: text('name').notNull(),
    /** The address of the list behind its question mark, without the page. */
    query: text('query').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('views_by_owner').on(t.ownerId)],
);

/** How a person arranges the views of one list; a view that is not named comes last. */
export type Arrangement = {
  places: { id: string; pinned: boolean }[];
  /** The view with which the list opens; null for none. */
  start: string | null;
};

/** Each person arranges own views and those of everyone, so that an arrangement belongs to no view. */
export const viewArrangements = table('view_arrangements', {
  adminId: text('admin_id')
    .primaryKey()
    .references(() => admins.id, { onDelete: 'cascade' }),
  lists: json<Partial<Record<ViewList, Arrangement>>>('lists').notNull(),
});
