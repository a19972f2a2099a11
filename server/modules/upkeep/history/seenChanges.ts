import { and, eq, inArray } from 'drizzle-orm';
import type { AnyColumn } from '../../../db/columns/columns.ts';
import type { Tx } from '../../../db/database.ts';
import { documents } from '../../../db/tables/documentTables.ts';
import { revisions } from '../../../db/tables/historyTables.ts';
import { inParts } from '../../../db/parts.ts';
import { families } from '../../../db/tables/specTables.ts';
import { categories, products } from '../../../db/tables/tables.ts';
import { isForVisitors } from '../../../db/visible.ts';
import type { LoggedRow } from '../../../entity/changeLog.store.ts';

/** The entities that may be drafts. */
const hideable: Partial<Record<string, AnyColumn>> = {
  product: products.id,
  category: categories.id,
  family: families.id,
  document: documents.id,
};

/**
 * Returns the changes as the reader sees the rows. To who sees no drafts, what is not on the site now is as if it were
 * deleted, and what never was on it has no changes at all.
 */
export async function seenChanges(db: Tx, rows: LoggedRow[]): Promise<LoggedRow[]> {
  if (!isForVisitors(db)) return rows;
  const seen: LoggedRow[][] = await Promise.all(
    Object.entries(hideable).map(async ([entity, id]) => {
      const mine = rows.filter((row) => row.entity === entity);
      const ids = [...new Set(mine.map(({ entityId }) => entityId))];
      if (!id || ids.length === 0) return [];
      const visible = new Set(await inParts(ids, async (part) => visibleOf(db, id, part)));
      const gone = ids.filter((one) => !visible.has(one));
      const was = new Set(await inParts(gone, (part) => publishedOnce(db, entity, part)));
      return mine.flatMap((row): LoggedRow[] => {
        if (visible.has(row.entityId)) return [row];
        return was.has(row.entityId) ? [{ ...row, action: 'DELETED', version: null }] : [];
      });
    }),
  );
  return [...seen.flat(), ...rows.filter(({ entity }) => !(entity in hideable))].sort((a, b) => a.seq - b.seq);
}

const visibleOf = async (db: Tx, id: AnyColumn, ids: string[]): Promise<string[]> =>
  (await db.select({ id }).from(id.table).where(inArray(id, ids))).map((row) => String(row.id));

/** Returns those of these ids that an earlier state says were published. */
async function publishedOnce(db: Tx, entity: string, ids: string[]): Promise<string[]> {
  const { entityId, before } = revisions;
  const states = await db
    .select({ entityId, before })
    .from(revisions)
    .where(and(eq(revisions.entity, entity), inArray(entityId, ids)));
  return states.flatMap((state) => (state.before?.status === 'PUBLISHED' ? state.entityId : []));
}
