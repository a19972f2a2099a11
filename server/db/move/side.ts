/** The kinds of value on both engines: texts and JSON are strings, numbers are numbers, and flags are booleans. */
export type Kind = 'text' | 'json' | 'int' | 'decimal' | 'flag';
export type Value = string | number | boolean | null;

/** A table that both engines have. */
export type Table = {
  name: string;
  columns: { name: string; kind: Kind }[];
  /** The column with a sequence, if there is one. */
  sequence: string | null;
};

/** Rows in their stored order, and the place at which the next batch begins. */
export type Batch = { rows: Value[][]; next: number };

/** A database that is read: it gives the state of one moment, even if others write. */
export type Source = {
  /** The name of the database, without a password. */
  name: string;
  count(table: Table): Promise<number>;
  /** Reads from the place that an earlier batch has given, or with 0 from the beginning. */
  batches(table: Table, from: number): AsyncIterable<Batch>;
  /** This is the last number of the table's sequence; 0 for none. */
  lastNumber(table: Table): Promise<number>;
};

/** It says how far a table is copied. */
export type Place = { next: number; isDone: boolean };

/** A database that is filled. */
export type Target = Source & {
  /** Adds rows and notes the place after them, both or neither. */
  add(table: Table, rows: Value[][], place: Place): Promise<void>;
  place(table: Table): Promise<Place>;
  /** The next row gets a number above this one. */
  setLastNumber(table: Table, last: number): Promise<void>;
};
