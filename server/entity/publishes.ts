import type { Db, Tx } from '../db/database.ts';
import type { Document } from './recorded.ts';

/** States that rows are on the site or not: plans, changes that wait and previews work with these. */
export type Publishes = {
  /** Finds a row as the API has it. */
  find(db: Db, id: string): Promise<object | null | undefined>;
  /** Completes a row with other values, where the API shows more of it than these. */
  shown?(db: Db, row: object): Promise<object>;
  /** It is on the site before an admin has ever saved it. */
  isAlwaysThere?: boolean;
  /** There is one row only, with this id. */
  onlyId?: string;
  /** Its changes wait in a table of their own; left out: with those of the others, by its values. */
  waitsApart?: boolean;
  /** Returns the address of the page that shows it with these values; `seen` is what visitors find. */
  page(seen: Tx, id: string, values: Document): string | Promise<string>;
};
