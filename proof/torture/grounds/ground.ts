import type { Settings } from '../../../e2e/testing/site.ts';

/** `killed`: with SIGKILL, its first process alone; `stopped`: as by `pg_ctl stop -m immediate`. */
export const crashes = ['killed', 'stopped'] as const;
export type Crash = (typeof crashes)[number];

/** Where a site lies that is killed. */
export type Ground = {
  dataDir: string;
  /** Of each start. */
  settings: Settings;
  /** What a statement finds that both engines understand. */
  rows: <Row>(statement: string) => Promise<Row[]>;
  /** What the engine finds wrong with its files. */
  damage: () => Promise<string[]>;
  /** Ends the server of the database at once, for so many milliseconds; where there is one. */
  crash?: (way: Crash, pause: number) => Promise<void>;
  leave: () => Promise<void>;
};
