import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Counting } from '../counting.ts';
import type { Write } from '../transactions.ts';

/** Keys that are already refused are not written again, so that a flood of tries does not become a flood of writes. */
const mostRefused = 10_000;

type Row = { points: number; expire: number };

/**
 * Counts in a table of SQLite, so that a restart forgets nothing. Each count is a write, so this is for rare and expensive
 * events, such as a try at signing in.
 */
export function lastingCounts(write: Write): Counting {
  /** Adds points to a count, or begins one where there is none or the window has ended. */
  const add = (key: string, points: number, milliseconds: number) =>
    write(
      async (tx) => {
        const now = Date.now();
        await tx.run(sql`delete from limit_counts where expire <= ${now}`);
        const [row] = await tx.all<Row>(
          sql`insert into limit_counts (key, points, expire) values (${key}, ${points}, ${now + milliseconds})
            on conflict (key) do update set points = points + excluded.points returning points, expire`,
        );
        if (!row) throw new Error('A count was not written.');
        return { points: row.points, left: Math.max(row.expire - now, 0) };
      },
      { raisesRevision: false },
    );

  return (name, { most, within }) => {
    /** Made at the first refusal: it reserves its places, and most counts never refuse. */
    let refused: LRUCache<string, Row> | undefined;
    const keyOf = (key: string | number) => `${name}:${key}`;
    const counted = ({ points, left }: { points: number; left: number }) =>
      new RateLimiterRes(Math.max(most - points, 0), left, points);
    return {
      async consume(key, points = 1, { customDuration } = {}) {
        const known = refused?.get(keyOf(key));
        const left = (known?.expire ?? 0) - Date.now();
        // Like the package, this rejects with the count: callers distinguish refusals from failures by its class.
        // oxlint-disable-next-line typescript/only-throw-error
        if (known && left > 0) throw counted({ points: known.points, left });
        const found = await add(keyOf(key), points, customDuration === undefined ? within : customDuration * 1000);
        if (found.points <= most) return counted(found);
        refused ??= new LRUCache({ max: mostRefused });
        refused.set(keyOf(key), { points: found.points, expire: Date.now() + found.left });
        // oxlint-disable-next-line typescript/only-throw-error
        throw counted(found);
      },
      penalty: async (key, points = 1) => counted(await add(keyOf(key), points, within)),
      reward: async (key, points = 1) => counted(await add(keyOf(key), -points, within)),
      async delete(key) {
        refused?.delete(keyOf(key));
        await write(async (tx) => tx.run(sql`delete from limit_counts where key = ${keyOf(key)}`), {
          raisesRevision: false,
        });
        return true;
      },
    };
  };
}
