import type { AnyTable } from '../db/columns/columns.ts';
import type { Db } from '../db/database.ts';
import type { ImageStore } from '../storage/storageOf.ts';

export const day = 86_400_000;
export const month = 30.44 * day;

/** One round of housekeeping. */
export type Round = { db: Db; images: ImageStore; now: number };

/** Rows that visitors wrote. The privacy notice promises how long they are kept, so they are not set aside. */
type Promised = {
  /** Names them in the log: 'so many messages at once are not deleted'. */
  what: string;
  /** Counts those of before that moment, and all of them: many at once wait for a person. */
  count(db: Db, before: number): Promise<{ old: number; all: number }>;
};

/** States how long rows are kept. */
export type Keeps = {
  /** Lists the tables that lose rows, or words in them. */
  tables: AnyTable[];
  /** Milliseconds, the setting that says how many months, or nothing where each row has an end of its own. */
  lasts: number | 'retentionMonths' | 'historyMonths' | 'own end';
  /** Removes what is older than `before`, which is now where each row has an end of its own; returns how many there were. */
  remove(round: Round, before: number): Promise<unknown>;
  promised?: Promised;
  /** Words for the log, where some were removed. */
  removed?: { count: string; message: string };
  /** It is removed after the bin has lost its old entries, since it is kept for these, too. */
  isAfterBin?: boolean;
};
