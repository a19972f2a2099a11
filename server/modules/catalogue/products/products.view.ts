import { keptOf } from '../../../../common/lists/keptOf.ts';
import { longestSearch } from '../../../../common/limits.ts';
import { filtersIn, productParts } from '../../../../common/product/productFilters.ts';
import { products } from '../../../db/tables.ts';
import { editors } from '../../../entity/entity.ts';
import type { ViewedList } from '../../../entity/viewedList.ts';
import { list } from '../importProfiles/profiles.store.ts';
import { listCategories } from '../references/categories.store.ts';
import { uncategorizedId } from '../references/categoryId.ts';
import { readChoice } from './products.choice.ts';
import { allConditions } from './products.rows.ts';

/** The admin's list of products, as views know it. A category or a profile that was deleted counts as a filter that is gone. */
export const viewedProducts: ViewedList = {
  roles: editors,
  table: products,
  isContent: true,
  async read(db, queries) {
    const isUsed = queries.some((query) => query.has('category'));
    const known = isUsed ? (await listCategories(db)).map(({ id }) => id) : [];
    const isThere = (id: string) => id === uncategorizedId || known.includes(id);
    const profileIds = queries.some((query) => query.has('import'))
      ? new Set((await list(db)).map(({ id }) => id))
      : new Set<string>();
    const isShort = (text: string) => text.length <= longestSearch;
    const parts = { ...productParts, category: isThere, import: (id: string) => profileIds.has(id), q: isShort };
    return queries.map((query) => keptOf(query, parts));
  },
  rows(db, query) {
    const { search, filter } = readChoice(filtersIn(query));
    return search ? null : { where: allConditions(db, filter) };
  },
};
