import type { ImageStore } from '../storage/storageOf.ts';
import type { AnyColumn } from '../db/columns/columns.ts';
import type { Db, Tx } from '../db/database.ts';
import { enteredOf, entriesOf, fromStored, pictureFields, type Fields } from '../fields/field.ts';
import type { Pointing } from './bin.store.ts';
import { shownFields, type ShownField } from './shownFields.ts';

/** The entered values of one row, by field. */
export type Document = Record<string, unknown>;

export type RecordedRow = {
  id: string;
  name: string;
  version: number | null;
  document: Document;
  /** The whole row as it is stored. */
  row: Record<string, unknown>;
};

/** Defines an entity whose changes the history keeps and whose deleted rows go into the bin. */
export type Recorded = {
  /** True, or the reason why the entity has only a bin and no history. */
  history: true | string;
  id: AnyColumn;
  /** Converts the name that the API uses into an id. */
  idFrom(name: string): string;
  /** The values when nothing was entered. */
  blank: Document;
  /** The labels of the fields, by their names. */
  labels: Record<string, string>;
  /** Lists the fields that hold the address of a picture. */
  pictures: string[];
  /** Lists the fields whose values are each of an attribute; an undo treats these like fields of their own. */
  byAttribute: string[];
  rows(db: Tx, ids: string[]): Promise<RecordedRow[]>;
  /** Returns the addresses of uploaded files in a document. */
  files(document: Document): string[];
  /** Returns the fields as people read them, in the order of the form. */
  shown(document: Document, db: Db): Promise<ShownField[]>;
  /** Restores an earlier state of a row that exists, in a transaction. Throws when the document conflicts with present rows. */
  restore(tx: Tx, id: string, document: Document): Promise<void>;
  /** Frees the codes of rows that exchange them; each of the rows is restored afterwards. */
  releaseCodes?: ((tx: Tx, ids: string[]) => Promise<unknown>) | undefined;
  /**
   * Inserts a deleted row again, in a transaction; no row has its id. `pointedTo` lists the products that referred to it.
   * Throws when another row has taken its place.
   */
  bringBack(tx: Tx, row: Record<string, unknown>, pointedTo: Pointing[]): Promise<void>;
  /**
   * Checks the rows that a transaction has written, all of them together, before it commits; `committed` reads the earlier state.
   * Throws what refuses the transaction.
   */
  checkWritten?: ((tx: Tx, ids: string[], committed: Tx) => Promise<void>) | undefined;
  /** Removes a row that a change added, in the transaction that takes that change back; undefined where none can be. */
  remove: ((tx: Tx, id: string) => Promise<void>) | undefined;
  /** Removes the files of a row that was erased from the bin. */
  removeFiles(files: ImageStore, row: Record<string, unknown>): Promise<void>;
  /** Returns the address of the picture that the bin shows for a deleted row. */
  pictureOf(row: Record<string, unknown>): string | null;
};

type Definition<Row, Values> = {
  history?: true | string;
  id: AnyColumn;
  fields: Fields<Values>;
  byAttribute?: (keyof Values & string)[];
  rows: (db: Tx, ids: string[]) => PromiseLike<Row[]>;
  idFrom?: (name: string) => string;
  idOf: (row: Row) => string;
  /** Returns the name by which people know the row. */
  nameOf: (row: Row) => string;
  versionOf: (row: Row) => number | null;
  /** Returns addresses, some of which may be uploaded files; without it, those of its pictures. */
  files?: (values: Values) => (string | null)[];
  shown?: (values: Values, db: Db) => Promise<ShownField[]>;
  restore: (tx: Tx, id: string, values: Values) => Promise<unknown>;
  releaseCodes?: (tx: Tx, ids: string[]) => Promise<unknown>;
  bringBack: (tx: Tx, row: Row, pointedTo: Pointing[]) => Promise<unknown>;
  checkWritten?: Recorded['checkWritten'];
  remove?: (tx: Tx, id: string) => Promise<unknown>;
  removeFiles?: (files: ImageStore, row: Row) => Promise<void>;
  /** Without it, the bin shows the first of its pictures. */
  pictureOf?: (row: Row) => string | null;
};

const picturesIn = <Values>(fields: Fields<Values>, values: NoInfer<Values>) =>
  pictureFields(fields).map((name) => values[name] as string | null);

const isUploaded = (url: string) => /^\/(uploads|belgeler)\//.test(url);

/** Hides the types of a definition's rows, so that one list can hold all definitions. */
export function recorded<Values extends object, Row extends Values>({
  fields,
  idOf,
  nameOf,
  versionOf,
  history = true,
  byAttribute = [],
  idFrom = (name) => name,
  files = (values) => picturesIn(fields, values),
  shown = async (values) => shownFields(fields, values),
  remove,
  removeFiles = async () => undefined,
  pictureOf = (row) => picturesIn(fields, row)[0] ?? null,
  ...definition
}: Definition<Row, Values>): Recorded {
  /** A field that was added later is blank in older documents. */
  const read = (document: Document) => enteredOf(fields, document as { [Name in keyof Values]?: Values[Name] });
  return {
    history,
    id: definition.id,
    idFrom,
    blank: Object.fromEntries(entriesOf(fields).map(([name, { blank }]) => [name, blank])),
    labels: Object.fromEntries(entriesOf(fields).map(([name, { label }]) => [name, label])),
    pictures: pictureFields(fields),
    byAttribute,
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
    releaseCodes: definition.releaseCodes,
    checkWritten: definition.checkWritten,
    bringBack: async (tx, row, pointedTo) => void (await definition.bringBack(tx, row as Row, pointedTo)),
    remove: remove && (async (tx, id) => void (await remove(tx, id))),
    removeFiles: (stored, row) => removeFiles(stored, row as Row),
    pictureOf: (row) => pictureOf(row as Row),
  };
}
