import type Sqlite from 'better-sqlite3';
import { getTableName } from 'drizzle-orm';
import type { BetterSQLite3Database as Tx } from 'drizzle-orm/better-sqlite3';
import type { AnyColumn } from './columns.ts';

/** Rows to watch: what they are called, and by which column each is known. */
export type Watched = { entity: string; id: AnyColumn };

/** A row that the transaction touched. `isNew`: it was not there before; `isGone`: it is not there any more. */
export type TouchedRow = { entity: string; id: string; isNew: boolean; isGone: boolean };

type Step = 'added' | 'changed' | 'removed';

/** Keeps what each transaction does to the watched rows. */
export type Recorder = {
  watched: Watched[];
  /** Called within the transaction, before it is committed; `committed` reads what was there before it. `erases` as in `Write`. */
  record(tx: Tx, work: { touched: TouchedRow[]; committed: Tx; erases: boolean }): Promise<void>;
};

/**
 * Hears of each watched row that this connection writes, whoever writes it: triggers of the connection alone, so that
 * neither a store can forget to tell nor the database file needs this program. Takes and forgets what it has heard.
 */
export function watchRows(connection: Sqlite.Database, watched: Watched[]): () => TouchedRow[] {
  let touched = new Map<string, TouchedRow>();
  connection.function('touched', (entity, id, step) => {
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
