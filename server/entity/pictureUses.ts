import { eq, inArray } from 'drizzle-orm';
import type { AnyColumn } from '../db/columns/columns.ts';
import type { Tx } from '../db/database.ts';
import { placeholder } from '../db/columns/expressions.ts';
import { reading } from '../db/statements.ts';

/** A place that uses uploaded pictures, so that their files are kept. */
export type PictureUse = {
  /** Names the first thing that uses a picture, for the admin; null when nothing does. */
  shownBy(db: Tx, url: string): Promise<string | null>;
  /** Tells whether a page shows one of these pictures now; missing where no page does. */
  areShown?: (db: Tx, urls: string[]) => Promise<boolean>;
  /** Lists the inputs of the schema that fill the place; a test compares them. */
  inputs: readonly string[];
};

const given = (many: number) => Array.from({ length: many }, (_, n) => placeholder(`url${n}`));

/**
 * Makes the use of a column in which pages show pictures. A picture in no such column is refused to visitors, and housekeeping
 * sets it aside.
 */
export function pictureColumn(
  column: AnyColumn,
  { inputs, shownBy }: Pick<PictureUse, 'inputs' | 'shownBy'>,
): Required<PictureUse> {
  const shown = reading((tx, many: number) =>
    tx
      .select({ url: column })
      .from(column.table)
      .where(inArray(column, given(many)))
      .limit(1),
  );
  return {
    inputs,
    shownBy,
    async areShown(db, urls) {
      const values = Object.fromEntries(urls.map((url, n) => [`url${n}`, url]));
      return urls.length > 0 && (await shown(db, values, urls.length)).length > 0;
    },
  };
}

/** Returns the name of the first row that has the picture in a column; undefined when there is none. */
export async function nameOfRowWith(db: Tx, column: AnyColumn, url: string, name: AnyColumn) {
  const [row] = await db.select({ name }).from(column.table).where(eq(column, url)).limit(1);
  return row && String(row.name);
}
