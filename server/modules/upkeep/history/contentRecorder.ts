import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { currentActor } from '../../../core/actor.ts';
import type { Tx } from '../../../db/database.ts';
import type { Recorder, TouchedRow } from '../../../db/recorder.ts';
import { emit, endpoints } from '../../../webhooks/emit.ts';
import { addToBin } from '../../../entity/bin.store.ts';
import { changeEvents } from './changeEvents.ts';
import { followedEntities, recordedEntities, type RecordedEntity } from './recordedEntities.ts';
import type { RecordedRow } from '../../../entity/recorded.ts';
import { type NewRevision, revisionAdder } from '../../../entity/revisions.store.ts';

const isRecorded = (name: string) => recordedEntities.some(({ entity }) => entity === name);

/** This many rows are compared before other work gets a turn, since an import changes a hundred thousand. */
const atOnce = 100;

/**
 * Writes what a transaction did to the content into its history, and what it deleted into the bin, in that same
 * transaction, and notes it for the programs that are notified of it. It is the one place for all writers (docs/decisions/050,
 * 102). Nothing that a transaction erases is recorded.
 */
export const contentRecorder: Recorder = {
  // A table has one trigger, whose word both kinds of entity share.
  watched: [...recordedEntities, ...followedEntities.filter(({ entity }) => !isRecorded(entity))],
  async record(tx, { touched, committed, erases }) {
    const [actor, now] = [currentActor(), Date.now()];
    const change = revisionAdder(tx, actor, now);
    const listening = await endpoints(tx);
    for (const recorded of recordedEntities) {
      const { entity, history } = recorded;
      const mine = touched.filter((row) => row.entity === entity && !(row.isNew && row.isGone));
      const written = mine.flatMap(({ id, isGone }) => (isGone ? [] : [id]));
      if (written.length > 0) await recorded.checkWritten?.(tx, written, committed);
      for (let from = 0; from < mine.length; from += atOnce) {
        if (from > 0) await setImmediate();
        const some = mine.slice(from, from + atOnce);
        const { revised, deleted, after } = await compared(recorded, some, { tx, committed });
        const changeSeq = history === true ? await change(revised) : null;
        if (listening.length > 0) {
          const events = await changeEvents(recorded, { revised, after }, { tx, endpoints: listening });
          await emit(tx, events, now, listening);
        }
        if (erases) continue;
        const about = { entity, deletedAt: now, admin: actor.admin, changeSeq };
        await addToBin(
          tx,
          deleted.map(({ id, name, row }) => ({ ...about, entityId: id, name, row })),
        );
      }
    }
    for (const one of followedEntities) await change(await followedChanges(one, touched, { tx, committed }));
  },
};

/** Names what became of rows that programs follow, as far as they may learn of them. */
async function followedChanges(
  { entity, versions }: (typeof followedEntities)[number],
  touched: TouchedRow[],
  { tx, committed }: { tx: Tx; committed: Tx },
): Promise<NewRevision[]> {
  const mine = touched.filter((row) => row.entity === entity);
  const ids = mine.map(({ id }) => id);
  if (ids.length === 0) return [];
  const before = await versions(
    committed,
    mine.flatMap(({ id, isNew }) => (isNew ? [] : [id])),
  );
  const after = await versions(tx, ids);
  return ids.flatMap((entityId): NewRevision[] => {
    const [was, is] = [before.has(entityId), after.has(entityId)];
    if (!was && !is) return [];
    const action = !is ? 'DELETED' : was ? 'CHANGED' : 'CREATED';
    return [{ entity, entityId, action, version: after.get(entityId) ?? null, before: null, files: [] }];
  });
}

/** Returns what became of rows, without those whose document is unchanged. */
async function compared(recorded: RecordedEntity, touched: TouchedRow[], { tx, committed }: { tx: Tx; committed: Tx }) {
  const { entity } = recorded;
  const old = touched.flatMap(({ id, isNew }) => (isNew ? [] : [id]));
  const before = byId(old.length > 0 ? await recorded.rows(committed, old) : []);
  const after = byId(old.length > 0 ? await recorded.rows(tx, old) : []);
  const deleted = [...before.values()].filter(({ id }) => !after.has(id));
  const revised = touched.flatMap(({ id, isNew }): NewRevision[] => {
    if (isNew) return [{ entity, entityId: id, action: 'CREATED', version: 1, before: null, files: [] }];
    const [was, is] = [before.get(id), after.get(id)];
    if (!was) return [];
    if (is && isDeepStrictEqual(was.document, is.document)) return [];
    const files = recorded.files(was.document);
    const action = is ? 'CHANGED' : 'DELETED';
    return [{ entity, entityId: id, action, version: is?.version ?? null, before: was.document, files }];
  });
  return { revised, deleted, after };
}

const byId = (rows: RecordedRow[]) => new Map(rows.map((row) => [row.id, row]));
