import type { Db } from '../database.ts';
import { sourceOf } from '../inLanguage.ts';

/**
 * Keeps values by their key until the content changes, for values that are read often under few keys. At more than `most`
 * keys, all are dropped. Values that hold words are kept once for each language.
 */
export function cachedByKey<Value>(most: number, { holdsWords = false } = {}) {
  const kept = new WeakMap<Db, { revision: number; values: Map<string, Promise<Value>> }>();

  return (asked: Db, key: string, read: () => Promise<Value>): Promise<Value> => {
    const db = holdsWords ? asked : sourceOf(asked);
    const revision = db.revision();
    let last = kept.get(db);
    if (last?.revision !== revision || last.values.size >= most) {
      last = { revision, values: new Map() };
      kept.set(db, last);
    }
    const { values } = last;
    const known = values.get(key);
    if (known) return known;
    const value = read().catch((error: unknown) => {
      // A failure is not kept, so that the next call tries again.
      values.delete(key);
      throw error;
    });
    values.set(key, value);
    return value;
  };
}
