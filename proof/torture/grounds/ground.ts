import type { Settings } from '../../../e2e/testing/site.ts';

/** `killed`: its first process alone, with SIGKILL; `stopped`: all of it, by `pg_ctl stop -m immediate`. */
export const crashes = ['killed', 'stopped'] as const;
export type Crash = (typeof crashes)[number];

/** The data folder and the database of a site that is killed again and again. */
export type Ground = {
  dataDir: string;
  /** Settings for each start. */
  settings: Settings;
  /** Rows that a statement finds; both engines have to understand it. */
  rows: <Row>(statement: string) => Promise<Row[]>;
  /** Damage that the engine finds in its files. */
  damage: () => Promise<string[]>;
  /** Ends the database's server at once, for so many milliseconds; SQLite has none. */
  crash?: (way: Crash, pause: number) => Promise<void>;
  leave: () => Promise<void>;
};
