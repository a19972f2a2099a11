import type { SQL } from 'drizzle-orm';
import type { Role } from '../db/tables/accountTables.ts';
import type { AnyTable } from '../db/columns/columns.ts';
import type { Tx } from '../db/database.ts';

/** The part of an address that a list understands, and the names of the parameters that it dropped. */
export type KeptQuery = { query: string; dropped: string[] };

/** Defines a list of the admin that people save views of. */
export type ViewedList = {
  /** Only these roles see the list and its views; any of them may change the views that are for everyone. */
  roles: readonly Role[];
  table: AnyTable;
  /** Its rows are content, so that counts are right until the content changes. */
  isContent: boolean;
  /** Reads addresses of the list. It reads the database once for all of them. */
  read(db: Tx, queries: URLSearchParams[]): Promise<KeptQuery[]>;
  /**
   * Returns which rows an address shows to a person, as `where`, which is undefined for all. Returns null for a search, which
   * one statement could not count together with others.
   */
  rows(db: Tx, query: URLSearchParams, personId: string): { where: SQL | undefined } | null;
};
