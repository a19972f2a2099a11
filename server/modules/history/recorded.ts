import type { AnyColumn } from '../../db/columns.ts';
import type { Tx } from '../../db/database.ts';
import { enteredOf, fromStored, type Fields } from '../../fields/field.ts';
import { isUpload } from '../images/images.store.ts';
import type { Names } from './names.ts';
import { shownFields, type ShownField } from './shownFields.ts';

/** What was entered for one thing, by field. */
export type Document = Record<string, unknown>;

/** A row as the history sees it. */
export type RecordedRow = { id: string; version: number | null; document: Document };

/** One thing of the content whose history is kept. */
export type Recorded = {
  entity: string;
  id: AnyColumn;
  rows(db: Tx, ids: string[]): Promise<RecordedRow[]>;
  /** Addresses of uploaded files in a document. */
  files(document: Document): string[];
  /** For people, in the order of the form. */
  shown(document: Document, names: Names): Promise<ShownField[]>;
  /** Belongs into a transaction. The row is there. Throws a refusal where the document does not fit what is there now. */
  restore(tx: Tx, id: string, document: Document): Promise<void>;
};

type Definition<Row, Values> = {
  entity: string;
  id: AnyColumn;
  fields: Fields<Values>;
  rows: (db: Tx, ids: string[]) => PromiseLike<Row[]>;
  idOf: (row: Row) => string;
  versionOf: (row: Row) => number | null;
  /** Addresses that may be those of uploaded files. */
  files?: (values: Values) => (string | null)[];
  shown?: (values: Values, names: Names) => Promise<ShownField[]>;
  restore: (tx: Tx, id: string, values: Values) => Promise<unknown>;
};

/** A definition without the types of its rows, so that all stand in one list. */
export function recorded<Values extends object, Row extends Values>({
  fields,
  idOf,
  versionOf,
  files = () => [],
  shown = async (values) => shownFields(fields, values),
  ...definition
}: Definition<Row, Values>): Recorded {
  /** What has become a field since was blank then. */
  const read = (document: Document) => enteredOf(fields, document as { [Name in keyof Values]?: Values[Name] });
  return {
    entity: definition.entity,
    id: definition.id,
    rows: async (db, ids) =>
      (await definition.rows(db, ids)).map((row) => ({
        id: idOf(row),
        version: versionOf(row),
        document: Object.fromEntries(Object.entries(fromStored(fields, row))),
      })),
    files: (document) => files(read(document)).filter(isUpload),
    shown: (document, names) => shown(read(document), names),
    restore: async (tx, id, document) => void (await definition.restore(tx, id, read(document))),
  };
}
