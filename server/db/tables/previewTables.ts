import { index, int, json, moment, table, text } from '../columns/columns.ts';

/** Each row is a link by which one thing can be read before it is on the site. */
export const previewLinks = table(
  'preview_links',
  {
    id: text('id').primaryKey(),
    /** This is the SHA-256 of the link's last part, which nothing keeps. */
    tokenHash: text('token_hash').notNull().unique(),
    /** The kind of thing: 'product', 'category'. */
    entity: text('entity').notNull().default('product'),
    /** It is no reference: a deleted thing has its links again when it comes back. */
    thingId: text('product_id').notNull(),
    /** This is the e-mail address of the admin. */
    createdBy: text('created_by').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('preview_links_by_product').on(t.thingId, t.entity), index('preview_links_by_end').on(t.expiresAt)],
);

/** Values of fields, as an admin enters them. */
type Values = Record<string, unknown>;

/** Each row holds the changes of one product that is on the site, which wait until somebody publishes them. */
export const waitingChanges = table('waiting_changes', {
  /** It is no reference: a deleted product has its changes again when it comes back. */
  productId: text('product_id').primaryKey(),
  changes: json<Values>('changes').notNull(),
  /** The values of the same fields on the site when the changes were made. */
  base: json<Values>('base').notNull(),
  /** This is the e-mail address of the admin. */
  changedBy: text('changed_by').notNull(),
  changedAt: moment('changed_at').notNull(),
  version: int('version').notNull().default(1),
});

/** Each row holds the same of one category, family, document, choice of a sector, or of the about page. */
export const waitingValues = table('waiting_values', {
  /** It is made of the entity and the id of the thing: 'category:vanalar'. */
  id: text('id').primaryKey(),
  entity: text('entity').notNull(),
  thingId: text('thing_id').notNull(),
  /** The name of the thing when the changes were made. */
  name: text('name').notNull(),
  changes: json<Values>('changes').notNull(),
  base: json<Values>('base').notNull(),
  changedBy: text('changed_by').notNull(),
  changedAt: moment('changed_at').notNull(),
  version: int('version').notNull().default(1),
});

/** The pictures of waiting changes, for finding what uses a picture. */
export const waitingPictures = table(
  'waiting_pictures',
  {
    productId: text('product_id')
      .notNull()
      .references(() => waitingChanges.productId, { onDelete: 'cascade' }),
    url: text('url').notNull(),
  },
  (t) => [index('waiting_pictures_by_product').on(t.productId), index('waiting_pictures_by_url').on(t.url)],
);
