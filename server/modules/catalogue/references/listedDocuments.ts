import { and, count, eq, exists, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database.ts';
import { documentFiles, documents, productDocuments } from '../../../db/tables/documentTables.ts';
import { valueOf } from '../../../db/columns/expressions.ts';
import { products } from '../../../db/tables/tables.ts';
import { after, ordered, pageOf, type Order, type PageRequest } from '../../../db/page.ts';
import { asRow, byTitle, documentHasWords, select, type DocumentPage, type DocumentRow } from './documents.store.ts';

// Reads lists of documents; visitors see those of products alone.

export type DocumentKind = DocumentRow['kind'];
type Listed = {
  kind?: DocumentKind | null | undefined;
  search?: string | null | undefined;
  /** Leaves out documents that no product has. */
  ofProducts: boolean;
  /** Left out, those whose files came last come first, from an index. */
  byTitle?: boolean;
};

const byAge: Order<DocumentRow> = {
  name: 'file-age',
  key: valueOf(documentFiles.createdAt),
  direction: 'desc',
  keyOf: ({ stored }) => stored.createdAt,
};

/** The documents of the company alone stand on its own page. */
const isOfProduct = (db: Tx) =>
  exists(
    db
      .select({ seq: productDocuments.productSeq })
      .from(productDocuments)
      .where(eq(productDocuments.documentId, documents.id)),
  );

/** Throws `BadCursor`. */
export async function listed(db: Db, { kind, search, ...how }: Listed, request: PageRequest): Promise<DocumentPage> {
  const first = request.first ?? 20;
  const order = how.byTitle ? byTitle : byAge;
  const ofKind = kind ? eq(documents.kind, kind) : undefined;
  const which = and(ofKind, documentHasWords(search), how.ofProducts ? isOfProduct(db) : undefined);
  const rows = await select(db)
    .where(and(which, after(request.after, order, documents.id)))
    .orderBy(...ordered(order, documents.id))
    .limit(first + 1);
  return pageOf(rows.map(asRow), { ...request, first }, order, () => db.$count(documents, which));
}

/** Returns the documents whose files came last. */
export const newest = async (db: Db, first: number): Promise<DocumentRow[]> =>
  (await listed(db, { ofProducts: true }, { first })).edges.map(({ node }) => node);

/** No more than these are counted, so that counting costs the same in every catalogue. */
export const mostCounted = 2000;

/** Says of what was counted up to one more than the limit how many there are. */
export const counted = (found: number) => ({ count: Math.min(found, mostCounted), isExact: found <= mostCounted });

/** Every kind, which the types compare; equally common ones are in this order. */
const kinds = Object.keys({
  DATA_SHEET: true,
  DRAWING: true,
  CAD_MODEL: true,
  CERTIFICATE: true,
  MANUAL: true,
  OTHER: true,
} satisfies Record<DocumentKind, true>) as DocumentKind[];

async function countKinds(countOf: (kind: DocumentKind) => Promise<number>) {
  const found = await Promise.all(kinds.map(async (kind) => ({ kind, n: await countOf(kind) })));
  return found
    .filter(({ n }) => n > 0)
    .toSorted((one, other) => other.n - one.n)
    .map(({ kind, n }) => ({ kind, ...counted(n) }));
}

/** Counts the documents of each kind that products have, the commonest kind first. */
export const countByKind = (db: Db) =>
  countKinds(async (kind) => {
    const some = db
      .select({ id: documents.id })
      .from(documents)
      .where(and(eq(documents.kind, kind), isOfProduct(db)))
      .limit(mostCounted + 1)
      .as('some');
    return countIn(await db.select({ n: count() }).from(some));
  });

/** The products to be counted: those that a condition on `product_documents` names, or those that meet one on `products`. */
export type Counted = { named: SQL; met?: undefined } | { named?: undefined; met: SQL | undefined };

/**
 * Counts the products that have a document of each kind. It goes from the documents to their products, and no further than it
 * counts: a list of the products that meet a condition would be made for every kind, and hold most of a large catalogue.
 */
export const countProductsByKind = (db: Tx, { named, met }: Counted) =>
  countKinds(async (kind) => {
    const ofKind = db
      .selectDistinct({ seq: productDocuments.productSeq })
      .from(documents)
      .innerJoin(productDocuments, eq(productDocuments.documentId, documents.id));
    const isOfKind = eq(documents.kind, kind);
    // SQLite keeps the order of a cross join; otherwise it would begin with the index of the condition.
    const some = met
      ? ofKind.crossJoin(products).where(and(isOfKind, eq(products.seq, productDocuments.productSeq), met))
      : ofKind.where(and(isOfKind, named));
    return countIn(await db.select({ n: count() }).from(some.limit(mostCounted + 1).as('some')));
  });

const countIn = ([row]: { n: number }[]) => row?.n ?? 0;

/** Selects the numbers of the products that have a document of this kind. */
export const havingDocument = (tx: Tx, kind: DocumentKind) =>
  tx
    .select({ seq: productDocuments.productSeq })
    .from(productDocuments)
    .innerJoin(documents, eq(documents.id, productDocuments.documentId))
    .where(eq(documents.kind, kind));
