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
  /** Connections to the server of the database, by what they are for; undefined where there is none. */
  pools?(): { pool: string; used: number; idle: number; waiting: number }[];
  /** The same, and a restart forgets nothing. Each count is a write. */
  lasting: Counting;
  /** Whether this process does what is done by itself and once for all; of several servers on one database, one does. */
  leads(): boolean;
  /** Writes a row and reads it back, and looks at the file on the disk. Throws whatever is wrong. */
  probe(): Promise<void>;
  /** The file of the database, where somebody put another one in its place or took it away; not on a server. */
  moved?: () => Moved | undefined;
  close(): void;
};

export type Moved = {
  file: string;
  /** Bytes of what is in its place; undefined: nothing. */
  size(): number | undefined;
  /** Puts all that is in the one that is still open here beside the other copies, and returns where. */
  keep(): Promise<string>;
  /** To be called after `close`: beside a new database, the log of the old one would be taken for its own. */
  removeLog(): void;
};

/** Hears of each SQL statement as it runs. */
export type OnStatement = (sql: string) => void;

export type Opening = {
  /** Of the database on a server of PostgreSQL; it takes the place of the file. */
  url?: string | undefined;
  migrationsFolder?: string | undefined;
  /** Hears, line by line, of what takes long or leaves something behind. */
  say?: ((line: string) => void) | undefined;
  /** Gets what is being done, in a few words. */
  doing?: ((what: string) => void) | undefined;
  /** Gets each write that waits for others for long. */
  onWait?: OnWait | undefined;
  /** Hears of what is read. */
  onStatement?: OnStatement | undefined;
  /** Hears of every statement and how long it took. */
  onRun?: OnRun | undefined;
  recorder?: Recorder | undefined;
  /** For what computes in the middle of its transactions, as commands do: these may stand still for longer. */
  computes?: boolean | undefined;
  /** Of a server that is not there yet; without it, the opening fails at once. */
  awaiting?: Awaiting | undefined;
};

/** `patience`: milliseconds. */
export type Awaiting = { patience: number; say: (line: string) => void };
