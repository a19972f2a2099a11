import type Sqlite from 'better-sqlite3';
import { getTableName } from 'drizzle-orm';
import type { BetterSQLite3Database as Tx } from 'drizzle-orm/better-sqlite3';
import type { AnyColumn } from './columns/columns.ts';

/** A table to watch: the name of its entity, and the column that identifies a row. */
export type Watched = { entity: string; id: AnyColumn };

/** The transaction touched this row: it added it if `isNew`, and deleted it if `isGone`. */
export type TouchedRow = { entity: string; id: string; isNew: boolean; isGone: boolean };

type Step = 'added' | 'changed' | 'removed';

/** Records the changes of each transaction to the watched rows. */
export type Recorder = {
  watched: Watched[];
  /** Runs within the transaction, before it commits; `committed` reads the earlier state. `erases` is that of `Write`. */
  record(tx: Tx, work: { touched: TouchedRow[]; committed: Tx; erases: boolean }): Promise<void>;
};

/**
 * Collects each watched row that this connection writes, by temporary triggers of the connection: no store can forget to
 * report a change, and the database file does not depend on this program. Returns a function that takes the collected rows.
 */
export function watchRows(connection: Sqlite.Database, watched: Watched[]): () => TouchedRow[] {
  let touched = new Map<string, TouchedRow>();
  let isHeard = true;
  connection.function('vitrin_hears', (hears) => {
    isHeard = hears === 1;
    return null;
  });
  connection.function('touched', (entity, id, step) => {
    if (!isHeard) return null;
    const key = `${String(entity)} ${String(id)}`;
    const isNew = touched.get(key)?.isNew ?? step === 'added';
    touched.set(key, { entity: String(entity), id: String(id), isNew, isGone: step === 'removed' });
    return null;
  });
  for (const { entity, id } of watched) {
    const table = getTableName(id.table);
    const hear = (step: Step, event: string, row: 'new' | 'old') =>
      connection.exec(`create temp trigger "${table}_${step}" after ${event} on main."${table}"
        begin select touched('${entity}', ${row}."${id.name}", '${step}'); end`);
    hear('added', 'insert', 'new');
    hear('changed', 'update', 'new');
    hear('removed', 'delete', 'old');
  }
  return () => {
    const taken = [...touched.values()];
    touched = new Map();
    return taken;
  };
}
