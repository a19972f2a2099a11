import { LRUCache } from 'lru-cache';
import type { Db } from '../../../db/database.ts';
import { mastersOf } from './images.names.ts';
import type { PictureUse } from '../../../entity/pictureUses.ts';
import { areImagesShown } from './images.store.ts';

type Answer = { revision: number; isShown: boolean };

/** A cache of this many names takes some ten megabytes. */
const most = 50_000;
const kept = new WeakMap<Db, LRUCache<string, Answer>>();

/**
 * Tells whether a page may show the file of this name. Each request for a picture asks this, so the result is cached for each
 * content revision. While the database is out of reach, the last result is used.
 */
export async function isShownFile(db: Db, uses: readonly PictureUse[], name: string): Promise<boolean> {
  const answers = kept.get(db) ?? new LRUCache<string, Answer>({ max: most });
  kept.set(db, answers);
  const [known, revision] = [answers.get(name), db.revision()];
  if (known && (known.revision === revision || !db.isCurrent())) return known.isShown;
  const isShown = await areImagesShown(db, uses, mastersOf(name));
  answers.set(name, { revision, isShown });
  return isShown;
}
