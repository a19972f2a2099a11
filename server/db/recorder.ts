import type Sqlite from 'better-sqlite3';
import { getTableName } from 'drizzle-orm';
import type { BetterSQLite3Database as Tx } from 'drizzle-orm/better-sqlite3';
import type { AnyColumn } from './columns/columns.ts';

/**
 * A table to watch: the name of its entity, and the column that identifies a row. Rows that belong to things of several
 * entities name these in two columns: writing them touches the things.
 */
export type Watched = { entity: string | AnyColumn; id: AnyColumn };

/** The transaction touched this row: it added it if `isNew`, and deleted it if `isGone`. */
export type TouchedRow = { entity: string; id: string; isNew: boolean; isGone: boolean };

export type Step = 'added' | 'changed' | 'removed' | 'beside';

/** Adds a step to what is known of a row. What is written beside it says neither that it is new nor that it is gone. */
export function withStep(
  known: Touched | undefined,
  { entity, id, step }: { entity: string; id: string; step: Step },
): Touched {
  if (step === 'beside') return known ?? { entity, id, isNew: false, isGone: false, isOnlyBeside: true };
  const isNew = known && !known.isOnlyBeside ? known.isNew : step === 'added';
  return { entity, id, isNew, isGone: step === 'removed', isOnlyBeside: false };
}

export type Touched = TouchedRow & { isOnlyBeside: boolean };

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
  let touched = new Map<string, Touched>();
  let isHeard = true;
  connection.function('vitrin_hears', (hears) => {
    isHeard = hears === 1;
    return null;
  });
  connection.function('touched', (entity, id, step) => {
    if (!isHeard) return null;
    const key = `${String(entity)} ${String(id)}`;
    touched.set(key, withStep(touched.get(key), { entity: String(entity), id: String(id), step: step as Step }));
    return null;
  });
  for (const { entity, id } of watched) {
    const table = getTableName(id.table);
    const hear = (step: Step, event: string, row: 'new' | 'old') =>
      connection.exec(`create temp trigger "${table}_${step}" after ${event} on main."${table}" begin
        select touched(${typeof entity === 'string' ? `'${entity}'` : `${row}."${entity.name}"`}, ${row}."${id.name}",
          '${typeof entity === 'string' ? step : 'beside'}'); end`);
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
