import { and, asc, eq, gte, lt } from 'drizzle-orm';
import { audit } from '../../../db/tables/auditTables.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { isNotWord, valueOf } from '../../../db/columns/expressions.ts';
import { after, ordered, pageOf, type Order, type Page, type PageRequest } from '../../../db/page.ts';

export type AuditRow = typeof audit.$inferSelect & { id: string };
export type AuditPage = Page<AuditRow>;
export type AuditFilter = { event?: string; admin?: string };

const newestFirst: Order<{ seq: number }> = {
  name: 'audit',
  key: valueOf(audit.seq),
  direction: 'desc',
  keyOf: ({ seq }) => seq,
};

/** The newest entry comes first. Throws `BadCursor`. */
export async function auditEventPage(db: Tx, { event, admin }: AuditFilter, request: PageRequest): Promise<AuditPage> {
  const first = request.first ?? 20;
  const where = and(
    event === undefined ? undefined : eq(audit.event, event),
    // The index of events is a partial one.
    event === undefined || event === 'CHANGED' ? undefined : isNotWord(audit.event, 'CHANGED'),
    admin === undefined ? undefined : eq(audit.admin, admin),
  );
  const rows = await db
    .select()
    .from(audit)
    .where(and(where, after(request.after, newestFirst, audit.seq)))
    .orderBy(...ordered(newestFirst, audit.seq))
    .limit(first + 1);
  const entries = rows.map((row) => ({ ...row, id: String(row.seq) }));
  return pageOf(entries, { ...request, first }, newestFirst, async () => db.$count(audit, where));
}

/** The database refuses to remove what is younger by its own clock, whatever the moment is that housekeeping works with. */
const refusedFor = 366 * 86_400_000;

/**
 * Returns how many entries before that moment it removed. The database refuses to remove entries younger than a year.
 */
export async function removeAuditEventsOlderThan(db: Db, before: number): Promise<number> {
  const since = Math.min(before, Date.now() - refusedFor);
  // Entries stand in the order of time, so this reads no more of them than there are to remove.
  const [young] = await db
    .select({ seq: audit.seq })
    .from(audit)
    .where(gte(audit.at, since))
    .orderBy(asc(audit.seq))
    .limit(1);
  const isOld = and(lt(audit.at, since), young && lt(audit.seq, young.seq));
  if ((await db.$count(audit, isOld)) === 0) return 0;
  return db.write(async (tx) => (await tx.delete(audit).where(isOld).returning({ seq: audit.seq })).length, {
    raisesRevision: false,
  });
}
