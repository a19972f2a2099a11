import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { fromRoot } from '../../settings/root.ts';
import { removeHalves } from './copies.ts';
import { countingInMemory } from '../counting.ts';
import { explainDamage, isDamage, refuseDamage } from './damage.ts';
import { createDamageNotes } from './damageNotes.ts';
import type { Db, OnStatement, Opening } from '../database.ts';
import { makePrivate, watchFile } from './file.ts';
import { holdFile, type HeldFile } from './heldFile.ts';
import { lastingCounts } from '../caches/lastingCounts.ts';
import { createLine } from '../line.ts';
import { alone } from './lock.ts';
import { createLook, noteFailures } from '../tables/lookAtTables.ts';
import { migrate } from './migrate.ts';
import { halfMoved, noteTable } from './moveNote.ts';
import { createMoved } from './movedFile.ts';
import type { Recorder } from '../recorder.ts';
import { state } from '../tables/tables.ts';
import type { Turn } from '../inTurn.ts';
import { readingInSlices } from '../turns/slices.ts';
import { timeStatements } from '../timeStatements.ts';
import { readingVisible, transactions } from '../transactions.ts';
import { withVisitors } from './withVisitors.ts';
import type { OnWait } from '../watchWait.ts';

/**
 * The most kilobytes of pages that a writer keeps in memory. With SQLite's usual two megabytes, a transaction that fills all
 * indexes of a large catalogue reads the same pages from the disk again and again.
 */
const writersCache = 256 * 1024;
/**
 * A read waits this many milliseconds in the rare moments in which SQLite blocks reads; nothing else runs in that time.
 */
const readersPatience = 5000;

export const databaseFile = (dataDir: string) => join(dataDir, 'site.db');

export function connect(file: string, onStatement?: OnStatement): Sqlite.Database {
  const connection = new Sqlite(file, { ...(onStatement && { verbose: (sql) => onStatement(String(sql)) }) });
  connection.pragma('journal_mode = WAL');
  // The default of better-sqlite3 is NORMAL, with which a power cut can undo an acknowledged write.
  connection.pragma('synchronous = FULL');
  connection.pragma('foreign_keys = ON');
  // Deleted rows are overwritten, since they contain names and addresses of people.
  connection.pragma('secure_delete = ON');
  connection.pragma(`busy_timeout = ${readersPatience}`);
  return connection;
}

/** Opens `site.db` in `dataDir` (made if missing) and brings its tables up to date. Throws an Error with one clear sentence. */
export async function openSqlite(
  dataDir: string,
  {
    migrationsFolder = fromRoot('server/db/migrations'),
    onStatement,
    onRun,
    onWait,
    recorder,
    say,
    doing,
  }: Opening = {},
): Promise<Db> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = databaseFile(dataDir);
  const backupsFolder = join(dataDir, 'backups');
  // The order matters, and every failure closes what was opened: a connection that stays open keeps the file locked.
  const opened: Sqlite.Database[] = [];
  makePrivate(file);
  const held = holdFile(file);
  const close = () => {
    opened.forEach((connection) => connection.close());
    held.release();
  };
  const open = (onStatement?: OnStatement) => {
    const connection = connect(file, onStatement);
    if (onRun) timeStatements(connection, onRun);
    opened.push(connection);
    return connection;
  };
  try {
    const writer = await alone(dataDir, async () => {
      const connection = open();
      refuseDamage(connection, held);
      if (connection.prepare('select 1 from sqlite_schema where name = ?').get(noteTable)) throw halfMoved(file);
      removeHalves(backupsFolder);
      await migrate(connection, { migrationsFolder, backupsFolder }, { say, doing });
      return connection;
    });
    return withMethods(dataDir, { writer, reader: open(onStatement), held, close, recorder, onWait });
  } catch (error) {
    close();
    throw explainDamage(error, file, backupsFolder);
  }
}

/** Opens the database in a worker of a process that has it open, so that checks and migrations are already done. */
export function openSqliteBeside(dataDir: string, turn: Turn, recorder?: Recorder): Db {
  const file = databaseFile(dataDir);
  const held = holdFile(file);
  const [writer, reader] = [connect(file), connect(file)];
  const close = () => {
    [writer, reader].forEach((connection) => connection.close());
    held.release();
  };
  return withMethods(dataDir, { writer, reader, held, close, turn, recorder });
}

type Connections = {
  writer: Sqlite.Database;
  reader: Sqlite.Database;
  held: HeldFile;
  close: () => void;
  turn?: Turn;
  recorder: Recorder | undefined;
  onWait?: OnWait | undefined;
};

/** A separate writing connection hides unfinished work from readers, who see only committed rows. */
function withMethods(dataDir: string, { writer, reader, held, close, turn, recorder, onWait }: Connections): Db {
  const file = databaseFile(dataDir);
  const damage = createDamageNotes(isDamage);
  const { look, close: endLook } = createLook(file);
  noteFailures(reader, damage.note);
  writer.pragma(`cache_size = -${writersCache}`);
  const readRevision = reader.prepare<[], number>(`select value from state where key = 'revision'`).pluck();
  const readProbe = reader.prepare<[], { value: number }>(`select value from state where key = 'probe'`);
  readRevision.get();
  // This runs after the first read, with which SQLite creates the file of the log.
  const watched = watchFile(file, held);
  const { refuseOther } = watched;
  const line = createLine();
  const [write, visitorsWrite, attempt] = transactions(writer, {
    line,
    turn,
    beforeCommit: refuseOther,
    recorder,
    onWait,
    reader,
  });
  const methods = {
    write,
    lend: line,
    revision: () => readRevision.get() ?? 0,
    dataVersion: () => reader.pragma('data_version', { simple: true }) as number,
    // It is always current, since every read uses the file itself.
    isCurrent: () => true,
    catchUp: async () => undefined,
    alone: <T>(work: () => Promise<T>) => alone(dataDir, work),
    isShared: false,
    counting: countingInMemory,
    lasting: lastingCounts(write),
    leads: () => true,
    async probe() {
      refuseOther();
      await held.checkWhole();
      damage.refuse(() => refuseDamage(reader, held));
      look();
      const value = Date.now();
      const set = { value };
      await write(
        async (tx) => tx.insert(state).values({ key: 'probe', value }).onConflictDoUpdate({ target: state.key, set }),
        { raisesRevision: false },
      );
      if (readProbe.get()?.value !== value) throw new Error('What was written to the database cannot be read.');
    },
    moved: createMoved(reader, watched, file),
    close() {
      endLook();
      close();
    },
  };
  return withVisitors(
    { all: drizzle(reader), visible: readingInSlices(readingVisible(reader)), visitorsWrite, attempt },
    methods,
  );
}
