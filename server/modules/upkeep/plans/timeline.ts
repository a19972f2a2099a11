import { badInput } from '../../../core/errors.ts';
import type { PlannedRow } from '../../../db/tables/planTables.ts';
import type { Document } from '../../../entity/recorded.ts';
import { after, keyOf, metIn, rowOf } from './things.ts';

/** A moment at which a plan changes things. */
export type Event = { at: number; isBack: boolean; plan: { id: string; name: string; rows: PlannedRow[] } };

type Values = Map<string, Document>;

/** Carries things through what is planned for them, in order; `meets` receives what a plan will find changed. */
function walk(values: Values, events: Event[], meets: (event: Event, row: PlannedRow) => void) {
  for (const event of events)
    for (const planned of event.plan.rows) {
      const found = values.get(keyOf(planned));
      if (!found) continue;
      const row = rowOf(planned, event.isBack);
      if (metIn(row, found).length > 0) meets(event, row);
      values.set(keyOf(row), after(row, found));
    }
}

const inOrder = (events: Event[]) => events.toSorted((one, other) => one.at - other.at);

/** Returns things as they will be at a moment, once all that is planned until then has happened. */
export function valuesAt(now: Values, events: Event[], at: number): Values {
  const values = new Map(now);
  walk(
    values,
    inOrder(events).filter((event) => event.at <= at),
    () => undefined,
  );
  return values;
}

/** Throws `BAD_USER_INPUT` where a plan would make another one stop, or itself on its way back. */
export function refuseClash(now: Values, events: Event[], own: { id: string; at: number }) {
  const met = new Map<string, { name: string; count: number }>();
  walk(
    new Map(now),
    inOrder(events).filter(({ at, plan }) => plan.id === own.id || at >= own.at),
    ({ plan }) => met.set(plan.id, { name: plan.name, count: (met.get(plan.id)?.count ?? 0) + 1 }),
  );
  const other = [...met].find(([id]) => id !== own.id)?.[1] ?? met.get(own.id);
  if (!other) return;
  const what = other.count === 1 ? 'one of these' : `${other.count} of these`;
  throw badInput(
    'at',
    `“${other.name}” changes ${what}, too, and would stop: choose another time, or take it out first.`,
  );
}
