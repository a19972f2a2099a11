import { desc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database.ts';
import { notDoubles } from '../../../db/tables/doubleTables.ts';

/** Names a pair, whichever of the two comes first. */
export const pairKeyOfDoubles = (oneId: string, otherId: string) => JSON.stringify([oneId, otherId].sort());

export const idsOfDoubles = (pair: string) => JSON.parse(pair) as [string, string];

/** Returns the pairs that are two products. */
export const settled = async (db: Tx) =>
  new Set((await db.select({ pair: notDoubles.pair }).from(notDoubles)).map(({ pair }) => pair));

/** Lists them, the latest first. */
export const listSettledDoubles = (db: Tx, most: number) =>
  db.select().from(notDoubles).orderBy(desc(notDoubles.createdAt), desc(notDoubles.pair)).limit(most);

/** Notes that they are two, or takes it back. No public page shows it. */
export const settleDouble = (db: Db, pair: string, { areTwo, admin }: { areTwo: boolean; admin: string }) =>
  db.write(
    async (tx) => {
      if (!areTwo) return void (await tx.delete(notDoubles).where(eq(notDoubles.pair, pair)));
      await tx.insert(notDoubles).values({ pair, admin, createdAt: Date.now() }).onConflictDoNothing();
    },
    { raisesRevision: false },
  );
