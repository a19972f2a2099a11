import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/database.ts';
import { mastersOf } from './images.names.ts';
import * as images from './images.store.ts';

type Answer = { revision: number; isShown: boolean };

/** Answers that are kept: some ten megabytes. */
const most = 50_000;
const kept = new WeakMap<Db, LRUCache<string, Answer>>();

/**
 * Whether a page may show the file of this name: each request for a picture asks. It is read once for each state of the
 * content. While the database is out of reach, what was last known holds.
 */
export async function isShownFile(db: Db, name: string): Promise<boolean> {
  const answers = kept.get(db) ?? new LRUCache<string, Answer>({ max: most });
  kept.set(db, answers);
  const [known, revision] = [answers.get(name), db.revision()];
  if (known && (known.revision === revision || !db.isCurrent())) return known.isShown;
  const isShown = await images.areShown(db, mastersOf(name));
  answers.set(name, { revision, isShown });
  return isShown;
}
