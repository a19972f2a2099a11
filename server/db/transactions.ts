import { setTimeout } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { drizzle, type BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import { plus } from './columns/expressions.ts';
import { inTurn, type Turn } from './inTurn.ts';
import type { Line } from './line.ts';
import { NotUnique } from './notUnique.ts';
import { watchRows, type Recorder } from './recorder.ts';
import { StorageFailure, storageFailureOf } from './storageFailure.ts';
import { state } from './tables/tables.ts';
import { forVisitors, onlyVisible } from './visible.ts';
import { watchWait, type OnWait } from './watchWait.ts';

/**
 * Runs `work` as one transaction, after those already waiting, and raises the content revision with it, unless it wrote nothing.
 * `raisesRevision: false` is for rows that no public page shows, such as sessions and messages. `patience` is how many
 * milliseconds to wait in line, and once more for the write of another process. `erases`: the deleted data must
 * not be left in the file. Throws `StorageFailure`.
 */
export type Write = <T>(
  work: (tx: BetterSQLite3Database) => Promise<T>,
  options?: { raisesRevision?: boolean; patience?: number; erases?: boolean },
) => Promise<T>;

/**
 * Runs `work` in a transaction that is always rolled back, and returns its result. `seen` shows in it what visitors would
 * see if it were committed. Writes wait as long, so the work has to be short.
 */
export type Attempt<Seen = BetterSQLite3Database> = <T>(
  work: (tx: BetterSQLite3Database, seen: Seen) => Promise<T>,
  options?: { patience?: number },
) => Promise<T>;

/**
 * The usual patience in milliseconds: longer than an import of a hundred thousand products writes, and shorter than a proxy
 * waits for an answer, so that an admin who saves in that time gets one.
 */
export const usualPatience = 25_000;

type Surroundings = {
  line: Line;
  turn?: Turn | undefined;
  /** Throws where there is nothing to commit to. */
  beforeCommit: () => void;
  recorder?: Recorder | undefined;
  onWait?: OnWait | undefined;
  /** The connection that reads committed rows. */
  reader: Sqlite.Database;
};

/**
 * Runs one transaction after the other. The second function is for visitors, whose transactions see what is on the site; the
 * third one only tries.
 */
export function transactions(
  connection: Sqlite.Database,
  { line, turn, beforeCommit, recorder, onWait, reader }: Surroundings,
): [all: Write, visitors: Write, attempt: Attempt] {
  const tx = drizzle(connection);
  const committed = drizzle(reader);
  const takeTouched = recorder && watchRows(connection, recorder.watched);
  const rowsWritten = connection.prepare<[], number>('select total_changes()').pluck();

  async function record(erases: boolean) {
    const touched = takeTouched?.() ?? [];
    if (touched.length > 0) await recorder?.record(tx, { touched, committed, erases });
    // The recorder removes texts with a row, which is no change of its own.
    takeTouched?.();
  }

  const writing =
    (handle: BetterSQLite3Database): Write =>
    (work, { raisesRevision = true, patience = usualPatience, erases = false } = {}) => {
      const hasBegun = watchWait(onWait);
      return inTurn(line, turn, patience, async () => {
        try {
          await begin(connection, patience);
          hasBegun();
          const before = rowsWritten.get();
          const result = await work(handle);
          await record(erases);
          if (raisesRevision && rowsWritten.get() !== before) await raiseRevision(tx);
          beforeCommit();
          await turn?.beforeCommit();
          connection.exec('commit');
          // The log still contains the old pages, and those of a worker's long transaction take up much of the disk.
          // If another process is reading, the log stays until later.
          if (erases || turn) connection.pragma('wal_checkpoint(TRUNCATE)');
          return result;
        } catch (error) {
          takeTouched?.();
          throw rollBack(connection, behind(error, beforeCommit));
        }
      }).finally(hasBegun);
    };

  const attempt: Attempt = (work, { patience = usualPatience } = {}) =>
    inTurn(line, turn, patience, async () => {
      try {
        await begin(connection, patience);
        // A new handle each time, since rows and counts are kept for each handle.
        return await work(tx, readingVisible(connection));
      } catch (error) {
        throw asNotUnique(storageFailureOf(error) ?? error);
      } finally {
        takeTouched?.();
        if (connection.inTransaction) connection.exec('rollback');
      }
    });
  return [writing(tx), writing(readingVisible(connection)), attempt];
}

/** Returns a handle that sees only what visitors may see. */
export function readingVisible(connection: Sqlite.Database): BetterSQLite3Database {
  const client = { prepare: (statement: string) => connection.prepare(onlyVisible(statement)) };
  return forVisitors(drizzle({ client: client as Sqlite.Database }));
}

/** Waits for the write of another process without blocking this one, which SQLite's own waiting would do. */
export async function begin(connection: Sqlite.Database, patience: number) {
  // An open transaction is left from a failed rollback.
  if (connection.inTransaction) connection.exec('rollback');
  connection.pragma('busy_timeout = 0');
  for (const start = Date.now(); ; await setTimeout(5)) {
    try {
      connection.exec('begin immediate');
      return;
    } catch (error) {
      const busy = error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY');
      if (!busy || Date.now() - start > patience) throw storageFailureOf(error) ?? error;
    }
  }
}

/**
 * Returns the storage's failure if the file is damaged: SQLite reports 'SQL logic error' for triggers whose tables it
 * cannot read any more.
 */
function behind(error: unknown, beforeCommit: () => void) {
  if (!(error instanceof Sqlite.SqliteError) || error.code !== 'SQLITE_ERROR') return error;
  try {
    beforeCommit();
    return error;
  } catch (failure) {
    return failure;
  }
}

/** Rolls back and returns the error to throw: the one that broke the transaction off, even if the rollback fails, too. */
function rollBack(connection: Sqlite.Database, error: unknown) {
  try {
    // On a full disk SQLite has already rolled back.
    if (connection.inTransaction) connection.exec('rollback');
    return asNotUnique(storageFailureOf(error) ?? error);
  } catch (second) {
    return new StorageFailure('unavailable', new AggregateError([error, second], 'a rollback failed'));
  }
}

/** Turns the error of a unique index into `NotUnique`: another process may have written since a value was checked. */
function asNotUnique(error: unknown) {
  if (!(error instanceof Sqlite.SqliteError) || error.code !== 'SQLITE_CONSTRAINT_UNIQUE') return error;
  const [, table = '', column = ''] = /failed: (\w+)\.(\w+)/.exec(error.message) ?? [];
  return new NotUnique(table, column, error);
}

async function raiseRevision(tx: BetterSQLite3Database) {
  await tx
    .insert(state)
    .values({ key: 'revision', value: 1 })
    .onConflictDoUpdate({ target: state.key, set: { value: plus(state.value, 1) } });
}
