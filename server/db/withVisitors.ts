import type { Db, Tx } from './database.ts';
import type { Write } from './transactions.ts';

type Handles = { all: Tx; visible: Tx; visitorsWrite: Write };

/** Makes the database of two handles: one for all that is stored, and one for visitors. They share all methods but `write`. */
export function withVisitors({ all, visible, visitorsWrite }: Handles, methods: Omit<Db, keyof Tx | 'visitors'>): Db {
  const visitors = Object.assign(visible, methods, { write: visitorsWrite }) as Db;
  visitors.visitors = visitors;
  return Object.assign(all, methods, { visitors });
}
