import type { Tx } from './database.ts';
import { sourceOf } from './inLanguage.ts';

/** The shape is left out for statements that have only one. */
type Given<Shape> = undefined extends Shape ? [] : [Shape];

/**
 * Prepares statements once per connection and shape: preparing takes several times as long as running, and an import runs
 * the same few hundreds of thousands of times. A shape is a small plain value, and there are few.
 */
export function madeOnce<Statements, Shape>(make: (tx: Tx, shape: Shape) => Statements) {
  const made = new WeakMap<Tx, Map<string, Statements>>();
  return (asked: Tx, ...[shape]: Given<Shape>): Statements => {
    const tx = sourceOf(asked);
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

/** Like `madeOnce`, for a query that runs with the values of its placeholders, such as those of visitors' lists. */
export function reading<Row, Shape>(make: (tx: Tx, shape: Shape) => Query<Row>) {
  const statement = madeOnce((tx, shape: Shape) => make(tx, shape).prepare());
  return async (tx: Tx, values: Record<string, unknown>, ...shape: Given<Shape>): Promise<Row[]> =>
    statement(tx, ...shape).execute(values);
}
