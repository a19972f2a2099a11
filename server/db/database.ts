import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { drizzle, type BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import { fromRoot } from '../root.ts';
import { plus } from './expressions.ts';
import { migrate } from './migrate.ts';
import { state } from './tables.ts';
import { NotUnique } from './notUnique.ts';
import { StorageFailure, storageFailureOf } from './storageFailure.ts';

/** A connection to read or write with; inside `write` it is the transaction. */
export type Tx = BetterSQLite3Database;

/** The store: queries read what is committed; every change goes through `write`. */
export type Db = Tx & {
  /**
   * Runs `work` as one transaction, after those already waiting, and raises the content revision with it.
   * `raisesRevision: false` is for rows that no public page shows, such as sessions and messages. `patience` is how
   * many milliseconds to wait for the write of another process; 5000 unless told.
   */
  write<T>(work: (tx: Tx) => Promise<T>, options?: { raisesRevision?: boolean; patience?: number }): Promise<T>;
  /** The number that rises with each change to public content, whichever process made it. */
  revision(): number;
  /** Changes whenever any connection, of this process or another, has committed anything. */
  dataVersion(): number;
  close(): void;
};

/** Milliseconds that one process waits for another. */
const usualPatience = 5000;

export const databaseFile = (dataDir: string) => join(dataDir, 'site.db');

/** Hears of each SQL statement as it runs. */
export type OnStatement = (sql: string) => void;

export function connect(file: string, onStatement?: OnStatement): Sqlite.Database {
  const connection = new Sqlite(file, { ...(onStatement && { verbose: (sql) => onStatement(String(sql)) }) });
  connection.pragma('journal_mode = WAL');
  // better-sqlite3 would settle for NORMAL, with which a power cut can take back an acknowledged write.
  connection.pragma('synchronous = FULL');
  connection.pragma('foreign_keys = ON');
  connection.pragma(`busy_timeout = ${usualPatience}`);
  return connection;
}

/** Opens `site.db` in `dataDir` (made if missing) and brings its tables up to date. Throws an Error with one clear sentence. */
export async function openDatabase(
  dataDir: string,
  migrationsFolder = fromRoot('server/db/migrations'),
  onStatement?: OnStatement,
): Promise<Db> {
  mkdirSync(dataDir, { recursive: true });
  const file = databaseFile(dataDir);
  const writer = connect(file);
  await migrate(writer, { migrationsFolder, backupsFolder: join(dataDir, 'backups') });
  const reader = connect(file, onStatement);
  const readRevision = reader.prepare<[], { value: number }>(`select value from state where key = 'revision'`);
  return Object.assign(drizzle(reader), {
    write: transactions(writer),
    revision: () => readRevision.get()?.value ?? 0,
    dataVersion: () => reader.pragma('data_version', { simple: true }) as number,
    close() {
      reader.close();
      writer.close();
    },
  });
}

/** A writer of its own keeps half-done work from readers: what they see is always committed. */
const ignore = () => undefined;

/** Whoever looked before writing can still be overtaken by another process: then the index has the last word. */
function asNotUnique(error: unknown) {
  if (!(error instanceof Sqlite.SqliteError) || error.code !== 'SQLITE_CONSTRAINT_UNIQUE') return error;
  const [, table = '', column = ''] = /failed: (\w+)\.(\w+)/.exec(error.message) ?? [];
  return new NotUnique(table, column, error);
}

/** Returns the error to throw: what broke the transaction off, whatever else goes wrong on the way back. */
function rollBack(connection: Sqlite.Database, error: unknown) {
  try {
    // On a full disk SQLite has rolled back by itself.
    if (connection.inTransaction) connection.exec('rollback');
    return asNotUnique(storageFailureOf(error) ?? error);
  } catch (second) {
    return new StorageFailure('unavailable', new AggregateError([error, second], 'a rollback failed'));
  }
}

function transactions(connection: Sqlite.Database): Db['write'] {
  const tx = drizzle(connection);
  let last: Promise<unknown> = Promise.resolve();
  return (work, { raisesRevision = true, patience = usualPatience } = {}) => {
    const run = async () => {
      await begin(connection, patience);
      try {
        const result = await work(tx);
        if (raisesRevision) await raiseRevision(tx);
        connection.exec('commit');
        return result;
      } catch (error) {
        throw rollBack(connection, error);
      }
    };
    const result = last.then(run);
    // The caller hears of a failure; whoever comes next only waits for the end.
    last = result.then(ignore, ignore);
    return result;
  };
}

/** Waits for the write of another process without holding up this one: SQLite's own waiting would. */
async function begin(connection: Sqlite.Database, patience: number) {
  // Left over from a rollback that failed.
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

async function raiseRevision(tx: Tx) {
  await tx
    .insert(state)
    .values({ key: 'revision', value: 1 })
    .onConflictDoUpdate({ target: state.key, set: { value: plus(state.value, 1) } });
}
