import { index, int, json, moment, table, text } from './columns.ts';
import type { products } from './tables.ts';

// Imports of spreadsheets are recorded here, so that they can be undone.

/** Imports that can still be undone. */
export const imports = table('imports', {
  id: text('id').primaryKey(),
  fileName: text('file_name').notNull(),
  /** This is the e-mail address of the admin. */
  admin: text('admin').notNull(),
  createdAt: moment('created_at').notNull(),
  added: int('added').notNull(),
  changed: int('changed').notNull(),
  undoneAt: moment('undone_at'),
});

/** Each row is a product that an import wrote, with its earlier values. */
export const importedProducts = table(
  'imported_products',
  {
    importId: text('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** Identifies the product better than the id, which a deleted and re-created product may have again. */
    productSeq: int('product_seq').notNull(),
    name: text('name').notNull(),
    /** The version after the import: any other version means that the product was edited since. */
    version: int('version').notNull(),
    /** It is null for a product that the import added. */
    before: json<typeof products.$inferSelect>('before'),
    /** The picture of `before`, which is kept as long as it may come back. */
    image: text('image'),
  },
  (t) => [
    index('imported_by_import').on(t.importId),
    index('imported_by_product').on(t.productSeq),
    index('imported_by_image').on(t.image),
  ],
);

/** Further pictures that an import removed from a product; they are kept as long as they may come back. */
export const importedPictures = table(
  'imported_pictures',
  {
    importId: text('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    /** This is the name of the product. */
    name: text('name').notNull(),
  },
  (t) => [index('imported_pictures_by_import').on(t.importId), index('imported_pictures_by_url').on(t.url)],
);
