import type { Tx } from '../../../db/database.ts';

/** The thing that an event is about, as it is now. */
export type Thing = {
  /** The name by which people know it. */
  name: string;
  /** Its address on the site; null for what visitors do not see and the admin area has no page of. */
  url: string | null;
  version: number | null;
  values: Record<string, unknown>;
  /** The fields in which visitors wrote about themselves, with the values that it completes. */
  personal?: Record<string, unknown>;
};

export type ReadThings = (db: Tx, ids: string[]) => Promise<Map<string, Thing>>;
