import { eq, inArray } from 'drizzle-orm';
import { badInput } from '../../../core/errors.ts';
import type { AnyColumn, AnyTable } from '../../../db/columns/columns.ts';
import type { Tx } from '../../../db/database.ts';
import { inParts } from '../../../db/parts.ts';
import { plainName } from '../../../../common/text/letters.ts';
import { categoryId } from './categoryId.ts';
import { collator } from '../../../../common/text/locale.ts';

export type NamedRow = { id: string; name: string; version: number };
/** A table of rows that people know by their names. */
export type NamedTable<Row extends NamedRow> = AnyTable & { id: AnyColumn; name: AnyColumn; $inferSelect: Row };
/** The columns that an admin enters. */
export type ValuesOf<Row extends NamedRow> = Omit<Row, 'id' | 'version'>;

const turkish = collator();
const article = (one: string) => (/^[aeiou]/.test(one) ? 'an' : 'a');

/** Makes the statements of such a table. There are some hundreds of rows at most, so they are sorted in memory. */
export function namedRows<Row extends NamedRow>(named: NamedTable<Row>) {
  const { id: idColumn } = named;
  // The statements are the same for every table, so they are typed by the rows alone.
  const table: AnyTable = named;
  const all = async (db: Tx) => (await db.select().from(table)) as Row[];

  return {
    /** Returns all rows in Turkish order. */
    list: async (db: Tx): Promise<Row[]> => (await all(db)).sort((a, b) => turkish.compare(a.name, b.name)),

    async find(db: Tx, id: string): Promise<Row | null> {
      const [row] = await db.select().from(table).where(eq(idColumn, id));
      return (row as Row | undefined) ?? null;
    },

    withIds: (db: Tx, ids: string[]) =>
      inParts(ids, async (part) => (await db.select().from(table).where(inArray(idColumn, part))) as Row[]),

    /** Adds a row, or replaces the values of the one with its id. */
    async put(tx: Tx, id: string, values: ValuesOf<Row>, version = 1): Promise<Row> {
      const row = { id, ...values, version } as unknown as Row;
      await tx.insert(table).values(row).onConflictDoUpdate({ target: idColumn, set: row });
      return row;
    },

    async bringBack(tx: Tx, row: Row) {
      await tx.insert(table).values(row);
    },

    async remove(tx: Tx, id: string) {
      await tx.delete(table).where(eq(idColumn, id));
    },

    /** Throws `BAD_USER_INPUT` when another row has the name; `one` is the word for such a row. */
    async refuseTaken(tx: Tx, one: string, name: string, id?: string) {
      const taken = (await all(tx)).find((row) => row.id !== id && plainName(row.name) === plainName(name));
      if (taken) throw badInput('name', `There is already ${article(one)} ${one} “${taken.name}”.`);
    },

    /** Makes the id of a new row from its name. */
    async freeId(tx: Tx, name: string) {
      const ids = new Set((await all(tx)).map(({ id }) => id));
      return namedId(name, (id) => ids.has(id));
    },
  };
}

/** Makes an id from a name like that of a category, with a number appended if it is taken. */
export function namedId(name: string, taken: (id: string) => boolean) {
  const first = categoryId(name);
  let id = first;
  for (let number = 2; taken(id); number++) id = `${first}-${number}`;
  return id;
}
