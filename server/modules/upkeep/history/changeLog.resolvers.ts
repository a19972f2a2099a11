import { sourceLanguage } from '../../../db/inLanguage.ts';
import type { Context } from '../../../context/context.ts';
import type { HistoryEntity, Resolvers } from '../../../generated/resolvers.ts';
import { changesAfter, latestChange } from '../../../entity/changeLog.store.ts';
import { loggedEntities } from './recordedEntities.ts';
import { may, seeing } from '../../../rights/may.ts';
import { seenChanges } from './seenChanges.ts';

/** Returns the entities whose changes a person or a key learns of, of those that the log names. */
function entitiesFor(context: Context, asked: HistoryEntity | null | undefined): string[] {
  return loggedEntities
    .filter((logged) => may(context, seeing(logged, 'event')))
    .map(({ entity }) => entity)
    .filter((entity) => asked == null || entity === asked.toLowerCase());
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
    languages: ({ languages }) => languages ?? [sourceLanguage],
  },
} satisfies Resolvers;
