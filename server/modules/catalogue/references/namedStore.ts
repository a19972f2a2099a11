import { count, eq } from 'drizzle-orm';
import { inUse } from '../../../core/errors.ts';
import type { AnyColumn } from '../../../db/columns/columns.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { products } from '../../../db/tables/tables.ts';
import { holds } from '../../../core/holds.ts';
import {
  enteredOf,
  givenOf,
  mapFields,
  toStored,
  toStoredGiven,
  type Fields,
  type Given,
} from '../../../fields/field.ts';
import { refuseFieldsGone, withoutGone } from '../images/pictureFields.ts';
import { namedRows, type NamedRow, type NamedTable, type ValuesOf } from './namedRows.ts';

type Definition<Row extends NamedRow, Input> = {
  /** The key of its part in a content document: 'kinds'. */
  key: string;
  /** The word for one of them in messages: 'kind'. */
  one: string;
  fields: Fields<ValuesOf<Row>>;
  /** The column in which a product holds its id; left out where products do not name the rows. */
  pointedBy?: AnyColumn;
  /** Converts the input to stored values; `before` is the row that it changes. Throws `BAD_USER_INPUT`. */
  values?: (tx: Tx, input: Input, before?: Row) => Promise<ValuesOf<Row>>;
  /** Updates what products keep of a row that was written; `before` is what stood there, null for nothing. */
  afterwards?: (tx: Tx, row: Row, before: Row | null) => Promise<void>;
};

export type NamedStore<Row extends NamedRow, Input extends { name: string }> = ReturnType<
  typeof namedStore<Row, Input>
>;

/** Holds what an input of the schema names: a field may be left out, and null clears it. */
type InputOf<Row extends NamedRow> = Given<ValuesOf<Row>> & { name: string };

/**
 * Makes the store of rows that are known by their names, such as kinds: each has a name of its own, and stays while a
 * product names it.
 */
export function namedStore<Row extends NamedRow, Input extends { name: string } = InputOf<Row>>(
  table: NamedTable<Row>,
  definition: Definition<Row, Input>,
) {
  const { key, one, fields, pointedBy, afterwards } = definition;
  const plain = namedRows(table);
  const rows: typeof plain = {
    ...plain,
    async put(tx, id, ...written) {
      const before = afterwards ? await plain.find(tx, id) : null;
      const row = await plain.put(tx, id, ...written);
      await afterwards?.(tx, row, before);
      return row;
    },
    async bringBack(tx, row) {
      await plain.bringBack(tx, row);
      await afterwards?.(tx, row, null);
    },
  };
  const {
    values = async (_: Tx, input: Input, before?: Row) => {
      const named = input as unknown as Given<ValuesOf<Row>>;
      if (!before) return toStored(fields, enteredOf(fields, named));
      return { ...mapFields(fields, (name) => before[name]), ...toStoredGiven(fields, givenOf(fields, named)) };
    },
  } = definition;

  async function checked(tx: Tx, input: Input, before?: Row) {
    await rows.refuseTaken(tx, one, input.name, before?.id);
    const stored = await values(tx, input, before);
    await refuseFieldsGone(tx, fields, stored, before);
    return stored;
  }

  /** Returns 'stale' when `version` is given and another save came between, undefined when the id is unknown. */
  async function change(tx: Tx, id: string, input: Input, version?: number | null) {
    const before = await rows.find(tx, id);
    if (!before) return undefined;
    if (version != null && version !== before.version) return 'stale';
    const values = await checked(tx, input, before);
    return holds(before, values) ? before : rows.put(tx, id, values, before.version + 1);
  }

  /** Counts the products of each row, and of none under null. */
  async function countProducts(db: Tx): Promise<Map<string | null, number>> {
    if (!pointedBy) return new Map();
    const counts = await db.select({ id: pointedBy, count: count() }).from(products).groupBy(pointedBy);
    return new Map(counts.map((row) => [row.id as string | null, row.count]));
  }

  return {
    ...rows,
    table,
    key,
    one,
    fields,
    values,
    countProducts,
    /** Throws `BAD_USER_INPUT`. */
    create: (db: Db, input: Input) =>
      db.write(async (tx) => rows.put(tx, await rows.freeId(tx, input.name), await checked(tx, input))),
    /** Does what `change` does. Throws `BAD_USER_INPUT`. */
    update: (db: Db, id: string, input: Input, version?: number | null) =>
      db.write((tx) => change(tx, id, input, version)),
    /** Restores an earlier state, without pictures that are gone. */
    restore: async (tx: Tx, id: string, earlier: ValuesOf<Row>) =>
      change(tx, id, (await withoutGone(tx, fields, earlier)) as unknown as Input),
    /** Returns false when the id is unknown. Throws `CONFLICT` while a product names the row. */
    removeUnused: (db: Db, id: string) =>
      db.write(async (tx) => {
        const row = await rows.find(tx, id);
        if (!row) return false;
        const used = pointedBy ? await tx.$count(products, eq(pointedBy, id)) : 0;
        if (used > 0) throw inUse(`Products of the ${one} “${row.name}”: ${used}. It was not deleted.`);
        await rows.remove(tx, id);
        return true;
      }),
  };
}
