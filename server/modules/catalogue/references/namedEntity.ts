import { asc, getTableColumns } from 'drizzle-orm';
import type { AnyColumn, AnyTable } from '../../../db/columns/columns.ts';
import type { Db } from '../../../db/database.ts';
import {
  listPart,
  rowSchema,
  takePictures,
  withPictures,
  writeRows,
  type ContentPart,
} from '../../../entity/contentPart.ts';
import type { Entity } from '../../../entity/entity.ts';
import { ofCatalogue } from '../../../rights/stated.ts';
import { nameOfRowWith, pictureColumn } from '../../../entity/pictureUses.ts';
import type { Rights } from '../../../rights/may.ts';
import type { Publishes } from '../../../entity/publishes.ts';
import { recorded } from '../../../entity/recorded.ts';
import { wordsOf } from '../../../entity/words.ts';
import type { ShownField } from '../../../entity/shownFields.ts';
import { toDocument, type Rules } from '../../../fields/document.ts';
import { fromStored, pictureFields } from '../../../fields/field.ts';
import type { NamedRow, ValuesOf } from './namedRows.ts';
import type { NamedStore } from './namedStore.ts';

type Definition<Row extends NamedRow> = {
  /** The word of the schema's enums, in lower case. */
  name: string;
  /** The rules of its input, by the name of the input: `{ FamilyInput }`. */
  input: Record<string, { shape: Rules<ValuesOf<Row>> }>;
  /** States who works with its rows and who reads them; left out: as the catalogue. */
  rights?: Rights;
  /** Lists the keys of the parts that its rows refer to. */
  after?: readonly string[];
  /** Returns the address of the page that shows one, where its rows are published or not. */
  page?: Publishes['page'];
  /** The type of the schema, where its rows have words. */
  type?: string;
  /** Returns the fields as people read them, where the values would not say enough. */
  shown?: (values: ValuesOf<Row>, db: Db) => Promise<ShownField[]>;
};

/** Makes the entity of what products, or people, name: a store of `namedStore` knows all the rest. */
export function namedEntity<Row extends NamedRow, Input extends { name: string }>(
  store: NamedStore<Row, Input>,
  { name, input, rights = ofCatalogue, after = [], page, type, shown }: Definition<Row>,
): Entity {
  type Values = ValuesOf<Row>;
  const { one, fields, table } = store;
  // A test compares the keys of all parts with the schema.
  const key = store.key as ContentPart['key'];
  const [[inputName, rules]] = Object.entries(input) as [[string, { shape: Rules<Values> }]];
  const record = recorded<Values, Row & Values>({
    id: table.id,
    fields,
    rows: (db, ids) => store.withIds(db, ids),
    idOf: ({ id }) => id,
    nameOf: (row) => row.name,
    versionOf: ({ version }) => version,
    ...(shown && { shown }),
    restore: store.restore,
    bringBack: store.bringBack,
  });
  return {
    name,
    tables: [table],
    ...rights,
    record,
    deletes: { cause: `delete${inputName.replace(/Input$/, '')}`, remove: store.removeUnused },
    ...(type !== undefined && { words: wordsOf<Values>(record, { types: [type], fields, rules: rules.shape }) }),
    content: listPart({
      key,
      after,
      row: rowSchema(fields, rules.shape),
      async read(db, uploads) {
        const all = (await db
          .select()
          .from(table as AnyTable)
          .orderBy(asc(table.id))) as (Row & Values)[];
        const written = [];
        for (const row of all) {
          const values = fromStored(fields, await withPictures<Values, Row & Values>(fields, row, uploads));
          written.push({ id: row.id, ...toDocument(fields, values) });
        }
        return written.length > 0 ? written : undefined;
      },
      async take(db, rows, uploads) {
        if (pictureFields(fields).length === 0) return;
        for (const [at, { id, values }] of rows.entries()) {
          const before = await store.find(db, id);
          await takePictures(fields, values, { place: `information.${key}.${key}.${at}`, before, uploads });
        }
      },
      write: (tx, rows, { counts }) =>
        writeRows(
          tx,
          key,
          rows,
          { find: store.find, put: store.put, checked: (entered) => store.values(tx, entered as unknown as Input) },
          counts,
        ),
    }),
    ...(page && { publishes: { find: store.find, page } }),
    pictures: pictureFields(fields).map((field) => {
      const column = columnOf(table, field);
      return pictureColumn(column, {
        inputs: [`${inputName}.${field}`],
        async shownBy(db, url) {
          const shownName = await nameOfRowWith(db, column, url, table.name);
          return shownName === undefined ? null : `the ${one} “${shownName}”`;
        },
      });
    }),
  };
}

function columnOf(table: AnyTable, field: string): AnyColumn {
  const column = getTableColumns(table)[field];
  if (!column) throw new Error(`The table has no column ${field}.`);
  return column as AnyColumn;
}
