import { isDeepStrictEqual } from 'node:util';
import type { PlannedRow } from '../../../db/planTables.ts';
import type { Document } from '../../../entity/recorded.ts';
import type { WaitingValuesRow } from '../../catalogue/waiting/waitingValues.store.ts';
import { after, metIn, namesIn } from '../plans/things.ts';

export type ResolvedValues = {
  /** All values of the thing as publishing would leave them. */
  values: Document;
  /** The fields that differ from the site. */
  fields: string[];
  /** Those of them that somebody has saved otherwise on the site since. */
  conflicts: string[];
};

/** What waits of one thing, joined with what is on the site. */
export type WaitingOfThing = ResolvedValues & { row: WaitingValuesRow };

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
