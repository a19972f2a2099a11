import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import { addToAuditWithin } from '../../../context/audit.ts';
import { notFound } from '../../../core/errors.ts';
import { audit } from '../../../db/tables/auditTables.ts';
import { isNotWord } from '../../../db/columns/expressions.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { eraseThings, thingsThere, type Thing } from './eraseThings.ts';

/** An erasure of personal data of which a restore brought messages or enquiries back. */
export type ReturnedErasure = { id: string; at: number; admin: string | null; back: Thing[]; things: Thing[] };

/**
 * Returns the erasures of which something is there again, the oldest first. The ids of erased rows are never given again, so
 * only a restore of an older backup can bring them back.
 */
export async function returnedErasures(db: Tx, ids?: string[]): Promise<ReturnedErasure[]> {
  const chosen = ids && inArray(audit.seq, ids.map(Number).filter(Number.isSafeInteger));
  const rows = await db
    .select()
    .from(audit)
    .where(
      and(eq(audit.event, 'PERSONAL_DATA_ERASED'), isNotWord(audit.event, 'CHANGED'), isNotNull(audit.erased), chosen),
    )
    .orderBy(asc(audit.seq));
  const there = await thingsThere(db, [...new Set(rows.flatMap(({ erased }) => erased ?? []))]);
  return rows.flatMap(({ seq, at, admin, erased }) => {
    const things = erased ?? [];
    const back = things.filter((thing) => there.has(thing));
    return back.length > 0 ? [{ id: String(seq), at, admin, back, things }] : [];
  });
}

/**
 * Erases again what a restore brought back. Returns how many messages and enquiries that were. Throws `NOT_FOUND` for an
 * erasure of which nothing is there.
 */
export const repeatErasures = (db: Db, ids: string[], admin: string | null): Promise<number> =>
  db.write(
    async (tx) => {
      const returned = await returnedErasures(tx, ids);
      if (returned.length < new Set(ids).size) throw notFound('An erasure that can be repeated');
      const back = [...new Set(returned.flatMap(({ back }) => back))];
      const things = [...new Set(returned.flatMap(({ things }) => things))];
      await eraseThings(tx, things);
      const count = (entity: string) => back.filter((thing) => thing.startsWith(`${entity}:`)).length;
      const about = `Messages: ${count('message')}, enquiries: ${count('enquiry')}; again, after a restore`;
      await addToAuditWithin(tx, { event: 'PERSONAL_DATA_ERASED', admin, about, erased: things });
      return back.length;
    },
    { raisesRevision: false, erases: true },
  );
