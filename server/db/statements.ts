import type { Tx } from './database.ts';

/** Nothing more to say where statements come in one shape alone. */
type Given<Shape> = undefined extends Shape ? [] : [Shape];

/**
 * Makes statements once for a connection, and for each shape that they come in: to make one takes several times as long
 * as to run it, and an import runs the same few by the hundred thousand. A shape is small and plain, and there are few.
 */
export function madeOnce<Statements, Shape>(make: (tx: Tx, shape: Shape) => Statements) {
  const made = new WeakMap<Tx, Map<string, Statements>>();
  return (tx: Tx, ...[shape]: Given<Shape>): Statements => {
    const known = made.get(tx) ?? new Map<string, Statements>();
    made.set(tx, known);
    const name = JSON.stringify(shape ?? null);
    const statements = known.get(name) ?? make(tx, shape as Shape);
    known.set(name, statements);
    return statements;
  };
}

/** A query that is not run yet. */
type Query<Row> = { prepare(): { execute(values?: Record<string, unknown>): PromiseLike<Row[]> } };

/** A query that is made once, as `madeOnce`, and run with the values of its placeholders: what visitors ask all the time. */
export function reading<Row, Shape>(make: (tx: Tx, shape: Shape) => Query<Row>) {
  const statement = madeOnce((tx, shape: Shape) => make(tx, shape).prepare());
  return async (tx: Tx, values: Record<string, unknown>, ...shape: Given<Shape>): Promise<Row[]> =>
    statement(tx, ...shape).execute(values);
}
