import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { state } from '../../../db/tables/tables.ts';

const key = 'site-key';

/**
 * Each server has the site's key in its own folder. With different keys the servers would refuse each other's links and
 * codes. The database keeps a fingerprint of the first key. Throws an Error with one clear sentence.
 */
export async function refuseOtherKey(db: Db, { fingerprint }: { fingerprint: number }) {
  const [row] = await db.select().from(state).where(eq(state.key, key));
  if (row?.value === fingerprint) return;
  if (row) {
    throw new Error(
      'The file site.key in DATA_DIR is not the one that the other servers on this database have: copy theirs. ' +
        'Where it is lost, make the one that is here the key of all: npm run admin -- new-key.',
    );
  }
  await db.write(async (tx) => tx.insert(state).values({ key, value: fingerprint }), { raisesRevision: false });
}

/** The next server to start sets the right key. */
export async function forgetKey(db: Db) {
  await db.write(async (tx) => tx.delete(state).where(eq(state.key, key)), { raisesRevision: false });
}
