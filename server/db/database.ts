import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { Counting } from './counting.ts';
import type { Line } from './line.ts';
import type { Recorder } from './recorder.ts';
import type { OnRun } from './timed.ts';
import type { Write } from './transactions.ts';
import type { OnWait } from './waits.ts';

/** A connection to read or write with; inside `write` it is the transaction. */
export type Tx = BetterSQLite3Database;

/** The store: queries read what is committed; every change goes through `write`. */
export type Db = Tx & {
  write: Write;
  /** Keeps the writes of this process waiting while another one, which works for it, writes. */
  lend: Line;
  /** The number that rises with each change to public content, whichever process made it. */
  revision(): number;
  /** Changes whenever any connection, of this process or another, has committed anything. */
  dataVersion(): number;
  /** Whether `revision` is known as it was within the last second: not while the server of the database is out of reach. */
  isCurrent(): boolean;
  /** Resolves when `revision` and reading know of all that was committed so far. */
  catchUp(): Promise<void>;
  /** Runs `work` while no other process does something of the kind with this database: what is done once at a start. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** Whether servers on other machines may have the same database open. */
  isShared: boolean;
  /** What processes on the same database say to each other; undefined where there is no way to. What is sent may be lost. */
  posts?: { send(text: string): Promise<void>; listen(hear: (text: string) => void): void };
  /** Counts for limits, together with all other processes where these may be on other machines. */
  counting: Counting;
  /** Connections to PostgreSQL, by pool; undefined on SQLite. */
  pools?(): { pool: string; used: number; idle: number; waiting: number }[];
  /** Counts like `counting`, and a restart forgets nothing. Each count is a write. */
  lasting: Counting;
  /** Whether this process does what is done by itself and once for all; of several servers on one database, one does. */
  leads(): boolean;
  /** Writes a row and reads it back, and looks at the file on the disk. Throws whatever is wrong. */
  probe(): Promise<void>;
  /** Returns the database's file where somebody replaced or removed it; PostgreSQL has none. */
  moved?: () => Moved | undefined;
  close(): void;
};

export type Moved = {
  file: string;
  /** Size of the file that took its place; undefined where there is none. */
  size(): number | undefined;
  /** Writes the database that is still open here beside the other copies, and returns the path. */
  keep(): Promise<string>;
  /** Call it after `close`: SQLite would take the log of the old database for that of a new one. */
  removeLog(): void;
};

/** Hears of each SQL statement as it runs. */
export type OnStatement = (sql: string) => void;

export type Opening = {
  /** Of the database on a server of PostgreSQL; it takes the place of the file. */
  url?: string | undefined;
  migrationsFolder?: string | undefined;
  /** Receives a line for each step that takes long or leaves a file. */
  say?: ((line: string) => void) | undefined;
  /** Receives the present step in a few words. */
  doing?: ((what: string) => void) | undefined;
  /** Receives each write that waits long for others. */
  onWait?: OnWait | undefined;
  /** Hears of what is read. */
  onStatement?: OnStatement | undefined;
  /** Receives every statement and its duration. */
  onRun?: OnRun | undefined;
  recorder?: Recorder | undefined;
  /** For what computes in the middle of its transactions, as commands do: these may stand still for longer. */
  computes?: boolean | undefined;
  /** Makes opening wait for a server that is not there yet; without it, opening fails at once. */
  awaiting?: Awaiting | undefined;
};

/** `patience`: milliseconds. */
export type Awaiting = { patience: number; say: (line: string) => void };
