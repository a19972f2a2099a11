import { sql } from 'drizzle-orm';
import type { Tx } from './database.ts';

// Full-text search is SQLite's own (FTS5): nothing outside this file knows how it is done.

/** Letters as search compares them: without marks, lower case, ı as i; 'ISITICI' and 'ısıtıcı' become 'isitici'. */
export const fold = (text: string) =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i');

type Words = { seq: number; id: string; name: string; description: string };

/** Puts a product into the index or replaces its entry; belongs into the transaction that writes the product. */
export function indexProduct(tx: Tx, { seq, id, name, description }: Words) {
  unindexProduct(tx, seq);
  tx.run(
    sql`insert into product_search (rowid, name, description, id) values (${seq}, ${fold(name)}, ${fold(description)}, ${id})`,
  );
}

export function unindexProduct(tx: Tx, seq: number) {
  tx.run(sql`delete from product_search where rowid = ${seq}`);
}

/** The index's language for: every word, each as a beginning. Empty when there is no word to look for. */
export const matchAll = (text: string) =>
  (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => `"${word}"*`).join(' ');

/** Subquery of `seq` and `rank` of the products that match, a name weighing more than a description. */
export const matching = (match: string) =>
  sql`(select rowid as seq, bm25(product_search, 10.0, 1.0, 10.0) as rank from product_search where product_search match ${match})`;
