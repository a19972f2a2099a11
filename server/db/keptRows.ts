import { LRUCache } from 'lru-cache';
import type { Db, Tx } from './database.ts';
import { inParts } from './parts.ts';

/** Rows that are kept at a time: some tens of megabytes where texts are long. */
const most = 5000;

type Kept<Row extends object> = { revision: number; rows: LRUCache<string, Row> };

/**
 * Rows by their id, each read and mapped once for a state of the content: a list asks an index for the ids alone, since
 * reading some forty columns of each row takes most of its time. What is asked within a transaction is read from it. Rows
 * come in the order of the ids; those that are not there are left out.
 */
export function keptRows<Row extends { id: string }>(read: (tx: Tx, ids: string[]) => PromiseLike<Row[]>) {
  const kept = new WeakMap<Tx, Kept<Row>>();

  /** Asked of the database each time: another process may have written. */
  function rowsOf(db: Db) {
    const revision = db.revision();
    const known = kept.get(db);
    if (known?.revision === revision) return known.rows;
    const rows = new LRUCache<string, Row>({ max: most });
    kept.set(db, { revision, rows });
    return rows;
  }

  return async (db: Tx, ids: string[]): Promise<Row[]> => {
    if (ids.length === 0) return [];
    const rows = isStore(db) ? rowsOf(db) : new Map<string, Row>();
    const found = new Map(ids.map((id) => [id, rows.get(id)]));
    const missing = [...found].flatMap(([id, row]) => (row ? [] : id));
    for (const row of await inParts(missing, (part) => read(db, part))) {
      // Many hold the same one.
      rows.set(row.id, Object.freeze(row));
      found.set(row.id, row);
    }
    return ids.flatMap((id) => found.get(id) ?? []);
  };
}

/** A transaction has no revision yet. */
const isStore = (db: Tx): db is Db => 'revision' in db;
