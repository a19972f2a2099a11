import type { ProductFilter, RangeFilter, SpecFilter, SpecOrder } from '../../../graphql/generated/schema.ts';
import { askedKindOf } from './documentKinds.ts';
import {
  availabilities,
  branded,
  documented,
  isFilter,
  isSaid,
  knownValues,
  longest,
  most,
  prefixes,
  priceEnds,
  unread,
  waiting,
} from './filterNames.ts';

// The address of a list says what is chosen in it. Its names are read by people: they stay as they are, and
// URLSearchParams alone escapes letters that an address cannot hold.
//
//   ?kind=rulman&f.kapak=2rs&f.kapak=zz&min.iç-çap=20&max.iç-çap=4+cm&price=known&order=price&view=table&after=…

/** Tells whether the address shows less than the whole list. */
export const isNarrowed = (params: URLSearchParams) =>
  [...params].some(([name, value]) => value !== '' && (name === 'kind' || name === unread || isFilter(name)));

export const kindIn = (params: URLSearchParams) => params.get('kind')?.slice(0, longest.id) || null;

/** The parameter that names the view, and the one that did so before: addresses that somebody has kept still lead there. */
export const viewNames = { now: 'view', before: 'gorunum' } as const;
/** Each view with its word in earlier addresses; sheets had none. */
const formerViews = { sheets: null, cards: 'kart', table: 'tablo' } as const;
export type View = keyof typeof formerViews;
const allViews = Object.keys(formerViews) as View[];
/** The view that the address names. */
export const viewIn = (params: URLSearchParams): View | undefined =>
  allViews.find((view) => params.get(viewNames.now) === view) ??
  allViews.find((view) => formerViews[view] !== null && params.get(viewNames.before) === formerViews[view]);

/** Names a view in the parameters of an address; undefined leaves the list in the view that it has by itself. */
export const inView = (view?: View): Record<string, string[]> => ({
  [viewNames.now]: view ? [view] : [],
  [viewNames.before]: [],
});

/** Rows of a table are low, so that many are in view, unless somebody wants them high, with a picture. */
export const density = { name: 'satir', roomy: 'rahat' } as const;
export const isTight = (params: URLSearchParams) => params.get(density.name) !== density.roomy;

/** These stand before an attribute's id in the order of a list: `?order=asc.iç-çap`. */
export const specOrders = { ascending: 'asc.', descending: 'desc.' } as const;

/** Reads the attribute that the list is sorted by. Only the API knows whether it exists. */
export function specOrderIn(params: URLSearchParams): SpecOrder | undefined {
  const order = params.get('order') ?? '';
  const prefix = Object.values(specOrders).find((one) => order.startsWith(one));
  const attributeId = prefix && order.slice(prefix.length);
  if (!attributeId || attributeId.length > longest.id) return undefined;
  return { attributeId, descending: prefix === specOrders.descending };
}

const rangeIn = (params: URLSearchParams, from: string, to: string): RangeFilter | undefined => {
  const [low, high] = [from, to].map((name) => params.get(name)?.trim().slice(0, longest.end) || null);
  return low || high ? { from: low, to: high } : undefined;
};

/** Lists the ids of the attributes that an address names, each once. */
const attributesIn = (params: URLSearchParams) => {
  const ids = [...params.keys()].flatMap((name) => {
    const prefix = Object.values(prefixes).find((one) => name.startsWith(one));
    const id = prefix && name.slice(prefix.length);
    return id && id.length <= longest.id ? [id] : [];
  });
  // The order is always the same, because the cache keeps answers under their variables.
  return [...new Set(ids)].sort().slice(0, most.attributes);
};

/** Builds the filter for the API; undefined where nothing is chosen. Only the API knows whether an attribute exists. */
export function filterIn(params: URLSearchParams): ProductFilter | undefined {
  const kind = kindIn(params);
  const availability = params
    .getAll('availability')
    .flatMap((name) =>
      Object.hasOwn(availabilities, name) ? [availabilities[name as keyof typeof availabilities].availability] : [],
    );
  const price = rangeIn(params, priceEnds.from, priceEnds.to);
  const specs = attributesIn(params).flatMap((attributeId): SpecFilter[] => {
    const anyOf = params.getAll(prefixes.anyOf + attributeId).filter((id) => id && id.length <= longest.id);
    const range = rangeIn(params, prefixes.from + attributeId, prefixes.to + attributeId);
    const covers = params
      .get(prefixes.covers + attributeId)
      ?.trim()
      .slice(0, longest.end);
    if (range || covers) return [{ attributeId, ...(range && { range }), ...(covers && { covers }) }];
    return anyOf.length > 0 ? [{ attributeId, anyOf: anyOf.slice(0, most.options) }] : [];
  });
  const days = params.get(waiting) ?? '';
  const brands = params.getAll(branded).filter((name) => name && name.length <= longest.brand);
  const kinds = params.getAll(documented).flatMap((name) => askedKindOf(name)?.kind ?? []);
  const filter = {
    ...(kind && { kindIds: [kind] }),
    ...(availability.length > 0 && { availability }),
    ...(brands.length > 0 && { brands: [...new Set(brands)].sort().slice(0, most.brands) }),
    ...(price && { price }),
    ...(knownValues[waiting]?.(days) && { leadDays: Number(days) }),
    ...(kinds.length > 0 && { documentKinds: [...new Set(kinds)].sort() }),
    ...(specs.length > 0 && { specs }),
  };
  return Object.keys(filter).length > 0 ? filter : undefined;
}

/** Gives some parameters other values, on the list's first page; one without values is removed. */
export function withValues(params: URLSearchParams, changes: Record<string, readonly string[]>) {
  const changed = new URLSearchParams(params);
  changed.delete('after');
  changed.delete(unread);
  for (const [name, values] of Object.entries(changes)) {
    changed.delete(name);
    for (const value of values) if (value !== '') changed.append(name, value);
  }
  return changed;
}

/** Removes one value of a parameter, or all of them. */
export const without = (params: URLSearchParams, name: string, value?: string) =>
  withValues(params, { [name]: value === undefined ? [] : params.getAll(name).filter((one) => one !== value) });

/** Adds one value to a parameter. */
export const withValue = (params: URLSearchParams, name: string, value: string) =>
  withValues(params, { [name]: [...params.getAll(name).filter((one) => one !== value), value] });

/**
 * Lists the parameters that a form sends along in hidden fields: all for which it has no visible one, from the first
 * page on. They are sorted, since the server may have rendered the page for the same address in another order.
 */
export function hiddenFields(params: URLSearchParams, hasField: (name: string) => boolean) {
  const sorted = new URLSearchParams(params);
  sorted.sort();
  return [...sorted].flatMap(([name, value]) =>
    value !== '' && name !== 'after' && name !== unread && !hasField(name) ? [{ name, value }] : [],
  );
}

/** Switches to another kind, or to all (''). The filters of this kind may mean nothing there and are removed. */
export function ofKind(params: URLSearchParams, kind: string) {
  const filters = [...params.keys()].filter(isFilter);
  const order: Record<string, string[]> = specOrderIn(params) && kind !== kindIn(params) ? { order: [] } : {};
  return withValues(params, { ...Object.fromEntries(filters.map((name) => [name, []])), ...order, kind: [kind] });
}

/** Switches to another kind and keeps what it has as well: all but the filters of these attributes. */
export function toKind(params: URLSearchParams, kind: string, attributeIds: string[]) {
  const names = attributeIds.flatMap((id) => Object.values(prefixes).map((prefix) => prefix + id));
  return withValues(params, { ...Object.fromEntries(names.map((name) => [name, []])), kind: [kind] });
}

/** Removes every filter but the kind. */
export const unfiltered = (params: URLSearchParams) => ofKind(params, kindIn(params) ?? '');

/** Finds the parameters behind a field of the API; undefined where the address does not set the field. */
function namesBehind(params: URLSearchParams, field: string): string[] | undefined {
  const [, end] = (/[.](from|to|covers|anyOf)$/.exec(field) as [string, keyof typeof prefixes] | null) ?? [];
  const [, at] = /^filter[.]specs[.](\d+)/.exec(field) ?? [];
  const attributeId = at && filterIn(params)?.specs?.[Number(at)]?.attributeId;
  if (attributeId) return (end ? [prefixes[end]] : Object.values(prefixes)).map((prefix) => prefix + attributeId);
  if (field.startsWith('filter.price'))
    return end === 'from' || end === 'to' ? [priceEnds[end]] : Object.values(priceEnds);
  if (field.startsWith('orderBySpec')) return ['order'];
  if (field === 'filter.kindIds') return ['kind'];
  if (field.startsWith('filter.brands')) return [branded];
  return field === 'after' ? [] : undefined;
}

/**
 * Removes what the API refused, by the field that it named: a place that is no longer in the list, an attribute that is
 * gone, or a number that cannot be read, which is kept to be shown. Undefined where nothing is removed.
 */
export function withoutRefused(params: URLSearchParams, field: string): URLSearchParams | undefined {
  const names = namesBehind(params, field);
  if (!names || ![...names, 'after'].some((name) => params.has(name))) return undefined;
  const left = withValues(params, Object.fromEntries(names.map((name) => [name, []])));
  for (const note of params.getAll(unread)) left.append(unread, note);
  // Nothing is passed over in silence: the page names what does not narrow the list.
  for (const name of names.filter(isSaid))
    for (const typed of params.getAll(name).slice(0, 1))
      left.append(unread, `${name}:${typed.trim().replaceAll(':', ' ').slice(0, longest.end)}`);
  return left;
}

/** Returns the query of the address for a link. */
export const searchOf = (params: URLSearchParams) => (params.size > 0 ? `?${params.toString()}` : '?');
