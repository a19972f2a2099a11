import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { currentActor, type Actor, type DeedNote } from '../../../core/actor.ts';
import { addToAuditWithin } from '../../../context/audit.ts';
import type { Tx } from '../../../db/database.ts';
import type { DoneThing } from '../../../db/tables/historyTables.ts';
import { translations, translationStates } from '../../../db/tables/languageTables.ts';
import { languagesOfChange } from '../../../entity/textsInHistory.ts';
import { dropThings } from '../../../entity/texts.store.ts';
import type { Recorder, TouchedRow } from '../../../db/recorder.ts';
import { indexTexts } from '../../catalogue/products/products.texts.ts';
import { emit, endpoints } from '../../../webhooks/emit.ts';
import { addToBin } from '../../../entity/bin.store.ts';
import { changeEvents } from './changeEvents.ts';
import { wantedTexts } from './wantedTexts.ts';
import { followedEntities, recordedEntities, type RecordedEntity } from './recordedEntities.ts';
import type { RecordedRow } from '../../../entity/recorded.ts';
import { describeChange, findChange, type NewRevision, revisionAdder } from '../../../entity/revisions.store.ts';
import { auditEventOf, inAudit, textOf } from './deedWords.ts';
import { createSummary, joinedThings, kindOf } from './summary.ts';

const isRecorded = (name: string) => recordedEntities.some(({ entity }) => entity === name);

/** This many rows are compared before other work gets a turn, since an import changes a hundred thousand. */
const atOnce = 100;

/** So many of the added rows are named; the others are only counted. */
const mostNames = 5;

/**
 * Writes what a transaction did to the content into its history, and what it deleted into the bin, in that same
 * transaction, and notes it for the programs that are notified of it. It is the one place for all writers (docs/decisions/050,
 * 102). Nothing that a transaction erases is recorded.
 */
export const contentRecorder: Recorder = {
  // A table has one trigger, whose word both kinds of entity share.
  watched: [
    ...recordedEntities,
    ...followedEntities.filter(({ entity }) => !isRecorded(entity)),
    // Texts in other languages are values of their things.
    { entity: translations.entity, id: translations.id },
    { entity: translationStates.entity, id: translationStates.id },
  ],
  async record(tx, { touched, committed, erases }) {
    const [actor, now] = [currentActor(), Date.now()];
    const change = revisionAdder(tx, actor, now);
    const listening = await endpoints(tx);
    const summary = createSummary();
    let described: number | null = null;
    for (const recorded of recordedEntities) {
      const { entity, history } = recorded;
      const mine = touched.filter((row) => row.entity === entity && !(row.isNew && row.isGone));
      const written = mine.flatMap(({ id, isGone }) => (isGone ? [] : [id]));
      if (written.length > 0) await recorded.checkWritten?.(tx, written, committed);
      for (let from = 0; from < mine.length; from += atOnce) {
        if (from > 0) await setImmediate();
        const some = mine.slice(from, from + atOnce);
        const { revised, deleted, after, named } = await compared(recorded, some, { tx, committed });
        const changeSeq = history === true ? await change(revised) : null;
        if (history === true) summary.add(revised, named, after);
        described = changeSeq ?? described;
        if (listening.length > 0) {
          const events = await changeEvents(recorded, { revised, after }, { tx, endpoints: listening });
          await emit(tx, events, now, listening);
          await emit(tx, await wantedTexts(recorded, { revised, after }, { tx, endpoints: listening }), now, listening);
        }
        await dropThings(tx, entity, goneOf(some));
        if (erases) continue;
        const about = { entity, deletedAt: now, admin: actor.admin, changeSeq };
        await addToBin(
          tx,
          deleted.map(({ id, name, row }) => ({ ...about, entityId: id, name, row })),
        );
      }
    }
    for (const one of followedEntities) {
      const followed = await followedChanges(one, touched, { tx, committed });
      described = (await change(followed)) ?? described;
      summary.add(followed, await namesOf(one, followed, { tx, committed }), new Map());
    }
    await indexTexts(tx, touched, committed);
    if (described !== null && summary.things.length > 0) await describe(tx, described, actor, summary.things);
  },
};

/** Notes in words what a change did, and in the audit log where nothing else says so. A part of an earlier one joins it. */
async function describe(tx: Tx, seq: number, actor: Actor, done: DoneThing[]) {
  const earlier = actor.goesOnWith === undefined ? undefined : await findChange(tx, seq);
  const things = joinedThings(earlier?.things ?? [], done);
  const note: DeedNote = { ...earlier?.note, ...actor.note };
  const kind = earlier?.kind ?? kindOf(actor, things);
  await describeChange(tx, seq, { kind, things, note: Object.keys(note).length > 0 ? note : null });
  const { admin, cause, source = null } = actor;
  if (inAudit(actor, kind) && !earlier)
    await addToAuditWithin(tx, {
      event: auditEventOf(actor),
      admin,
      about: textOf({ kind, cause, source, things, note }),
    });
}

/** Names the first of these rows by their numbers, also of those that are gone. */
async function namesOf(
  { numbers }: (typeof followedEntities)[number],
  changed: NewRevision[],
  { tx, committed }: { tx: Tx; committed: Tx },
) {
  const some = changed.slice(0, mostNames);
  const of = (gone: boolean) =>
    some.flatMap(({ action, entityId }) => ((action === 'DELETED') === gone ? entityId : []));
  const found = [...(await numbers(tx, of(false))), ...(await numbers(committed, of(true)))];
  return new Map(found.map(([id, name]) => [id, { name }]));
}

/** Names what became of rows that programs follow, as far as they may learn of them. */
async function followedChanges(
  { entity, versions, states }: (typeof followedEntities)[number],
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
  const [former, present] = states ? [await states(committed, ids), await states(tx, ids)] : [];
  return ids.flatMap((entityId): NewRevision[] => {
    const [was, is] = [before.has(entityId), after.has(entityId)];
    if (!was && !is) return [];
    if (was && is && present && former?.get(entityId) === present.get(entityId)) return [];
    const action = !is ? 'DELETED' : was ? 'CHANGED' : 'CREATED';
    const version = after.get(entityId) ?? null;
    return [{ entity, entityId, action, version, before: null, files: [], languages: null }];
  });
}

/** Returns what became of rows, without those whose document is unchanged. */
async function compared(recorded: RecordedEntity, touched: TouchedRow[], { tx, committed }: { tx: Tx; committed: Tx }) {
  const { entity } = recorded;
  const old = touched.flatMap(({ id, isNew }) => (isNew ? [] : [id]));
  const before = byId(old.length > 0 ? await recorded.rows(committed, old) : []);
  const after = byId(old.length > 0 ? await recorded.rows(tx, old) : []);
  const added = touched.filter(({ isNew }) => isNew).map(({ id }) => id);
  const named = byId(added.length > 0 ? await recorded.rows(tx, added.slice(0, mostNames)) : []);
  const deleted = [...before.values()].filter(({ id }) => !after.has(id));
  const revised = touched.flatMap(({ id, isNew }): NewRevision[] => {
    if (isNew)
      return [{ entity, entityId: id, action: 'CREATED', version: 1, before: null, files: [], languages: null }];
    const [was, is] = [before.get(id), after.get(id)];
    if (!was) return [];
    if (is && isDeepStrictEqual(was.document, is.document)) return [];
    const files = recorded.files(was.document);
    const action = is ? 'CHANGED' : 'DELETED';
    const languages = is ? languagesOfChange(was.document, is.document) : null;
    return [{ entity, entityId: id, action, version: is?.version ?? null, before: was.document, files, languages }];
  });
  return { revised, deleted, after, named: new Map([...named, ...before, ...after]) };
}

const goneOf = (touched: TouchedRow[]) => touched.flatMap(({ id, isGone }) => (isGone ? [id] : []));

const byId = (rows: RecordedRow[]) => new Map(rows.map((row) => [row.id, row]));
