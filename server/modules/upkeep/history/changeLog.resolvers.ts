import type { Context } from '../../../context/context.ts';
import { hasAny, requireAdmin } from '../../../context/rights.ts';
import type { HistoryEntity, Resolvers } from '../../../generated/resolvers.ts';
import { changesAfter, latestChange } from '../../../entity/changeLog.store.ts';
import { recordedEntities } from './recordedEntities.ts';
import { internal, seenChanges, seesDrafts } from './seenChanges.ts';

/** Returns the entities whose changes a person or a key learns of: those that the history has and the roles restore. */
function entitiesFor(context: Context, asked: HistoryEntity | null | undefined): string[] {
  const admin = requireAdmin(context);
  return recordedEntities
    .filter(({ history, roles }) => history === true && hasAny(admin, roles))
    .map(({ entity }) => entity)
    .filter((entity) => asked == null || entity === asked.toLowerCase())
    .filter((entity) => seesDrafts(context.db) || !internal.includes(entity));
}

export const changeLogResolvers = {
  Query: {
    async changes(_, { after, entity, first }, context) {
      const { db } = context;
      // It is read first: what is committed meanwhile comes with the next call.
      const latest = await latestChange(db);
      const page = await changesAfter(db, after ?? null, entitiesFor(context, entity), first ?? 100);
      return { ...page, latest, rows: await seenChanges(db, page.rows) };
    },
  },
  Changes: { nodes: ({ rows }) => rows },
  Change: {
    id: ({ seq }) => String(seq),
    entity: ({ entity }) => entity.toUpperCase() as HistoryEntity,
    at: ({ at }) => new Date(at).toISOString(),
  },
} satisfies Resolvers;
