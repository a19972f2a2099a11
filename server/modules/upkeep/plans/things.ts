import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '../../../db/database.ts';
import type { PlannedRow } from '../../../db/tables/planTables.ts';
import type { Document } from '../../../entity/recorded.ts';
import { recordedEntity } from '../history/recordedEntities.ts';
import { split } from '../history/undoParts.ts';
import type { Publishes } from '../../../entity/publishes.ts';
import { entities } from '../../entities.ts';

type Named = Pick<PlannedRow, 'entity' | 'id'>;

/** A thing as it is, with its values as a plan holds them. */
export type Thing = { name: string; version: number | null; values: Document; row: Record<string, unknown> };

export const keyOf = ({ entity, id }: Named) => `${entity} ${id}`;

/** Reads things as they are now, by their keys; what was deleted is left out. */
export async function thingsNow(tx: Tx, named: readonly Named[]): Promise<Map<string, Thing>> {
  const found = new Map<string, Thing>();
  for (const entity of new Set(named.map((one) => one.entity))) {
    const recorded = recordedEntity(entity);
    const ids = named.flatMap((one) => (one.entity === entity ? [one.id] : []));
    for (const { id, name, version, document, row } of await recorded.rows(tx, ids))
      found.set(keyOf({ entity, id }), { name, version, row, values: split(document, recorded) });
    if (!published.get(entity)?.isAlwaysThere) continue;
    for (const id of ids)
      if (!found.has(keyOf({ entity, id })))
        found.set(keyOf({ entity, id }), { name: id, version: 0, row: {}, values: split(recorded.blank, recorded) });
  }
  return found;
}

/** Returns the row for a step, whose way back is the same with both sides exchanged. */
export const rowOf = (row: PlannedRow, isBack: boolean): PlannedRow =>
  isBack ? { ...row, from: row.to, to: row.from } : row;

/** Names what a plan changes of a thing; a spec that is missing on one side is named by the other. */
export const namesIn = ({ from, to }: Pick<PlannedRow, 'from' | 'to'>) => [
  ...new Set([...Object.keys(from), ...Object.keys(to)]),
];

/** Names the values that are neither what the plan expects nor what it makes of them: somebody has changed them. */
export const metIn = (row: PlannedRow, values: Document) =>
  namesIn(row).filter(
    (name) => !isDeepStrictEqual(values[name], row.from[name]) && !isDeepStrictEqual(values[name], row.to[name]),
  );

/** Returns the values after a plan. */
export const after = (row: PlannedRow, values: Document): Document => ({
  ...values,
  ...Object.fromEntries(namesIn(row).map((name) => [name, row.to[name]])),
});

/** Returns what differs between two states of a thing. */
export function between(from: Document, to: Document): Pick<PlannedRow, 'from' | 'to'> {
  const names = namesIn({ from, to }).filter((name) => !isDeepStrictEqual(from[name], to[name]));
  const only = (values: Document) => Object.fromEntries(names.map((name) => [name, values[name]]));
  return { from: only(from), to: only(to) };
}

/** Lists what is on the site or not, by the name of its entity. */
export const published: ReadonlyMap<string, Publishes> = new Map(
  entities.flatMap(({ name, publishes }) => (publishes ? [[name, publishes]] : [])),
);

/** Those whose changes wait by their values, beside each other. */
export const waitsByValues = (name: string) => {
  const publishes = published.get(name);
  return publishes !== undefined && !publishes.waitsApart;
};
