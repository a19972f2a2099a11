import type { Db } from '../../../db/database.ts';
import { recordedEntity } from '../history/recordedEntities.ts';
import { joined } from '../history/undoParts.ts';
import { keyOf, thingsNow } from '../plans/things.ts';
import { pageOf, type ThingSubject } from './previewed.ts';

/** A page is shown as soon as running writes are done; beyond this many milliseconds the reader is asked to come back. */
const patience = 5000;

/**
 * Publishes a thing with these values in a transaction that is rolled back, and runs `look` in it with the address of its
 * page. Returns null when the thing is gone.
 */
export const thingAsPublished = <T>(
  db: Db,
  { entity, id, values }: ThingSubject,
  look: (seen: Db, path: string) => Promise<T>,
): Promise<T | null> =>
  db.attempt(
    async (tx, seen) => {
      const thing = { entity, id };
      if (!(await thingsNow(tx, [thing])).has(keyOf(thing))) return null;
      const recorded = recordedEntity(entity);
      await recorded.restore(tx, id, joined({ ...values, status: 'PUBLISHED' }, recorded));
      return look(seen, await pageOf(seen, thing, values));
    },
    { patience },
  );
