import { choice, index, int, moment, table, text } from '../columns/columns.ts';
import { products, status, version } from './tables.ts';

// Documents are data sheets, drawings and the like, which products share.

/** Uploaded files, even those that no document names yet. */
export const documentFiles = table(
  'document_files',
  {
    url: text('url').primaryKey(),
    /** The file name for saving. */
    name: text('name').notNull(),
    format: choice('format', ['PDF', 'STEP', 'DXF', 'DWG']).notNull(),
    byteSize: int('byte_size').notNull(),
    sha256: text('sha256').notNull(),
    /** This is the e-mail address of the admin, or 'import'. */
    uploader: text('uploader').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('document_files_by_age').on(t.createdAt, t.url)],
);

export const documents = table(
  'documents',
  {
    id: text('id').primaryKey(),
    file: text('file')
      .notNull()
      .references(() => documentFiles.url),
    title: text('title').notNull(),
    /** This is the `turkishKey` of the title. */
    titleKey: text('title_key').notNull(),
    kind: choice('kind', ['DATA_SHEET', 'DRAWING', 'CAD_MODEL', 'CERTIFICATE', 'MANUAL', 'OTHER']).notNull(),
    language: choice('language', ['TR', 'EN', 'DE', 'FR', 'IT', 'ES', 'RU', 'AR', 'ZH', 'MULTIPLE']),
    revision: text('revision'),
    /** The day is text such as '2026-10-12'. */
    date: text('date'),
    /** The folded title, revision and file name, in which the admin's list is searched. */
    foundBy: text('found_by').notNull(),
    status: status(),
    version: version(),
  },
  (t) => [
    index('documents_by_title').on(t.titleKey, t.id),
    index('documents_by_file').on(t.file),
    index('documents_by_kind').on(t.kind, t.id),
  ],
);

/** The rows repeat `products.documentIds`, for finding the products of a document. */
export const productDocuments = table(
  'product_documents',
  {
    productSeq: int('product_seq')
      .notNull()
      .references(() => products.seq, { onDelete: 'cascade' }),
    documentId: text('document_id').notNull(),
  },
  (t) => [
    index('product_documents_by_product').on(t.productSeq),
    index('product_documents_by_document').on(t.documentId, t.productSeq),
  ],
);
