import type { ProductOrder } from '../../../graphql/generated/schema.ts';
import { showsBoth } from '../switches/otherUnits.ts';
import { showsNet } from '../switches/netPrices.tsx';
import { filterIn, isNarrowed, kindIn, specOrderIn, viewIn } from './listAddress.ts';
import { mostCards } from './shownView.ts';
import * as texts from '../../../words/tr/lists.ts';
import * as common from '../../../words/tr/common.ts';
import { sizeIn } from '../../paths.ts';

/** The orders that an address may name: `?order=name`. */
export const orders = {
  size: { orderBy: 'SIZE', label: texts.bySize },
  name: { orderBy: 'NAME', label: texts.byName },
  price: { orderBy: 'PRICE_ASC', label: texts.cheapestFirst },
  'price-desc': { orderBy: 'PRICE_DESC', label: texts.dearestFirst },
  newest: { orderBy: 'NEWEST', label: texts.newestFirst },
} satisfies Record<string, { orderBy: ProductOrder; label: string }>;

export const prices = {
  known: { priced: true, label: texts.priceKnown, chip: common.withPrice },
  'on-request': { priced: false, label: texts.priceAsked, chip: texts.priceAsked },
};

/** The API takes no more letters of a search, or of a category's id; with more it would refuse the whole page. */
const longest = 200;

/** Reads the search from an address: '?q=…'. */
export const searchIn = (params: URLSearchParams) => params.get('q')?.trim().slice(0, longest);

/** Tells whether an address of the whole catalogue asks for a part of it: by words, by a filter, or by both. */
export const isSelection = (params: URLSearchParams) =>
  Boolean(searchIn(params)) || isNarrowed(params) || Boolean(params.get('category')) || params.get('liste') === 'tum';

const known = <Choices extends object>(choices: Choices, name: string | null) =>
  name !== null && Object.hasOwn(choices, name) ? choices[name as keyof Choices] : undefined;

const pageSize = 24;

/** Below the sheet of one kind stands a table. How long a list is, and so its view, shows only with its products. */
export const showsSpecs = (params: URLSearchParams) =>
  viewIn(params) === 'table' || (viewIn(params) !== 'cards' && kindIn(params) !== null);

/** A list may be in size sheets unless its address names another view; a short one is so only if the address says it. */
const sheetsOf = (params: URLSearchParams) => ({
  sheets: viewIn(params) === undefined || viewIn(params) === 'sheets',
  moreThan: viewIn(params) === 'sheets' ? 0 : mostCards,
  size: sizeIn(params),
  // Only cards show pictures that are large enough to be compared.
  thumbs: viewIn(params) === undefined || viewIn(params) === 'cards',
});

/** Reads the query variables of a list from its address. Unknown choices are ignored. */
export const listVariables = (params: URLSearchParams) => ({
  first: pageSize,
  after: params.get('after') || null,
  orderBy: known(orders, params.get('order'))?.orderBy ?? null,
  orderBySpec: specOrderIn(params) ?? null,
  table: showsSpecs(params),
  inches: showsBoth(params),
  net: showsNet(params),
  ...sheetsOf(params),
});

/** Reads the variables that narrow a list. */
const narrowing = (params: URLSearchParams) => ({
  priced: known(prices, params.get('price'))?.priced ?? null,
  filter: filterIn(params) ?? null,
});

/** A long list is expected in size sheets, which name its products themselves; that of one kind has its table below. */
const mostOf = (params: URLSearchParams) =>
  kindIn(params) !== null || params.get('after') ? null : viewIn(params) === 'sheets' ? 0 : mostCards;

export const categoryVariables = (id: string, params: URLSearchParams) => ({
  id,
  ...listVariables(params),
  ...narrowing(params),
  // The further pages of a list are one row of products, as is a list of one kind, and one in an order that was chosen.
  grouped: kindIn(params) === null && !params.get('after') && !params.get('order') && viewIn(params) !== 'sheets',
  // A long list is in size sheets unless the address says otherwise.
  mostGrouped: viewIn(params) === undefined ? mostCards : null,
  mostCards: viewIn(params) === 'sheets' || viewIn(params) === undefined ? mostOf(params) : null,
});

export const selectionVariables = (params: URLSearchParams) => ({
  search: searchIn(params) || null,
  ...listVariables(params),
  categoryId: params.get('category')?.slice(0, longest) || null,
  ...narrowing(params),
});
