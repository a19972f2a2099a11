import { badInput, inUse, notFound, stale } from '../../../core/errors.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { Document } from '../../../entity/recorded.ts';
import { recordedEntity, withHistory } from './recordedEntities.ts';
import { findRevision as findAnyRevision } from '../../../entity/revisions.store.ts';
import type { RevisionRow } from '../../../entity/revisions.store.ts';
import { differences, type FieldChange } from '../../../entity/shownFields.ts';

/** Finds a revision with its values; undefined for the changes of sales, which have none. */
export async function findRevision(db: Tx, id: string): Promise<RevisionRow | undefined> {
  const revision = await findAnyRevision(db, id);
  return revision && withHistory(revision.entity) ? revision : undefined;
}

const nothing = 'Nothing was there at that time.';

async function current(db: Tx, { entity, entityId }: RevisionRow) {
  const [row] = await recordedEntity(entity).rows(db, [entityId]);
  return row;
}

/** Returns the document after a change; null when the change deleted it. */
const stateAfter = async (db: Tx, revision: RevisionRow): Promise<Document | null> =>
  revision.after === undefined ? ((await current(db, revision))?.document ?? null) : revision.after;

async function shown(db: Db, entity: string, document: Document | null) {
  return document === null ? [] : recordedEntity(entity).shown(document, db);
}

/** Returns the changed fields; none for an entity that was added, since all of it is new. */
export async function changesOf(db: Db, revision: RevisionRow): Promise<FieldChange[]> {
  if (revision.action === 'CREATED') return [];
  const before = await shown(db, revision.entity, revision.before);
  return differences(before, await shown(db, revision.entity, await stateAfter(db, revision)));
}

/**
 * Returns the differences between the states after two changes of one entity; without `from`, those between now and
 * `to`. Throws `NOT_FOUND` and `BAD_USER_INPUT`.
 */
export async function compare(db: Db, from: string | null | undefined, to: string): Promise<FieldChange[]> {
  const target = await found(db, to);
  const start = from == null ? undefined : await found(db, from);
  if (start && (start.entity !== target.entity || start.entityId !== target.entityId))
    throw badInput('from', 'The two changes are not of the same thing.');
  const before = start ? await stateAfter(db, start) : ((await current(db, target))?.document ?? null);
  const { entity } = target;
  return differences(await shown(db, entity, before), await shown(db, entity, await stateAfter(db, target)));
}

/**
 * Writes the state after a change as a new change. Throws `NOT_FOUND`, `CONFLICT` when another save came between, and
 * `BAD_USER_INPUT` when it does not fit the present data.
 */
export const restore = (db: Db, id: string, version?: number | null) =>
  db.write(async (tx) => {
    const revision = await found(tx, id);
    const now = await current(tx, revision);
    if (!now) throw inUse('It was deleted since. Bring it back first.');
    if (version != null && now.version !== version) throw stale('It');
    const state = await stateAfter(tx, revision);
    if (!state) throw badInput('id', nothing);
    await recordedEntity(revision.entity).restore(tx, revision.entityId, state);
    return true;
  });

async function found(db: Tx, id: string) {
  const revision = await findRevision(db, id);
  if (!revision) throw notFound('Revision');
  return revision;
}
