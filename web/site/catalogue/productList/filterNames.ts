import type { Availability } from '../../../graphql/generated/schema.ts';
import { askedKindOf } from './documentKinds.ts';
import * as words from '../../../words/tr/common.ts';

// The parameters of an address that narrow a list, and what may stand in them.

/**
 * These stand before an attribute's id, for any of its options, for the lower and the upper end of its range, and for what
 * its range has to contain.
 */
export const prefixes = { anyOf: 'f.', from: 'min.', to: 'max.', covers: 'kapsar.' } as const;

export const availabilities = {
  'in-stock': { availability: 'IN_STOCK', label: words.inStock },
  'on-order': { availability: 'ON_ORDER', label: words.onOrder },
  discontinued: { availability: 'DISCONTINUED', label: words.discontinued },
} satisfies Record<string, { availability: Availability; label: string }>;

/** The address says in `teslim` how many days one is ready to wait. */
export const waiting = 'teslim';

/** Each of its values names a kind of document that the products have. */
export const documented = words.documentsCounted;

/** Each of its values is a brand, as its products name it. */
export const branded = 'brand';

export const priceEnds = { from: 'price-min', to: 'price-max' } as const;

/** The parameters of the filters that do not belong to an attribute. */
const ownNames: string[] = ['price', 'availability', branded, waiting, documented, ...Object.values(priceEnds)];

/** The API takes no more than this; with more it would refuse the whole page. */
export const longest = { id: 200, end: 40, brand: 80 };
export const most = { attributes: 20, options: 50, brands: 50 };

/** Tells whether a parameter narrows the list within its kind. */
export const isFilter = (name: string) =>
  ownNames.includes(name) || Object.values(prefixes).some((prefix) => name.startsWith(prefix));

/**
 * This parameter keeps a typed value that could not be read, as `?okunmadi=min.iç-çap:20+bar`, so that the page can
 * show it.
 */
export const unread = 'okunmadi';

/** The values that these parameters may have; others narrow nothing, and the page says so. */
export const knownValues: Record<string, (value: string) => boolean> = {
  availability: (value) => Object.hasOwn(availabilities, value),
  price: (value) => ['known', 'on-request'].includes(value),
  [documented]: (value) => askedKindOf(value) !== undefined,
  [waiting]: (value) => /^[1-9]\d{0,2}$/.test(value),
};

/** Says which parameters are named where their value narrows nothing: a kind that is gone, too. */
export const isSaid = (name: string) => name === 'kind' || isFilter(name);

/** Lists the unreadable values, each with the parameter that it was typed for. */
export const allUnread = (params: URLSearchParams) => [
  ...params.getAll(unread).flatMap((note) => {
    const at = note.lastIndexOf(':');
    const [name, typed] = [note.slice(0, at), note.slice(at + 1, at + 1 + longest.end)];
    return at > 0 && isSaid(name) ? [{ name, typed }] : [];
  }),
  ...Object.entries(knownValues).flatMap(([name, isKnown]) =>
    params
      .getAll(name)
      .flatMap((value) => (value && !isKnown(value) ? [{ name, typed: value.slice(0, longest.end) }] : [])),
  ),
];

export const unreadIn = (params: URLSearchParams, name: string) =>
  allUnread(params).find((one) => one.name === name)?.typed;
