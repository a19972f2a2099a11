import type { ProfileSetup } from '../../../../common/imports/profileSetup.ts';
import type { Tx } from '../../../db/database.ts';
import { fromStored, toStored } from '../../../fields/field.ts';
import { productFields, type Entered } from '../../catalogue/products/products.fields.ts';
import { rowsWithSeqs } from '../../catalogue/products/products.lookup.ts';
import type { Column } from './columns.ts';
import type { PlannedRow } from './sheets.plan.ts';

const ruled = {
  ON_ORDER: { availability: 'ON_ORDER' },
  DISCONTINUED: { availability: 'DISCONTINUED' },
  HIDDEN: { status: 'HIDDEN' },
} as const;

/**
 * Returns the products that the last good run of a profile named and these rows do not, each with what becomes of it. `known`
 * are their numbers; products that are gone by now are no longer missing.
 */
export async function missingRows(
  db: Tx,
  rows: PlannedRow[],
  { known, missing, columns }: { known: number[]; missing: ProfileSetup['missing']; columns: Column[] },
): Promise<PlannedRow[]> {
  // A row that is refused names its product all the same.
  const named = new Set(
    rows.flatMap(({ before, candidates }) => [...(before ? [before] : []), ...candidates].map(({ seq }) => seq)),
  );
  const gone = await rowsWithSeqs(
    db,
    known.filter((seq) => !named.has(seq)),
  );
  return gone.map((before): PlannedRow => {
    const stored = fromStored(productFields, before);
    const becomes = missing === 'NOTHING' || missing === 'BIN' ? {} : ruled[missing];
    const entered: Entered = { ...stored, ...becomes };
    const line = {
      line: 0,
      cells: new Map(),
      doubts: new Map(),
      problems: new Map(),
      changed: new Map(),
      isNew: false,
      columns,
    };
    return {
      line: { ...line, netPrice: null, description: null },
      id: before.id,
      before,
      entered,
      stored: toStored(productFields, entered),
      outcome: 'MISSING',
      reasons: [],
      doubts: [],
      changes: (['availability', 'status'] as const).filter((name) => entered[name] !== stored[name]),
      candidates: [],
      isRemoved: missing === 'BIN',
    };
  });
}
