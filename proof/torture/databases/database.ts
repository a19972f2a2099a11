import type { Settings } from '../../../e2e/testing/site.ts';

/** `killed` ends the first process of the server with SIGKILL; `stopped` ends all of them, like `pg_ctl stop -m immediate`. */
export const crashes = ['killed', 'stopped'] as const;
export type Crash = (typeof crashes)[number];

/** A site that is killed again and again has its data here. */
export type Database = {
  dataDir: string;
  /** Each start gets these settings. */
  settings: Settings;
  /** Gives the rows that a statement finds; both engines have to understand it. */
  rows: <Row>(statement: string) => Promise<Row[]>;
  /** Describes the damage that the engine finds in its files. */
  damage: () => Promise<string[]>;
  /** Ends the database's server at once, and starts it again after `pause` milliseconds; SQLite has no server. */
  crash?: (way: Crash, pause: number) => Promise<void>;
  leave: () => Promise<void>;
};
