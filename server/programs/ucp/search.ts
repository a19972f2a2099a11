import { z } from 'zod';
import { badInput } from '../../core/errors.ts';
import { ProgramCategoriesDocument, ProgramOffersDocument, type ProgramOffersQuery } from '../generated/operations.ts';
import type { Door } from '../mcp/tool.ts';
import { isOtherCurrency, most, type searchRequest } from './asked.ts';
import { isPriced, offered } from './offered.ts';
import { envelope } from './profile.ts';

/** The place in the list: which category of those that were asked for, and the cursor in its list. */
const place = z.object({ category: z.number().int().min(0), after: z.string().optional() });
type Place = z.infer<typeof place>;

const write = (at: Place) => Buffer.from(JSON.stringify(at)).toString('base64url');

function read(cursor: string | undefined, categories: number): Place {
  if (cursor === undefined) return { category: 0 };
  try {
    const found = place.safeParse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    if (found.success && found.data.category < categories) return found.data;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw badInput('pagination.cursor', 'This cursor is none of this list.');
}

/** Searches what has a price. Several categories are gone through one after the other, so that a page holds any of them. */
export async function search(asked: z.infer<typeof searchRequest>, { ask, origin }: Door) {
  const { query, filters = {}, pagination = {} } = asked;
  if (!query?.trim() && Object.keys(filters).length === 0)
    throw badInput('query', 'Give a query, or a filter by categories or price.');
  const categories = await categoriesOf(filters.categories, { ask });
  const isOther = isOtherCurrency(asked);
  const { min, max } = (isOther ? undefined : filters.price) ?? {};
  const price = { min: min === undefined ? undefined : min / 100, max: max === undefined ? undefined : max / 100 };
  const limit = Math.min(pagination.limit ?? 10, most.page);
  const products = [];
  let at: Place | undefined = read(pagination.cursor, categories.length);
  let total: number | undefined;
  while (at && products.length < limit) {
    const { products: page }: ProgramOffersQuery = await ask(ProgramOffersDocument, {
      search: query?.trim() || undefined,
      categoryId: categories[at.category],
      after: at.after,
      first: limit - products.length,
      filter: { price },
    });
    if (categories.length === 1) total = page.totalCount;
    products.push(...page.nodes.filter(isPriced).map((product) => offered(origin, product)));
    at = following(at, page.pageInfo, categories.length);
  }
  return {
    ucp: envelope('search'),
    products,
    pagination: {
      has_next_page: at !== undefined,
      ...(at && { cursor: write(at) }),
      ...(total !== undefined && { total_count: total }),
    },
    messages: [
      ...(isOther && filters.price ? [otherCurrency] : []),
      { type: 'info', code: 'priced_only', content: 'Products with a price on request are on the site alone.' },
    ],
  };
}

const otherCurrency = {
  type: 'warning',
  code: 'price_filter_ignored',
  content: 'Prices are in TRY, so the filter by price was left out.',
};

/** Categories may be named by id or by name; one that is not known is looked for as it is, and holds nothing. */
async function categoriesOf(asked: string[] = [], { ask }: Pick<Door, 'ask'>): Promise<(string | undefined)[]> {
  if (asked.length === 0) return [undefined];
  const { categories } = await ask(ProgramCategoriesDocument, {});
  const idOf = (value: string) => categories.find(({ id, name }) => id === value || name === value)?.id ?? value;
  return [...new Set(asked.map(idOf))];
}

type PageInfo = { hasNextPage: boolean; endCursor: string | null };

function following({ category }: Place, { hasNextPage, endCursor }: PageInfo, categories: number): Place | undefined {
  if (hasNextPage) return { category, after: endCursor ?? undefined };
  return category + 1 < categories ? { category: category + 1 } : undefined;
}
