/** What a value is on both engines: texts and JSON as strings, numbers, and flags as booleans. */
export type Kind = 'text' | 'json' | 'int' | 'decimal' | 'flag';
export type Value = string | number | boolean | null;

/** A table that both engines have. */
export type Table = {
  name: string;
  columns: { name: string; kind: Kind }[];
  /** The column that counts up, if there is one. */
  sequence: string | null;
};

/** Rows in the order in which they lie, up to a place from which reading goes on. */
export type Batch = { rows: Value[][]; next: number };

/** A database that is read. What it gives is of one moment, whoever writes meanwhile. */
export type Source = {
  /** Without a password. */
  name: string;
  count(table: Table): Promise<number>;
  /** From a place of an earlier batch on; 0: from the beginning. */
  batches(table: Table, from: number): AsyncIterable<Batch>;
  /** The last number that its sequence has given; 0: none. */
  lastNumber(table: Table): Promise<number>;
};

/** How far the rows of a table have come. */
export type Place = { next: number; isDone: boolean };

/** A database that is written. */
export type Target = Source & {
  /** Adds rows and notes the place behind them, both or neither. */
  add(table: Table, rows: Value[][], place: Place): Promise<void>;
  place(table: Table): Promise<Place>;
  /** The next row gets a number above this one. */
  setLastNumber(table: Table, last: number): Promise<void>;
};
