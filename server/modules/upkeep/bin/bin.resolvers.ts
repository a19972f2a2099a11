import { addToAudit } from '../../../context/audit.ts';
import { connectionFields } from '../../../context/connection.ts';
import type { Context } from '../../../context/context.ts';
import { requireAdmin } from '../../../context/rights.ts';
import { notFound } from '../../../core/errors.ts';
import type { BinEntity, Resolvers } from '../../../generated/resolvers.ts';
import { recordedEntity, withHistory } from '../history/recordedEntities.ts';
import { findCategory } from '../../catalogue/references/categories.store.ts';
import { binnedFor, bringBack, bringManyBack, eraseFromBin, eraseManyFromBin, undoDeletion } from './bin.ts';
import { binSearchPage } from './binSearch.store.ts';
import { binKeptForMs, binPage, countInBin, isInBin, lastInBin, type BinRow } from '../../../entity/bin.store.ts';

const gone = () => notFound('What was deleted');

/** Throws `NOT_FOUND` for an entry that the role may not see, as for one that does not exist. */
async function requireEntry(context: Context, id: string) {
  if (!(await isInBin(context.db, id, binnedFor(context)))) throw gone();
}

/** Throws `NOT_FOUND` unless the role sees each of these entries; returns their ids, each once. */
async function requireEntries(context: Context, ids: string[]) {
  const { email } = requireAdmin(context);
  const chosen = [...new Set(ids)];
  if ((await countInBin(context.db, chosen, binnedFor(context))) < chosen.length) throw gone();
  return { email, chosen };
}

const thingOf = ({ seq, entity, entityId, name }: BinRow) => ({
  entryId: String(seq),
  entity: entity.toUpperCase() as BinEntity,
  id: entityId,
  name,
});

/** Names what was brought back in the audit log, unless the name may be that of a visitor. */
async function noteBroughtBack(context: Context, rows: Pick<BinRow, 'entity' | 'name'>[]) {
  const { email: admin } = requireAdmin(context);
  const [first] = rows;
  if (!first) return;
  const name = withHistory(first.entity) ? first.name : null;
  await addToAudit(context.db, {
    event: 'BROUGHT_BACK',
    admin,
    about: rows.length > 1 ? `${rows.length} entries` : name,
  });
}

export const binResolvers = {
  Query: {
    bin(_, { entity, search, first, after }, context) {
      const mine = binnedFor(context).filter((name) => !entity || name === entity.toLowerCase());
      return search?.trim()
        ? binSearchPage(context.db, mine, search, { first, after })
        : binPage(context.db, mine, { first, after });
    },
  },
  Mutation: {
    async bringBack(_, { id }, context) {
      await requireEntry(context, id);
      await noteBroughtBack(context, [await bringBack(context.db, id)]);
      return true;
    },
    async bringManyBack(_, { ids }, context) {
      const { email, chosen } = await requireEntries(context, ids);
      await bringManyBack(context.db, chosen);
      await addToAudit(context.db, { event: 'BROUGHT_BACK', admin: email, about: `${chosen.length} entries` });
      return chosen.length;
    },
    async eraseManyFromBin(_, { ids }, context) {
      const { email, chosen } = await requireEntries(context, ids);
      await eraseManyFromBin(context.db, context.images, chosen);
      await addToAudit(context.db, { event: 'ERASED', admin: email, about: `${chosen.length} entries` });
      return chosen.length;
    },
    async restoreFromBin(_, { ids }, context) {
      const { email, chosen } = await requireEntries(context, ids);
      const back = await bringManyBack(context.db, chosen);
      await addToAudit(context.db, { event: 'BROUGHT_BACK', admin: email, about: `${chosen.length} entries` });
      return { things: back.map(thingOf) };
    },
    async eraseForGood(_, { ids }, context) {
      const { email, chosen } = await requireEntries(context, ids);
      const erased = await eraseManyFromBin(context.db, context.images, chosen);
      await addToAudit(context.db, { event: 'ERASED', admin: email, about: `${chosen.length} entries` });
      return { things: erased.map(thingOf) };
    },
    async undoDeletion(_, { entity, ids }, context) {
      if (!binnedFor(context).includes(entity.toLowerCase())) throw gone();
      const back = await undoDeletion(context.db, entity.toLowerCase(), [...new Set(ids)]);
      await noteBroughtBack(context, back);
      return back.length;
    },
    async restoreCategory(_, { id }, context) {
      const binned = await lastInBin(context.db, 'category', id);
      const back = binned && (await bringBack(context.db, binned));
      const restored = back && (await findCategory(context.db, id));
      if (!restored) throw notFound('Deleted category');
      await noteBroughtBack(context, [back]);
      return restored;
    },
    async eraseFromBin(_, { id }, context) {
      await requireEntry(context, id);
      if (!(await eraseFromBin(context.db, context.images, id))) throw gone();
      return true;
    },
  },
  BinEntry: {
    // The two names differ only in their case.
    entity: ({ entity }) => entity.toUpperCase() as BinEntity,
    image: ({ entity, row }) => recordedEntity(entity).pictureOf(row),
    deletedAt: ({ deletedAt }) => new Date(deletedAt).toISOString(),
    expiresAt: ({ deletedAt }) => new Date(deletedAt + binKeptForMs).toISOString(),
  },
  BinConnection: connectionFields,
} satisfies Resolvers;
