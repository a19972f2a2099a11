import type { Tx } from '../../../db/database.ts';
import { blankIsNothing } from '../../../fields/kinds.ts';
import type { SheetLook } from '../../../fields/sheet.ts';
import { namedCell } from './namedCell.ts';

/** Rows that products name by id: a store of `namedStore` is one. */
export type Referred = {
  /** The key of their part in a content document: 'kinds'. */
  key: string;
  /** The word for one of them in messages: 'kind'. */
  one: string;
  list(db: Tx): Promise<{ id: string; name: string }[]>;
  /** This id means that there is none. */
  none?: string;
  /** Says what becomes of a product whose row is unknown to an import. */
  without?: string;
  /** The sheet has a column for them even when there are none. */
  isAlways?: boolean;
};

type Named = { label: string; key: string; to: Referred; sheet: SheetLook };

/**
 * Makes the field of a product that names another row by its id. Saving, imports and the history check the id and show the name;
 * spreadsheets have a column for it once there are such rows.
 */
export const reference = ({ label, key, to, sheet }: Named) => ({
  label,
  blank: null as string | null,
  document: { key, optional: true, write: (id: string | null): unknown => id ?? undefined },
  stored: blankIsNothing,
  sheet: { ...sheet, ...namedCell(to) },
  search: null,
  to,
});

/** Reads the names of all rows, by id. */
export const namesIn = async (db: Tx, { list }: Referred): Promise<ReadonlyMap<string, string>> =>
  new Map((await list(db)).map(({ id, name }) => [id, name]));
