import { badInput, inUse, notFound, stale } from '../../../core/errors.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { Document } from '../../../entity/recorded.ts';
import {
  allWaitingValues,
  findWaitingValues,
  idOfWaitingValues,
  putWaitingValues,
  removeWaitingValues,
} from '../../catalogue/waiting/waitingValues.store.ts';
import type { Named } from '../../catalogue/waiting/waitingValues.store.ts';
import { recordedEntity } from '../history/recordedEntities.ts';
import { joined } from '../history/undoParts.ts';
import { labelsOf, onTrial } from '../plans/plannedRows.ts';
import { keyOf, thingsNow } from '../plans/things.ts';
import { leaveWaiting, noteInThing } from '../plans/leaveWaiting.ts';
import { resolvedValues } from './resolvedValues.ts';

/** `version` is that of the thing from which the edit started. */
type Started = { version?: number | null | undefined };

/** Throws `NOT_FOUND` and, when another save came between, `CONFLICT`. */
async function present(tx: Tx, thing: Named, { version }: Started) {
  const now = (await thingsNow(tx, [thing])).get(keyOf(thing));
  if (!now) throw notFound('What is changed');
  if (version != null && version !== now.version) throw stale('It');
  return now;
}

const only = (values: Document, names: string[]): Document =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

/**
 * Keeps new values as changes that wait, beside those that wait already. What equals the site does not wait. Throws
 * `NOT_FOUND`, `BAD_USER_INPUT` and `CONFLICT`.
 */
export async function keepValues(db: Db, thing: Named, given: Document, { by, ...started }: Started & { by: string }) {
  const stored = await onTrial(db, thing, given);
  await db.write(async (tx) => {
    const now = await present(tx, thing, started);
    if (now.values.status !== 'PUBLISHED') throw inUse('Only changes of what is published can wait. Save it instead.');
    if (stored.status !== undefined && stored.status !== now.values.status)
      throw badInput('status', 'Whether visitors see it does not wait. Save this at once.');
    const earlier = await findWaitingValues(tx, thing);
    const names = Object.keys(given);
    const changes = { ...earlier?.changes, ...only({ ...now.values, ...stored }, names) };
    const base = { ...only(now.values, Object.keys(changes)), ...earlier?.base, ...only(now.values, names) };
    const row = {
      ...{ id: idOfWaitingValues(thing), entity: thing.entity, thingId: thing.id, name: now.name },
      ...{ changes, base, changedBy: by, changedAt: Date.now(), version: (earlier?.version ?? 0) + 1 },
    };
    const { fields } = resolvedValues(row, now.values);
    if (fields.length > 0)
      await putWaitingValues(tx, { ...row, changes: only(changes, fields), base: only(base, fields) });
    else await removeWaitingValues(tx, row.id);
    if (earlier || fields.length > 0) await noteInThing(tx, thing);
  });
}

/**
 * Saves what waits, or what a form shows in its place, in one transaction: none of it is done when it throws. `CONFLICT` when
 * somebody has saved one of the fields on the site since, and the form did not show it; `BAD_USER_INPUT` when a value no
 * longer fits.
 */
export const publishValues = (db: Db, thing: Named, { given, ...started }: Started & { given?: Document | null }) =>
  db.write(async (tx) => {
    const now = await present(tx, thing, started);
    const kept = await findWaitingValues(tx, thing);
    if (!kept) throw notFound('Waiting change');
    const { values, conflicts } = resolvedValues(kept, now.values);
    if (!given && conflicts.length > 0) throw inUse(await sentence(db, thing, only(values, conflicts)));
    const recorded = recordedEntity(thing.entity);
    await recorded.restore(tx, thing.id, joined(given ? { ...now.values, ...given } : values, recorded));
    await removeWaitingValues(tx, kept.id);
  });

/** Throws `NOT_FOUND` and `CONFLICT`. */
export const discardValues = (db: Db, thing: Named, started: Started) =>
  db.write(async (tx) => {
    await present(tx, thing, started);
    if (!(await findWaitingValues(tx, thing))) throw notFound('Waiting change');
    await leaveWaiting(tx, thing);
  });

/** Removes the changes of things that are gone, which were made before a moment. */
export async function removeOrphans(tx: Tx, before: number) {
  const old = (await allWaitingValues(tx)).filter(({ changedAt }) => changedAt < before);
  const there = await thingsNow(
    tx,
    old.map(({ entity, thingId }) => ({ entity, id: thingId })),
  );
  for (const { id, entity, thingId } of old)
    if (!there.has(keyOf({ entity, id: thingId }))) await removeWaitingValues(tx, id);
}

async function sentence(db: Db, thing: Named, values: Document) {
  const named = (await labelsOf(db, thing, values)).join(', ');
  return `Somebody has changed it on the site since: ${named}. Open it to see both, and publish from there.`;
}
