import { and, asc, count, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Db, Tx } from '../../../../db/database.ts';
import { fetchedPictures as table, imports } from '../../../../db/tables/importTables.ts';
import { inParts } from '../../../../db/parts.ts';
import { picturesOf } from '../../../catalogue/products/checks/products.references.ts';
import type { Product } from '../imports.store.ts';

export type FetchedRow = typeof table.$inferSelect;
type ToFetch = Pick<FetchedRow, 'productSeq' | 'place' | 'address'>;

const part = 500;

/** Returns the pictures of products that have not been fetched for them yet, or that somebody has taken off since. */
export async function picturesToFetch(
  tx: Tx,
  products: Product[],
  addressesOf: (id: string) => string[],
): Promise<ToFetch[]> {
  const seqs = products.map(({ seq }) => seq);
  const known = await inParts(seqs, (some) =>
    tx
      .select()
      .from(table)
      .where(and(inArray(table.productSeq, some), ne(table.state, 'LEFT'))),
  );
  const keyOf = (seq: number, address: string) => `${seq} ${address}`;
  const done = new Map(known.map((row) => [keyOf(row.productSeq, row.address), row]));
  return products.flatMap((product) => {
    const shown = picturesOf(product);
    return addressesOf(product.id).flatMap((address, place): ToFetch[] => {
      const earlier = done.get(keyOf(product.seq, address));
      const isThere = earlier && (earlier.state === 'WAITING' || (earlier.url !== null && shown.includes(earlier.url)));
      return isThere ? [] : [{ productSeq: product.seq, place, address }];
    });
  });
}

/** It belongs in the transaction of the import. */
export async function addToFetch(tx: Tx, importId: string, host: string, pictures: ToFetch[]) {
  const rows = pictures.map((one) => ({ ...one, importId, host, state: 'WAITING' as const, tries: 0 }));
  for (let at = 0; at < rows.length; at += part) await tx.insert(table).values(rows.slice(at, at + part));
}

/** Returns the pictures of the next products that wait, those that have failed least first. */
export async function nextToFetch(db: Db, mostProducts: number): Promise<FetchedRow[]> {
  const isWaiting = and(eq(table.state, 'WAITING'), isNull(imports.undoneAt));
  const first = await db
    .select({ importId: table.importId, seq: table.productSeq, tries: table.tries })
    .from(table)
    .innerJoin(imports, eq(imports.id, table.importId))
    .where(isWaiting)
    .orderBy(asc(table.tries), asc(imports.createdAt), asc(table.productSeq))
    .limit(mostProducts * 13);
  const [begin] = first;
  if (!begin) return [];
  const seqs = [...new Set(first.flatMap(({ importId, seq }) => (importId === begin.importId ? [seq] : [])))];
  return db
    .select()
    .from(table)
    .where(and(eq(table.importId, begin.importId), inArray(table.productSeq, seqs.slice(0, mostProducts))))
    .orderBy(asc(table.productSeq), asc(table.place));
}

type Outcome = Partial<Pick<FetchedRow, 'state' | 'tries' | 'url' | 'reason'>>;

/** Notes what became of a picture. */
export const noteFetched = (tx: Tx, { importId, productSeq, place, address }: FetchedRow, outcome: Outcome) =>
  tx
    .update(table)
    .set(outcome)
    .where(
      and(
        eq(table.importId, importId),
        eq(table.productSeq, productSeq),
        eq(table.place, place),
        eq(table.address, address),
      ),
    );

export type FetchedCounts = { waiting: number; done: number; left: number };
/** The counts of an import, with its id. */
export type FetchedOfImport = FetchedCounts & { importId: string };

/** Counts the pictures of imports by what became of them. */
export async function countFetched(db: Tx, importIds: readonly string[]): Promise<Map<string, FetchedCounts>> {
  const rows = await inParts([...importIds], (some) =>
    db
      .select({ importId: table.importId, state: table.state, count: count() })
      .from(table)
      .where(inArray(table.importId, some))
      .groupBy(table.importId, table.state),
  );
  return new Map(
    importIds.map((id) => {
      const of = (state: FetchedRow['state']) =>
        rows.find((row) => row.importId === id && row.state === state)?.count ?? 0;
      return [id, { waiting: of('WAITING'), done: of('DONE'), left: of('LEFT') }] as const;
    }),
  );
}

/** Returns the pictures of an import that were left, with the reasons. */
export const leftPictures = (db: Tx, importId: string, most: number) =>
  db
    .select()
    .from(table)
    .where(and(eq(table.importId, importId), eq(table.state, 'LEFT')))
    .orderBy(asc(table.productSeq), asc(table.place))
    .limit(most);
