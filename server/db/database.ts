import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { Counting } from './counting.ts';
import type { Line } from './line.ts';
import type { Recorder } from './recorder.ts';
import type { OnRun } from './timeStatements.ts';
import type { Attempt, Write } from './transactions.ts';
import type { OnWait } from './watchWait.ts';

/** A connection to read or write with; inside `write` it is the transaction. */
export type Tx = BetterSQLite3Database;

/** The database: queries read committed rows, and every change goes through `write`. */
export type Db = Tx & {
  write: Write;
  attempt: Attempt<Db>;
  /** The same database for visitors: reads and transactions see only what is on the site. */
  visitors: Db;
  /** Keeps the writes of this process waiting while its worker writes. */
  lend: Line;
  /** The number that rises with each change to public content, whichever process made it. */
  revision(): number;
  /** Changes whenever any connection, of this process or another, has committed anything. */
  dataVersion(): number;
  /** Returns whether `revision` is at most a second old: it is not while the server of the database is out of reach. */
  isCurrent(): boolean;
  /** Resolves when `revision` and reads include all earlier commits. */
  catchUp(): Promise<void>;
  /** Runs work of a start while no other process does the same with this database. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** It is true if servers on other machines may have the same database open. */
  isShared: boolean;
  /** Messages between processes on the same database, which may be lost; undefined where there is no channel for them. */
  posts?: { send(text: string): Promise<void>; listen(hear: (text: string) => void): void };
  /** Counts for limits, shared by all processes where these may be on other machines. */
  counting: Counting;
  /** Returns the connections to PostgreSQL, by pool; undefined on SQLite. */
  pools?(): { pool: string; used: number; idle: number; waiting: number }[];
  /** Returns whether a read has given up waiting for a table a short while ago; undefined on SQLite. */
  isHeldUp?(): boolean;
  /** Returns the tables that another program keeps locked, so that reads wait; undefined on SQLite. */
  lockedTables?(): Promise<string[]>;
  /** Counts like `counting`, but survives a restart. Each count is a write. */
  lasting: Counting;
  /** Returns whether this process runs the regular tasks; only one of several servers on a database does. */
  leads(): boolean;
  /** Writes a row, reads it back, and checks the file on the disk. Throws the first error. */
  probe(): Promise<void>;
  /** Returns the database's file where somebody replaced or removed it; PostgreSQL has none. */
  moved?: () => Moved | undefined;
  close(): void;
};

export type Moved = {
  file: string;
  /** Size of the file that took its place; undefined where there is none. */
  size(): number | undefined;
  /** Writes the database that is still open as a copy beside the others, and returns the path. */
  keep(): Promise<string>;
  /** Call it after `close`: SQLite would take the log of the old database for that of a new one. */
  removeLog(): void;
};

/** Receives each SQL statement as it runs. */
export type OnStatement = (sql: string) => void;

export type Opening = {
  /** The address of a database on a server of PostgreSQL, which replaces the file. */
  url?: string | undefined;
  migrationsFolder?: string | undefined;
  /** Receives a line for each step that takes long or leaves a file. */
  say?: ((line: string) => void) | undefined;
  /** Receives the present step in a few words. */
  doing?: ((what: string) => void) | undefined;
  /** Receives each write that waits long for others. */
  onWait?: OnWait | undefined;
  /** Receives each reading statement. */
  onStatement?: OnStatement | undefined;
  /** Receives every statement and its duration. */
  onRun?: OnRun | undefined;
  recorder?: Recorder | undefined;
  /** Allows longer pauses within transactions, for programs such as commands that compute in the middle of them. */
  computes?: boolean | undefined;
  /** Makes opening wait for a server that is not there yet; without it, opening fails at once. */
  awaiting?: Awaiting | undefined;
};

/** `patience` is in milliseconds. */
export type Awaiting = { patienceMs: number; say: (line: string) => void };
