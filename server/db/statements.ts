import type { Tx } from './database.ts';

/**
 * Makes statements once for a connection, by name: to make one takes several times as long as to run it, and an import
 * runs the same few by the hundred thousand.
 */
export function madeOnce<Statements>(make: (tx: Tx, name: string) => Statements) {
  const made = new WeakMap<Tx, Map<string, Statements>>();
  return (tx: Tx, name = ''): Statements => {
    const known = made.get(tx) ?? new Map<string, Statements>();
    made.set(tx, known);
    const statements = known.get(name) ?? make(tx, name);
    known.set(name, statements);
    return statements;
  };
}
