import { z } from 'zod';
import { ProgramSearchDocument } from '../../generated/operations.ts';
import { tell, toldProduct } from '../../told.ts';
import { nextOf, pageInput, pageOutput, tool } from '../tool.ts';
import { filterInput, specFilters } from './filters.ts';
import { placesOf } from './named.ts';

const orders = {
  relevance: 'RELEVANCE',
  size: 'SIZE',
  name: 'NAME',
  cheapest: 'PRICE_ASC',
  dearest: 'PRICE_DESC',
  newest: 'NEWEST',
} as const;
type Order = keyof typeof orders;

export const searchProducts = tool({
  name: 'search_products',
  title: 'Search products',
  description: [
    'Finds products by words (Turkish works best, English names are known, too), codes or measures in the text',
    "('6204 2RS', 'M8x40 civata'), and narrows the list by category, kind, price and specs. Without `text` it",
    'lists what fits the conditions. Use list_categories and list_filters for the ids.',
  ].join(' '),
  input: z.object({
    text: z.string().max(200).optional().describe("Words, codes and measures: 'sabit bilyalı rulman 20 mm'."),
    category: z.string().max(200).optional().describe("A category's id or name."),
    kinds: z.array(z.string().max(200)).max(50).optional().describe('Ids or names of kinds; any of them.'),
    filters: z.array(filterInput).max(20).optional().describe('Conditions for specs; all of them.'),
    availability: z
      .array(z.enum(['IN_STOCK', 'ON_ORDER', 'DISCONTINUED']))
      .max(3)
      .optional(),
    withinDays: z.number().int().min(1).max(999).optional().describe('Only what one has within so many days.'),
    brands: z.array(z.string().max(80)).max(50).optional().describe('Brands as products name them; any of them.'),
    minPrice: z.number().min(0).optional().describe('In Turkish lira, KDV included.'),
    maxPrice: z.number().min(0).optional().describe('In Turkish lira, KDV included.'),
    priced: z.boolean().optional().describe('Only those with a price (true) or on request (false).'),
    order: z.enum(Object.keys(orders) as [Order, ...Order[]]).optional(),
    ...pageInput,
  }),
  output: z.object({
    ...pageOutput,
    isTotalExact: z.boolean().describe('False: there are more than `total`.'),
    isPartial: z.boolean().describe('True: no product has all the words; see `missingWords` of each.'),
    didYouMean: z.string().nullable(),
    products: z.array(toldProduct.extend({ missingWords: z.array(z.string()) })),
  }),
  async answer({ text, category, kinds, filters = [], availability, withinDays, minPrice, maxPrice, ...rest }, door) {
    const { brands, priced, order, first, after } = rest;
    const { categoryId, kindIds } = await placesOf({ category, kinds }, door);
    const price = minPrice !== undefined || maxPrice !== undefined ? { min: minPrice, max: maxPrice } : undefined;
    const { products } = await door.ask(ProgramSearchDocument, {
      search: text,
      categoryId,
      priced,
      first,
      after,
      orderBy: order && orders[order],
      filter: {
        ...(kindIds.length > 0 && { kindIds }),
        ...(availability?.length && { availability }),
        ...(brands?.length && { brands }),
        ...(price && { price }),
        ...(withinDays !== undefined && { leadDays: withinDays }),
        ...(filters.length > 0 && { specs: await specFilters(filters, door) }),
      },
    });
    return {
      total: products.totalCount,
      isTotalExact: products.isCountExact,
      isPartial: products.isPartial,
      didYouMean: products.didYouMean,
      next: nextOf(products.pageInfo),
      products: products.edges.map(({ node, missingWords }) => ({ ...tell(door.origin, node), missingWords })),
    };
  },
});
