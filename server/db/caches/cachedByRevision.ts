import type { Db } from '../database.ts';
import { sourceOf } from '../inLanguage.ts';

/** Reads a value once per revision of the content, for values that change rarely and are read often. */
export const cachedByRevision = <Value>(read: (db: Db) => Promise<Value>) => cached(read, sourceOf);

/** Does the same for values that hold words, once for each language. */
export const cachedByLanguage = <Value>(read: (db: Db) => Promise<Value>) => cached(read, (db) => db);

function cached<Value>(read: (db: Db) => Promise<Value>, handleOf: (db: Db) => Db) {
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

  return (asked: Db): Promise<Value> => {
    const db = handleOf(asked);
    const revision = db.revision();
    const last = kept.get(db);
    if (last?.revision === revision) return last.value;
    const value = readUncached(db);
    kept.set(db, { revision, value });
    return value;
  };
}
