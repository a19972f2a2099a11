import { and, asc, countDistinct, desc, eq, inArray, like, lt, notInArray, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database.ts';
import { documentFiles, documents, productDocuments } from '../../../db/tables/documentTables.ts';
import { valueOf } from '../../../db/columns/expressions.ts';
import { revisionFiles } from '../../../db/tables/historyTables.ts';
import type { Order, Page } from '../../../db/page.ts';
import { inParts } from '../../../db/parts.ts';
import { turkishKey } from '../../../db/turkishKey.ts';
import { fold } from '../../../../common/text/letters.ts';

export type FileRow = typeof documentFiles.$inferSelect;
type Document = typeof documents.$inferSelect;
/** A document with its file, joined so that one statement reads a whole list. */
export type DocumentRow = Document & { stored: FileRow };
export type DocumentPage = Page<DocumentRow>;
export type DocumentValues = Pick<Document, 'file' | 'title' | 'kind' | 'language' | 'revision' | 'date' | 'status'>;

export const byTitle: Order<DocumentRow> = {
  name: 'title',
  key: valueOf(documents.titleKey),
  direction: 'asc',
  keyOf: ({ titleKey }) => titleKey,
};

export const select = (db: Tx) =>
  db
    .select({ document: documents, stored: documentFiles })
    .from(documents)
    .innerJoin(documentFiles, eq(documentFiles.url, documents.file))
    .$dynamic();
export const asRow = ({ document, stored }: { document: Document; stored: FileRow }): DocumentRow => ({
  ...document,
  stored,
});

export async function findDocument(db: Tx, id: string): Promise<DocumentRow | null> {
  const [row] = await select(db).where(eq(documents.id, id));
  return row ? asRow(row) : null;
}

/** Returns the existing documents of these ids, in the order of the ids. */
export async function findDocuments(db: Tx, ids: string[]): Promise<DocumentRow[]> {
  if (ids.length === 0) return [];
  const rows = await inParts([...new Set(ids)], (part) => select(db).where(inArray(documents.id, part)));
  const byId = new Map(rows.map((row) => [row.document.id, asRow(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Returns those of the ids that exist, each once, in their order. */
export async function knownDocuments(db: Tx, ids: string[]): Promise<string[]> {
  return (await findDocuments(db, [...new Set(ids)])).map(({ id }) => id);
}

export const allDocuments = async (db: Tx): Promise<DocumentRow[]> =>
  (await select(db).orderBy(asc(documents.id))).map(asRow);

const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Holds for documents that contain each word. The words hold only letters and digits, so LIKE has no wildcard to interpret. */
export const documentHasWords = (search: string | null | undefined): SQL | undefined =>
  and(...wordsOf(search ?? '').map((word) => like(documents.foundBy, `%${word}%`)));

/** Adds a document, or replaces the values of the one with its id. */
export async function putDocument(tx: Tx, id: string, values: DocumentValues, version = 1) {
  const file = await findDocumentFile(tx, values.file);
  const row = {
    id,
    ...values,
    titleKey: turkishKey(values.title),
    foundBy: fold([values.title, values.revision, file?.name].filter(Boolean).join(' ')),
    version,
  };
  await tx.insert(documents).values(row).onConflictDoUpdate({ target: documents.id, set: row });
}

/** Restores a removed row. */
export async function bringBackDocumentRow(tx: Tx, row: Document) {
  await tx.insert(documents).values(row);
}

/** Returns the removed row; undefined when the id is unknown. */
export async function removeDocumentRow(tx: Tx, id: string): Promise<Document | undefined> {
  const [removed] = await tx.delete(documents).where(eq(documents.id, id)).returning();
  return removed;
}

/** Replaces the documents of one product. */
export async function replaceNamedDocuments(tx: Tx, productSeq: number, ids: string[]) {
  await tx.delete(productDocuments).where(eq(productDocuments.productSeq, productSeq));
  if (ids.length > 0) await tx.insert(productDocuments).values(ids.map((documentId) => ({ productSeq, documentId })));
}

/** Returns the numbers of the products that have one of these documents, the newest first. */
export async function productsWithDocument(db: Tx, ids: string[], most = Number.MAX_SAFE_INTEGER): Promise<number[]> {
  const rows = await inParts(ids, (part) =>
    db
      .selectDistinct({ seq: productDocuments.productSeq })
      .from(productDocuments)
      .where(inArray(productDocuments.documentId, part))
      .orderBy(desc(productDocuments.productSeq))
      .limit(most),
  );
  return rows.map(({ seq }) => seq);
}

export async function countProductsWithDocument(db: Tx, id: string): Promise<number> {
  const [row] = await db
    .select({ n: countDistinct(productDocuments.productSeq) })
    .from(productDocuments)
    .where(eq(productDocuments.documentId, id));
  return row?.n ?? 0;
}

export const isDocumentFile = (url: string | null): url is string => url?.startsWith('/belgeler/') ?? false;

export async function findDocumentFile(db: Tx, url: string): Promise<FileRow | null> {
  const [row] = await db.select().from(documentFiles).where(eq(documentFiles.url, url));
  return row ?? null;
}

/** Adds a file that no page shows yet, so pages stay cached. */
export async function addDocumentFile(db: Db, row: FileRow): Promise<FileRow> {
  await db.write(async (tx) => tx.insert(documentFiles).values(row), { raisesRevision: false });
  return row;
}

/** Adds files for the dry run of an import, in a transaction that is rolled back. */
export async function addTrialDocumentFiles(tx: Tx, rows: FileRow[]) {
  if (rows.length > 0) await tx.insert(documentFiles).values(rows);
}

export const countDocumentFiles = (db: Tx): Promise<number> => db.$count(documentFiles);

export const listDocumentFiles = async (db: Tx): Promise<FileRow[]> => db.select().from(documentFiles);

/** A file is unused when no document and no earlier state in the history refers to it. */
const isUnused = (db: Tx) =>
  and(
    notInArray(documentFiles.url, db.select({ url: documents.file }).from(documents)),
    notInArray(documentFiles.url, db.select({ url: revisionFiles.url }).from(revisionFiles)),
  );

/** Tells whether a document uses the file now; earlier states in the history do not count. */
export const isDocumentNamed = async (db: Tx, url: string): Promise<boolean> =>
  (await db.$count(documents, eq(documents.file, url))) > 0;

/** Returns true when the file existed and was unused. */
export const removeUnusedFile = (db: Db, url: string): Promise<boolean> =>
  db.write(async (tx) => {
    const removed = await tx
      .delete(documentFiles)
      .where(and(eq(documentFiles.url, url), isUnused(tx)))
      .returning({ url: documentFiles.url });
    return removed.length > 0;
  });

/** Returns the files that were stored before that moment and are unused. */
export const forgottenDocumentFiles = async (db: Db, before: number): Promise<FileRow[]> =>
  db
    .select()
    .from(documentFiles)
    .where(and(lt(documentFiles.createdAt, before), isUnused(db)));
