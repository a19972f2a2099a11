import { isDeepStrictEqual } from 'node:util';
import type { PlannedRow } from '../../../db/tables/planTables.ts';
import type { Document } from '../../../entity/recorded.ts';
import type { ResolvedValues, WaitingValuesRow } from '../../catalogue/waiting/waitingValues.store.ts';
import { after, metIn, namesIn } from '../plans/things.ts';

/** A change that waits is a plan without a time: what it found, and what it makes of it. */
export const asPlanned = ({ entity, thingId, base, changes }: WaitingValuesRow): PlannedRow => ({
  entity,
  id: thingId,
  from: base,
  to: changes,
});

/** Joins what waits with what is on the site by now. */
export function resolvedValues(row: WaitingValuesRow, present: Document): ResolvedValues {
  const planned = asPlanned(row);
  const changed = new Set(namesIn(planned));
  const fields = Object.keys(present).filter(
    (name) => changed.has(name) && !isDeepStrictEqual(present[name], planned.to[name]),
  );
  return { values: after(planned, present), fields, conflicts: metIn(planned, present) };
}
