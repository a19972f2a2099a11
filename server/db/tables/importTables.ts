import { choice, index, int, json, moment, table, text } from '../columns/columns.ts';
import type { translations } from './languageTables.ts';
import { version, type products } from './tables.ts';

// Imports of spreadsheets are recorded here, so that they can be undone.

/** A value that stayed when an import was undone, in words. `former` is null for a product that the import had added. */
export type KeptValue = {
  /** It is null for a product that was deleted since. */
  productId: string | null;
  name: string;
  code: string | null;
  /** This is the heading of the field, or a reason where the whole product stays. */
  label: string;
  former: string | null;
  now: string | null;
};

/** A text in another language that an import wrote, and what it replaced; null where there was none. */
export type ImportedText = {
  language: string;
  field: string;
  value: string;
  former: Pick<typeof translations.$inferSelect, 'value' | 'source' | 'sourceHash' | 'origin' | 'reviewedBy'> | null;
};

/** Names the rows that an import has made beside products; an undo takes back those that nothing else uses by then. */
export type MadeByImport = {
  categories: string[];
  families: string[];
  attributes: string[];
  /** Options that were added to attributes which were there before. */
  options: { attributeId: string; ids: string[] }[];
  redirects: { from: string; to: string }[];
};

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
  /** These values were changed since, and stayed when the import was undone. */
  kept: json<KeptValue[]>('kept').notNull().default([]),
  /** The ids of the documents that it added; an undo moves them into the bin. */
  documents: json<string[]>('documents').notNull().default([]),
  /** It is null for imports of earlier versions, and where it made nothing. */
  made: json<MadeByImport>('made'),
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
    /** These are the values that the import wrote; null for imports of earlier versions. */
    written: json<Partial<typeof products.$inferSelect> & { texts?: ImportedText[] }>('written'),
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

/** Each row is a picture that an import names by its address and that is fetched after it. */
export const fetchedPictures = table(
  'fetched_pictures',
  {
    importId: text('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    productSeq: int('product_seq').notNull(),
    /** Its place among the pictures of the product: 0 is the first. */
    place: int('place').notNull(),
    address: text('address').notNull(),
    /** Pictures are fetched from this host alone. */
    host: text('host').notNull(),
    state: choice('state', ['WAITING', 'DONE', 'LEFT']).notNull(),
    tries: int('tries').notNull(),
    /** Where it is stored here; null before that. */
    url: text('url'),
    /** Why it was left. */
    reason: text('reason'),
  },
  (t) => [
    index('fetched_pictures_by_import').on(t.importId, t.state),
    index('fetched_pictures_by_state').on(t.state, t.tries),
    index('fetched_pictures_by_product').on(t.productSeq),
  ],
);

/** A profile says how the files of one supplier or program are read. */
export const importProfiles = table('import_profiles', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  setup: json<unknown>('setup').notNull(),
  version: version(),
});

/** Each row is one run of a profile. */
export const importRuns = table(
  'import_runs',
  {
    id: text('id').primaryKey(),
    /** It is no reference: a deleted profile has its runs again when it comes back. */
    profileId: text('profile_id').notNull(),
    createdAt: moment('created_at').notNull(),
    /** This is the e-mail address of the admin, or a word for what sent the file, such as 'its folder'. */
    admin: text('admin').notNull(),
    fileName: text('file_name').notNull(),
    /** This is the SHA-256 of the file. */
    fileHash: text('file_hash').notNull(),
    state: choice('state', ['WAITING', 'RUNNING', 'DONE', 'UNCHANGED', 'STOPPED', 'PASSED', 'FAILED']).notNull(),
    rows: int('rows').notNull(),
    added: int('added').notNull(),
    changed: int('changed').notNull(),
    unchanged: int('unchanged').notNull(),
    missing: int('missing').notNull(),
    wrong: int('wrong').notNull(),
    /** These sentences say why it stopped itself or failed. */
    reasons: json<string[]>('reasons').notNull().default([]),
    /** The file of a run that waits, stopped itself or failed, packed with gzip and in base64. */
    file: text('file'),
    /** The rows of the file with what became of each, packed alike; null for a run that failed. */
    report: text('report'),
    /** The numbers of the products that the file named; only the last good run of a profile has them. */
    known: json<number[]>('known'),
    /** This is the id of the import that wrote the products; null when nothing was written. */
    importId: text('import_id'),
  },
  (t) => [index('import_runs_by_profile').on(t.profileId, t.createdAt)],
);

/** Each row is a product that an earlier file of a profile named and the last good one did not. */
export const importMissing = table(
  'import_missing',
  {
    profileId: text('profile_id').notNull(),
    productSeq: int('product_seq').notNull(),
  },
  (t) => [index('import_missing_by_profile').on(t.profileId, t.productSeq)],
);

/** The key by which a program sends files to a profile. It is no part of the profile, which has a history and a bin. */
export const importKeys = table('import_keys', {
  profileId: text('profile_id').primaryKey(),
  /** This is the SHA-256 of the key. */
  hash: text('hash').notNull(),
  madeAt: moment('made_at').notNull(),
});

/** The fetching of files from the address of a profile. It is no part of the profile, as the key is none. */
export const importPulls = table('import_pulls', {
  profileId: text('profile_id').primaryKey(),
  /** The schedule by which `due_at` was found. */
  schedule: text('schedule'),
  dueAt: moment('due_at'),
  /** The version of the profile whose run the two notes below are about. */
  version: int('version').notNull(),
  /** How many times it has failed in a row. */
  tries: int('tries').notNull(),
  etag: text('etag'),
  lastModified: text('last_modified'),
  /** The header of the sign-in, sealed with the site's key. */
  signIn: text('sign_in'),
});
