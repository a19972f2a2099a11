import { index, int, json, moment, table, text } from './columns.ts';
import type { products } from './tables.ts';

// What imports of spreadsheets leave behind.

/** Imports of spreadsheets, for as long as they can be undone. */
export const imports = table('imports', {
  id: text('id').primaryKey(),
  fileName: text('file_name').notNull(),
  /** E-mail. */
  admin: text('admin').notNull(),
  createdAt: moment('created_at').notNull(),
  added: int('added').notNull(),
  changed: int('changed').notNull(),
  undoneAt: moment('undone_at'),
});

/** What an import wrote, and what was there before. */
export const importedProducts = table(
  'imported_products',
  {
    importId: text('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** Not the id, which a product that is deleted and made again may have once more. */
    productSeq: int('product_seq').notNull(),
    name: text('name').notNull(),
    /** As the import left it: with any other version, someone has edited the product since. */
    version: int('version').notNull(),
    /** Null for a product that the import added. */
    before: json<typeof products.$inferSelect>('before'),
    /** The picture of `before`, which stays as long as it may come back. */
    image: text('image'),
  },
  (t) => [
    index('imported_by_import').on(t.importId),
    index('imported_by_product').on(t.productSeq),
    index('imported_by_image').on(t.image),
  ],
);

/** Further pictures that an import took from a product, which stay as long as they may come back. */
export const importedPictures = table(
  'imported_pictures',
  {
    importId: text('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    /** Of the product. */
    name: text('name').notNull(),
  },
  (t) => [index('imported_pictures_by_import').on(t.importId), index('imported_pictures_by_url').on(t.url)],
);
