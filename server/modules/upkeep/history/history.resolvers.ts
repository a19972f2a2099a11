import { connectionFields } from '../../../context/connection.ts';
import { batched } from '../../../context/batched.ts';
import { undoneOf } from '../../../entity/deeds.store.ts';
import type { HistoryEntity, Resolvers, RevisionCause } from '../../../generated/resolvers.ts';
import { badInput } from '../../../core/errors.ts';
import { requireMay, seeing, work } from '../../../rights/may.ts';
import { recordedEntity, withHistory } from './recordedEntities.ts';
import { changesOf, compare, findRevision, restore } from './history.ts';
import { tokenOfChange } from '../../../entity/undoToken.ts';
import { changeAt } from './undoChange.ts';
import { undoOfChange } from './undoOfChange.ts';
import { countRevisionsOfChange, revisionPage } from '../../../entity/revisions.store.ts';

/** An entity that exists once, such as the contact page, has this id. */
const theOnly = '1';

/** The two names differ only in their case. */
const nameOf = (entity: HistoryEntity) => entity.toLowerCase();

/** Every other mutation is an edit by hand. */
const causes: Partial<Record<string, RevisionCause>> = {
  importProducts: 'IMPORT',
  importContent: 'IMPORT',
  undoImport: 'UNDO',
  undoChange: 'UNDO',
  undo: 'UNDO',
  // Earlier versions recorded this name.
  undoDeed: 'UNDO',
  restoreRevision: 'RESTORE',
  restoreCategory: 'RESTORE',
  bringBack: 'RESTORE',
  restoreFromBin: 'RESTORE',
  undoDeletion: 'RESTORE',
  mergeProducts: 'MERGE',
  doPlan: 'PLAN',
  takeUpPlan: 'PLAN',
  program: 'PROGRAM',
};

/** Each of these changes several entities, and is taken back as a whole. */
const inOneStep = new Set([
  'changeProducts',
  'changeProductRows',
  'upsertProducts',
  'addVariants',
  'mergeProducts',
  'doPlan',
  'takeUpPlan',
  'confirmProposal',
]);

/** Sales have a log of their changes, and no history of their values. Throws `BAD_USER_INPUT`. */
function kept(entity: HistoryEntity) {
  const found = withHistory(nameOf(entity));
  if (!found)
    throw badInput('entity', `The history keeps no values of ${entity}. Follow it by changes(entity: ${entity}).`);
  return found;
}

const undoneBatched = batched<Record<string, never>, { is: boolean }>(async ({ db }, ids) => {
  const undone = await undoneOf(db, ids.map(Number));
  return new Map(ids.map((id) => [id, { is: undone.has(Number(id)) }]));
});

export const historyResolvers = {
  Query: {
    history(_, { entity, id, first, after }, context) {
      const [name, recorded] = [nameOf(entity), kept(entity)];
      requireMay(context, seeing(recorded, 'content'));
      return revisionPage(context.db, name, recorded.idFrom(id ?? theOnly), { first, after });
    },
    async compareRevisions(_, { from, to }, context) {
      const revision = await findRevision(context.db, to);
      if (revision) requireMay(context, seeing(recordedEntity(revision.entity), 'content'));
      return compare(context.db, from, to);
    },
  },
  Mutation: {
    async restoreRevision(_, { id, version }, context) {
      const revision = await findRevision(context.db, id);
      if (revision) requireMay(context, work(recordedEntity(revision.entity)));
      return restore(context.db, id, version);
    },
    async undoChange(_, { entity, id, version }, context) {
      const { db } = context;
      const name = nameOf(entity);
      const recorded = kept(entity);
      requireMay(context, work(recorded));
      const seq = await changeAt(db, { entity: name, id: recorded.idFrom(id ?? theOnly), version });
      return undoOfChange(context, seq);
    },
  },
  Revision: {
    at: ({ at }) => new Date(at).toISOString(),
    cause: ({ cause }) => causes[cause] ?? 'EDIT',
    fields: (revision, _, { db }) => changesOf(db, revision),
    together: ({ cause, changeSeq }, _, { db }) =>
      inOneStep.has(cause) ? countRevisionsOfChange(db, changeSeq, 'product') : null,
    undoToken: ({ changeSeq }) => tokenOfChange(changeSeq),
    deed: ({ changeSeq }) => String(changeSeq),
    isUndone: async ({ changeSeq }, _, context) => (await undoneBatched(context, String(changeSeq), {})).is,
    isCurrent: ({ action, after }) => after === undefined && action !== 'DELETED',
  },
  RevisionConnection: connectionFields,
} satisfies Resolvers;
