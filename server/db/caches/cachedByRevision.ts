import type { Db } from '../database.ts';

/** Reads a value once per revision of the content, for values that change rarely and are read often. */
export function cachedByRevision<Value>(read: (db: Db) => Promise<Value>) {
  const kept = new WeakMap<Db, { revision: number; value: Promise<Value> }>();

  async function readUncached(db: Db) {
    try {
      return await read(db);
    } catch (error) {
      // A failure is not kept, so that the next call tries again.
      kept.delete(db);
      throw error;
    }
  }

  return (db: Db): Promise<Value> => {
    const revision = db.revision();
    const last = kept.get(db);
    if (last?.revision === revision) return last.value;
    const value = readUncached(db);
    kept.set(db, { revision, value });
    return value;
  };
}
