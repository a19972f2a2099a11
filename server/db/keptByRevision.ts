import type { Db } from './database.ts';

/** Reads once for each state of the content: for what changes rarely and is asked again and again. */
export function keptByRevision<Value>(read: (db: Db) => Promise<Value>) {
  const kept = new WeakMap<Db, { revision: number; value: Promise<Value> }>();

  async function readAnew(db: Db) {
    try {
      return await read(db);
    } catch (error) {
      // It is not kept: the next one tries again.
      kept.delete(db);
      throw error;
    }
  }

  return (db: Db): Promise<Value> => {
    const revision = db.revision();
    const last = kept.get(db);
    if (last?.revision === revision) return last.value;
    const value = readAnew(db);
    kept.set(db, { revision, value });
    return value;
  };
}
