import { eq } from 'drizzle-orm';
import type { AnyTable } from '../../../db/columns/columns.ts';
import type { Tx } from '../../../db/database.ts';
import { plus } from '../../../db/columns/expressions.ts';
import {
  findWaitingChanges,
  noteWaitingInProduct,
  removeWaitingChanges,
} from '../../catalogue/waiting/waiting.store.ts';
import {
  findWaitingValues,
  idOfWaitingValues,
  removeWaitingValues,
} from '../../catalogue/waiting/waitingValues.store.ts';
import type { Named } from '../../catalogue/waiting/waitingValues.store.ts';
import { recordedEntity } from '../history/recordedEntities.ts';

/** A form that began before what waits was changed must not overwrite it, so the thing gets a new version. */
export async function noteInThing(tx: Tx, { entity, id }: Named) {
  const recorded = recordedEntity(entity);
  const { table } = recorded.id as unknown as { table: AnyTable };
  const { version } = table as AnyTable & { version: typeof recorded.id };
  const noted = await tx
    .update(table)
    .set({ version: plus(version, 1) })
    .where(eq(recorded.id, id))
    .returning();
  // The page of a sector is there before anybody has chosen its products.
  if (noted.length === 0) await recorded.restore(tx, id, recorded.blank);
}

/** Removes what waits of a thing, if anything does. */
export async function leaveWaiting(tx: Tx, thing: Named) {
  if (thing.entity === 'product') {
    if (!(await findWaitingChanges(tx, thing.id))) return;
    await removeWaitingChanges(tx, thing.id);
    return noteWaitingInProduct(tx, thing.id);
  }
  if (!(await findWaitingValues(tx, thing))) return;
  await removeWaitingValues(tx, idOfWaitingValues(thing));
  await noteInThing(tx, thing);
}
