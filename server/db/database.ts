import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { sql } from 'drizzle-orm';
import { drizzle, type BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import { migrate } from './migrate.ts';
import { state } from './tables.ts';

/** A connection to read or write with; inside `write` it is the transaction. */
export type Tx = BetterSQLite3Database;

/** The store: queries read what is committed; every change goes through `write`. */
export type Db = Tx & {
  /**
   * Runs `work` as one transaction, after those already waiting, and raises the content revision with it.
   * `raisesRevision: false` is for rows that no public page shows, such as sessions and messages.
   */
  write<T>(work: (tx: Tx) => Promise<T>, options?: { raisesRevision: boolean }): Promise<T>;
  /** The number that rises with each change to public content, whichever process made it. */
  revision(): number;
  /** Changes whenever any connection, of this process or another, has committed anything. */
  dataVersion(): number;
  close(): void;
};

export const databaseFile = (dataDir: string) => join(dataDir, 'site.db');

export function connect(file: string): Sqlite.Database {
  const connection = new Sqlite(file);
  connection.pragma('journal_mode = WAL');
  // better-sqlite3 would settle for NORMAL, with which a power cut can take back an acknowledged write.
  connection.pragma('synchronous = FULL');
  connection.pragma('foreign_keys = ON');
  connection.pragma('busy_timeout = 5000');
  return connection;
}

/** Opens `site.db` in `dataDir` (made if missing) and brings its tables up to date. Throws an Error with one clear sentence. */
export async function openDatabase(dataDir: string, migrationsFolder = 'server/db/migrations'): Promise<Db> {
  mkdirSync(dataDir, { recursive: true });
  const file = databaseFile(dataDir);
  const writer = connect(file);
  await migrate(writer, { migrationsFolder, backupsFolder: join(dataDir, 'backups') });
  const reader = connect(file);
  const readRevision = reader.prepare<[], { value: number }>(`select value from state where key = 'revision'`);
  return Object.assign(drizzle(reader), {
    write: transactions(drizzle(writer)),
    revision: () => readRevision.get()?.value ?? 0,
    dataVersion: () => reader.pragma('data_version', { simple: true }) as number,
    close() {
      reader.close();
      writer.close();
    },
  });
}

/** A writer of its own keeps half-done work from readers: what they see is always committed. */
function transactions(writer: Tx): Db['write'] {
  let last: Promise<unknown> = Promise.resolve();
  return (work, { raisesRevision } = { raisesRevision: true }) => {
    const run = async () => {
      writer.run(sql`begin immediate`);
      try {
        const result = await work(writer);
        if (raisesRevision) raiseRevision(writer);
        writer.run(sql`commit`);
        return result;
      } catch (error) {
        writer.run(sql`rollback`);
        throw error;
      }
    };
    const result = last.then(run);
    last = result.catch(() => undefined);
    return result;
  };
}

function raiseRevision(tx: Tx) {
  tx.insert(state)
    .values({ key: 'revision', value: 1 })
    .onConflictDoUpdate({ target: state.key, set: { value: sql`${state.value} + 1` } })
    .run();
}
