import type { Db, Tx } from '../database.ts';
import type { Attempt, Write } from '../transactions.ts';

type Handles = { all: Tx; visible: Tx; visitorsWrite: Write; attempt: Attempt };

/**
 * Makes the database of two handles: one for all that is stored, and one for visitors. They share all methods but `write`.
 * Each attempt has a third one, which sees what visitors would see; what it writes is rolled back, too.
 */
export function withVisitors(
  { all, visible, visitorsWrite, attempt }: Handles,
  methods: Omit<Db, keyof Tx | 'visitors' | 'attempt'>,
): Db {
  const forVisitors = (handle: Tx, write: Write) => {
    const visitors = Object.assign(handle, methods, { write, attempt: attemptWith }) as Db;
    visitors.visitors = visitors;
    return visitors;
  };
  const attemptWith: Db['attempt'] = (work, options) =>
    attempt(
      (tx, seen) =>
        work(
          tx,
          forVisitors(seen, (write) => write(seen)),
        ),
      options,
    );
  return Object.assign(all, methods, { visitors: forVisitors(visible, visitorsWrite), attempt: attemptWith });
}
