import { and, eq, gt, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { keys } from '../../../db/tables/keyTables.ts';
import { raiseNotice } from '../../../notices/raiseNotice.ts';

const day = 86_400_000;
/** So many days before the end of a key people are notified, the last time when it has ended. */
const stages = [14, 3, 0];

/** Returns the stage that a key has reached; undefined before the first. */
export const stageOf = (expiresAt: number | null, now: number): number | undefined =>
  expiresAt === null ? undefined : stages.findLast((days) => expiresAt - now <= days * day);

/** Notifies people of keys that end in 14 days, in 3 days or now, of each once; several stages that were missed are one. */
export async function noticeEndings(db: Db, now: number) {
  const first = Math.max(...stages);
  const isSoon = and(isNotNull(keys.expiresAt), lte(keys.expiresAt, now + first * day), isNull(keys.revokedAt));
  const isUnsaid = or(isNull(keys.endNoticed), gt(keys.endNoticed, 0));
  const due = (await db.select().from(keys).where(and(isSoon, isUnsaid))).flatMap((key) => {
    const days = stageOf(key.expiresAt, now);
    return days !== undefined && days < (key.endNoticed ?? Infinity) ? [{ id: key.id, days }] : [];
  });
  if (due.length === 0) return;
  await db.write(
    async (tx) => {
      for (const { id, days } of due) {
        await tx.update(keys).set({ endNoticed: days }).where(eq(keys.id, id));
        await raiseNotice(tx, { kind: 'KEY_ENDING', subject: id, about: id, numbers: { days }, now });
      }
    },
    { raisesRevision: false },
  );
}
