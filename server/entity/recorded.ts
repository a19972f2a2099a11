import type { ImageStore } from '../storage/storageOf.ts';
import type { AnyColumn } from '../db/columns.ts';
import type { Db, Tx } from '../db/database.ts';
import { enteredOf, fromStored, type Fields } from '../fields/field.ts';
import type { Pointing } from './bin.store.ts';
import { shownFields, type ShownField } from './shownFields.ts';

/** What was entered for one thing, by field. */
export type Document = Record<string, unknown>;

/** A row as the history sees it. */
export type RecordedRow = {
  id: string;
  name: string;
  version: number | null;
  document: Document;
  /** All of it, as it is stored. */
  row: Record<string, unknown>;
};

/** One thing whose history is kept, and which goes into the bin when it is deleted. */
export type Recorded = {
  /** True, or why it only goes into the bin. */
  history: true | string;
  id: AnyColumn;
  /** Its id, of what the API calls it by. */
  idFrom(name: string): string;
  rows(db: Tx, ids: string[]): Promise<RecordedRow[]>;
  /** Addresses of uploaded files in a document. */
  files(document: Document): string[];
  /** For people, in the order of the form. */
  shown(document: Document, db: Db): Promise<ShownField[]>;
  /** Belongs into a transaction. The row is there. Throws a refusal where the document does not fit what is there now. */
  restore(tx: Tx, id: string, document: Document): Promise<void>;
  /**
   * Belongs into a transaction. `row` as it was deleted; `pointedTo` is what named it until then. No row has its id.
   * Throws a refusal where something else has its place.
   */
  bringBack(tx: Tx, row: Record<string, unknown>, pointedTo: Pointing[]): Promise<void>;
  /** What lay beside the database goes, too, once the row was erased from the bin. */
  removeFiles(files: ImageStore, row: Record<string, unknown>): Promise<void>;
  /** Address of the picture that people know it by; `row` as it was deleted. */
  pictureOf(row: Record<string, unknown>): string | null;
};

type Definition<Row, Values> = {
  history?: true | string;
  id: AnyColumn;
  fields: Fields<Values>;
  rows: (db: Tx, ids: string[]) => PromiseLike<Row[]>;
  idFrom?: (name: string) => string;
  idOf: (row: Row) => string;
  /** What people know it by. */
  nameOf: (row: Row) => string;
  versionOf: (row: Row) => number | null;
  /** Addresses that may be those of uploaded files. */
  files?: (values: Values) => (string | null)[];
  shown?: (values: Values, db: Db) => Promise<ShownField[]>;
  restore: (tx: Tx, id: string, values: Values) => Promise<unknown>;
  bringBack: (tx: Tx, row: Row, pointedTo: Pointing[]) => Promise<unknown>;
  removeFiles?: (files: ImageStore, row: Row) => Promise<void>;
  pictureOf?: (row: Row) => string | null;
};

const isUploaded = (url: string) => /^\/(uploads|belgeler)\//.test(url);

/** A definition without the types of its rows, so that all stand in one list. */
export function recorded<Values extends object, Row extends Values>({
  fields,
  idOf,
  nameOf,
  versionOf,
  history = true,
  idFrom = (name) => name,
  files = () => [],
  shown = async (values) => shownFields(fields, values),
  removeFiles = async () => undefined,
  pictureOf = () => null,
  ...definition
}: Definition<Row, Values>): Recorded {
  /** What has become a field since was blank then. */
  const read = (document: Document) => enteredOf(fields, document as { [Name in keyof Values]?: Values[Name] });
  return {
    history,
    id: definition.id,
    idFrom,
    rows: async (db, ids) =>
      (await definition.rows(db, ids)).map((row) => ({
        id: idOf(row),
        name: nameOf(row),
        row: Object.fromEntries(Object.entries(row)),
        version: versionOf(row),
        document: Object.fromEntries(Object.entries(fromStored(fields, row))),
      })),
    files: (document) => files(read(document)).flatMap((url) => (url && isUploaded(url) ? [url] : [])),
    shown: (document, db) => shown(read(document), db),
    restore: async (tx, id, document) => void (await definition.restore(tx, id, read(document))),
    bringBack: async (tx, row, pointedTo) => void (await definition.bringBack(tx, row as Row, pointedTo)),
    removeFiles: (stored, row) => removeFiles(stored, row as Row),
    pictureOf: (row) => pictureOf(row as Row),
  };
}
