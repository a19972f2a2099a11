import type { Db } from '../../../../db/database.ts';
import { changes } from '../../../../db/tables/historyTables.ts';

/** Stores steps of the page of changes, of two people and two kinds. */
export const addDeeds = (db: Db, from: number, to: number) =>
  db.write(async (tx) => {
    const things = [{ entity: 'product', action: 'changed' as const, count: 2, some: [], fields: ['price'] }];
    for (let at = from; at < to; at += 500) {
      const rows = Array.from({ length: Math.min(500, to - at) }, (_, n) => ({
        ...{ at: at + n, admin: n % 7 === 0 ? 'ece@b.co' : 'ali@b.co', cause: 'changeProducts', things },
        kind: n % 11 === 0 ? 'PRICES' : 'BULK',
      }));
      await tx.insert(changes).values(rows);
    }
  });
