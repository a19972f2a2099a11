import { gathered } from '../../../context/gathered.ts';
import { latestChanges } from '../../../entity/revisions.store.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';

const iso = (moment: number) => new Date(moment).toISOString();

type None = Record<string, never>;
const changedGathered = gathered<None, { at: number | null }>(async ({ db }, ids) => {
  const latest = await latestChanges(db, 'product', ids);
  return new Map(ids.map((id) => [id, { at: latest.get(id)?.at ?? null }]));
});

export const productTimesResolvers = {
  Product: {
    createdAt: ({ createdAt }) => iso(createdAt),
    async updatedAt({ id, createdAt }, _, context) {
      const { at } = await changedGathered(context, id, {});
      return iso(Math.max(at ?? 0, createdAt));
    },
  },
} satisfies Resolvers;
