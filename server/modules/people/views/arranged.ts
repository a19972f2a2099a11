import type { Arrangement } from '../../../db/tables/viewTables.ts';

/** This many views stand beside the list with their counts; the others are in a menu. */
export const mostPinned = 10;

type Named = { id: string };
type Arranged<Row> = Row & { pinned: boolean; isStart: boolean };

/**
 * Puts views into a person's order. A view that is new to the person comes last, and is pinned while there is room for it.
 */
export function arranged<Row extends Named>(rows: Row[], { places, start }: Arrangement): Arranged<Row>[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const known = places.flatMap(({ id, pinned }) => {
    const row = byId.get(id);
    byId.delete(id);
    return row ? [{ row, pinned }] : [];
  });
  const room = mostPinned - known.filter(({ pinned }) => pinned).length;
  const fresh = [...byId.values()].map((row, at) => ({ row, pinned: at < room }));
  return [...known, ...fresh].map(({ row, pinned }) => ({ ...row, pinned, isStart: row.id === start }));
}
