import type { Context } from '../../../context/context.ts';
import { requireAdmin } from '../../../context/rights.ts';
import { requireMay, work } from '../../../rights/may.ts';
import { badInput, notFound } from '../../../core/errors.ts';
import { createOnce } from '../../../entity/createOnce.ts';
import type { Resolvers, ViewInput, ViewList } from '../../../generated/resolvers.ts';
import { readQuery } from './readQuery.ts';
import { shownViews, viewedLists } from './shownViews.ts';
import {
  type StoredView,
  arrangeViews,
  createView,
  findView,
  removeView,
  updateView,
} from '../../people/views/views.store.ts';

/** Returns the person who asks. Throws `FORBIDDEN` for one who does not work with the list. */
function person(context: Context, list: ViewList) {
  requireMay(context, work(viewedLists[list]));
  return requireAdmin(context);
}

/** Returns the view as the person sees it, with the names of the filters that were left out of what was sent. */
async function shown(context: Context, { id, list }: StoredView, dropped: string[] = []) {
  const { nodes } = await shownViews(context.db, list, person(context, list));
  const view = nodes.find((node) => node.id === id);
  if (!view) throw notFound('View');
  return { ...view, dropped: [...view.dropped, ...dropped] };
}

/** Returns the view for somebody who may change it. Throws `NOT_FOUND` also for the view of another person. */
async function mine(context: Context, id: string) {
  const admin = requireAdmin(context);
  const view = await findView(context.db, id, admin);
  if (!view) throw notFound('View');
  return { view, admin: person(context, view.list) };
}

/** Throws `BAD_USER_INPUT`. */
async function valuesOf({ db }: Pick<Context, 'db'>, list: ViewList, input: ViewInput, personId: string) {
  const [kept] = await viewedLists[list].read(db, [readQuery(input.query)]);
  if (!kept) throw badInput('query', 'The address cannot be read.');
  const ownerId = input.forEveryone ? null : personId;
  return { values: { name: input.name, query: kept.query, ownerId }, dropped: kept.dropped };
}

export const viewResolvers = {
  Query: {
    views: (_, { list }, context) => shownViews(context.db, list, person(context, list)),
  },
  Mutation: {
    async createView(_, { list, input, key }, context) {
      const admin = person(context, list);
      const { values, dropped } = await valuesOf(context, list, input, admin.id);
      const sent = { mutation: 'createView', key, content: { list, input } };
      const stored = await createOnce(context, sent, {
        create: (db) => createView(db, list, values, Date.now()),
        idOf: ({ id }) => id,
        find: (db, id) => findView(db, id, admin),
        raisesRevision: false,
      });
      return shown(context, stored, dropped);
    },
    async updateView(_, { id, input }, context) {
      const { view, admin } = await mine(context, id);
      const { values, dropped } = await valuesOf(context, view.list, input, admin.id);
      const stored = await updateView(context.db, id, admin, values);
      if (!stored) throw notFound('View');
      return shown(context, stored, dropped);
    },
    async deleteView(_, { id }, context) {
      const { admin } = await mine(context, id);
      if (!(await removeView(context.db, id, admin))) throw notFound('View');
      return true;
    },
    async arrangeViews(_, { list, order, pinned, start }, context) {
      const admin = person(context, list);
      const places = [...new Set(order)].map((id) => ({ id, pinned: pinned.includes(id) }));
      await arrangeViews(context.db, list, admin, { places, start: start ?? null });
      return shownViews(context.db, list, admin);
    },
  },
  Views: { totalCount: ({ totalCount }) => totalCount() },
  View: { forEveryone: ({ ownerId }) => ownerId === null, count: ({ count }) => count() },
} satisfies Resolvers;
