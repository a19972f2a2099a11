import { cachedByKey } from '../../../db/caches/cachedByKey.ts';
import { countTogether } from '../../../db/subqueries.ts';
import type { Db } from '../../../db/database.ts';
import type { ViewList } from '../../../db/tables/viewTables.ts';
import { arranged } from '../../people/views/arranged.ts';
import { arrangementOfViews, listViewsOf, type ViewsRow } from '../../people/views/views.store.ts';
import type { ViewedList } from '../../../entity/viewedList.ts';
import { viewedProducts } from '../../catalogue/products/products.choice.ts';
import { viewedEnquiries } from '../../sales/enquiries/enquiries.view.ts';

/** Reads the views that a person sees of a list, in the person's order. */
export async function shownViews(db: Db, list: ViewList, person: { id: string }): Promise<ViewsRow> {
  const rows = arranged(await listViewsOf(db, list, person), await arrangementOfViews(db, list, person));
  const kept = await viewedLists[list].read(
    db,
    rows.map(({ query }) => new URLSearchParams(query)),
  );
  const read = rows.map((row, at) => ({ ...row, query: '', dropped: [], ...kept[at] }));
  let counts: Promise<Map<string, number>> | undefined;
  const countOf = async (id: string) => {
    counts ??= counted(db, list, read, person.id);
    return (await counts).get(id);
  };
  return {
    totalCount: async () => (await countOf('')) ?? 0,
    nodes: read.map((view) => ({ ...view, count: async () => (await countOf(view.id)) ?? null })),
  };
}

type Counted = { id: string; query: string; pinned: boolean };

const kept = cachedByKey<Map<string, number>>(100);

/** Counts the whole list, as '', and its pinned views, in one statement. */
function counted(db: Db, list: ViewList, views: Counted[], personId: string) {
  const wanted = [{ id: '', query: '' }, ...views.filter(({ pinned }) => pinned)];
  const read = () => countAll(db, list, wanted, personId);
  const key = JSON.stringify([list, wanted.map(({ id, query }) => [id, query])]);
  return viewedLists[list].isContent ? kept(db, key, read) : read();
}

async function countAll(db: Db, list: ViewList, wanted: Pick<Counted, 'id' | 'query'>[], personId: string) {
  const { table, rows } = viewedLists[list];
  const countable = wanted.flatMap(({ id, query }) => {
    const found = rows(db, new URLSearchParams(query), personId);
    return found ? [{ id, ...found }] : [];
  });
  const conditions = countable.map(({ where }) => where);
  const counts = await countTogether(db, table, conditions);
  return new Map(countable.map(({ id }, at) => [id, counts[at] ?? 0]));
}

/** The lists that have views. */
export const viewedLists: Record<ViewList, ViewedList> = {
  PRODUCTS: viewedProducts,
  ENQUIRIES: viewedEnquiries,
};
