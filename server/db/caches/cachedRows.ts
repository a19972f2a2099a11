import { LRUCache } from 'lru-cache';
import type { Db, Tx } from '../database.ts';
import { sourceOf } from '../inLanguage.ts';
import { inParts } from '../parts.ts';

/** The most rows that are kept: some tens of megabytes where texts are long. */
const most = 5000;

type Kept<Row extends object> = { revision: number; rows: LRUCache<string, Row> };

/**
 * Keeps rows by their id, each read and mapped once per revision of the content: lists only select ids from an index, since
 * reading some forty columns of each row takes most of the time. Within a transaction, rows are read from it. They come in
 * the order of the ids, without missing ones.
 */
export function cachedRows<Row extends { id: string }>(read: (tx: Tx, ids: string[]) => PromiseLike<Row[]>) {
  const kept = new WeakMap<Tx, Kept<Row>>();

  /** The kept rows of the current revision, which is read each time, since another process may have written. */
  function rowsOf(db: Db) {
    const revision = db.revision();
    const known = kept.get(db);
    if (known?.revision === revision) return known.rows;
    const rows = new LRUCache<string, Row>({ max: most });
    kept.set(db, { revision, rows });
    return rows;
  }

  return async (asked: Tx, ids: string[]): Promise<Row[]> => {
    const db = sourceOf(asked);
    if (ids.length === 0) return [];
    const rows = isStore(db) ? rowsOf(db) : new Map<string, Row>();
    const found = new Map(ids.map((id) => [id, rows.get(id)]));
    const missing = [...found].flatMap(([id, row]) => (row ? [] : id));
    for (const row of await inParts(missing, (part) => read(db, part))) {
      // Rows are shared, so they are frozen.
      rows.set(row.id, Object.freeze(row));
      found.set(row.id, row);
    }
    return ids.flatMap((id) => found.get(id) ?? []);
  };
}

/** Returns whether it is the database and not a transaction, which has no revision yet. */
const isStore = (db: Tx): db is Db => 'revision' in db;
