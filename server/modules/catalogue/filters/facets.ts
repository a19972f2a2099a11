import type { SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database.ts';
import { collator } from '../../../../common/text/locale.ts';
import { cachedByKey } from '../../../db/caches/cachedByKey.ts';
import { storedLira } from '../../../fields/ladder.ts';
import type { Definitions } from '../references/definitions.ts';
import * as counts from './counts.store.ts';
import type { Some, Whole } from './counts.store.ts';
import { conditionsOf, type Narrowing } from './filters.store.ts';
import { leadTimes } from './leadTimes.ts';
import { chosenKinds, offeredAttributes } from './offeredAttributes.ts';
import { specFacets, type Lists } from './specFacets.ts';

/**
 * A list and its filters. Equal lists have the same `name`, under which counts are cached; search results have none. A
 * scope that is not exact holds only the best matches of a search.
 */
export type Scope = Whole & { narrowing: Narrowing; name: string | undefined; isExact: boolean };

/** Caches the kinds of each list, which do not depend on its filters. */
const cachedKinds = cachedByKey<Awaited<ReturnType<typeof counts.countKinds>>>(100);

/** Counts the choices by which a list can be narrowed, each without its own condition. Up to `most` products are read singly. */
export async function facetsOf(
  tx: Db,
  { narrowing, name, isExact, ...list }: Scope,
  definitions: Definitions,
  most = counts.mostOfFew,
) {
  const conditions = conditionsOf(tx, narrowing, list.shelf);
  const all = await counts.ifFew(tx, counts.whichOf(tx, list, [...conditions.values()]), most);
  const allBut = (field: string): Some => {
    if (!conditions.has(field)) return all;
    return counts.whichOf(
      tx,
      list,
      [...conditions].flatMap(([one, condition]) => (one === field ? [] : [condition])),
    );
  };

  const readKinds = () => counts.countKinds(tx, list.base);
  const kindCounts = await (name === undefined ? readKinds() : cachedKinds(tx, name, readKinds));
  const kinds = [...definitions.kinds.values()].flatMap((kind) => {
    const count = kindCounts.find(({ kindId }) => kindId === kind.id)?.count;
    return count ? [{ kind, count }] : [];
  });
  const total = sum(kindCounts);
  // A filter may leave products of one kind, though it names none.
  const left = narrowing.kindIds || narrowing.specs.length === 0 ? [null, null] : await counts.kindsOf(tx, all.where);
  const chosen = chosenKinds(kinds, narrowing.kindIds, left);
  const only = chosen.length === 1 ? chosen[0] : undefined;
  const offered = offeredAttributes(kinds, chosen, definitions, narrowing);
  const lists: Lists = {
    whole: [...conditions.keys()].every((field) => field === 'kind')
      ? all
      : counts.whichOf(
          tx,
          list,
          [...conditions].flatMap(([one, condition]) => (one === 'kind' ? [condition] : [])),
        ),
    wholeName: name && JSON.stringify([name, narrowing.kindIds]),
    isOfKind: narrowing.kindIds !== undefined && chosen.length === 1,
    allBut,
  };
  return {
    total,
    isExact,
    kinds,
    kind: only && (kinds.length > 1 || narrowing.kindIds || only.count === total) ? only.kind : null,
    specs: await specFacets(tx, offered, narrowing, lists),
    price: await priceFacet(tx, allBut('price').where),
    availability: (await counts.countAvailabilities(tx, allBut('availability').where)).flatMap(
      ({ availability, count }) => (availability ? [{ availability, count }] : []),
    ),
    brands: await brandFacet(tx, allBut('brand').where),
    leadTimes: leadTimes(await counts.countLeadDays(tx, allBut('leadDays').where)),
    left: all,
  };
}

/** The counts of a list, with the list itself and what its filters leave, since these are asked for more. */
export type Facets = Awaited<ReturnType<typeof facetsOf>> & { scope: Scope };
export type KindOfList = Facets['kinds'][number] & { scope: Scope };

const turkish = collator({ numeric: true });

const sum = (counted: { count: number }[]) => counted.reduce((all, { count }) => all + count, 0);

const brandFacet = async (tx: Tx, which: SQL | undefined) =>
  (await counts.countBrands(tx, which)).sort((one, other) => turkish.compare(one.brand, other.brand));

async function priceFacet(tx: Tx, which: SQL | undefined) {
  const span = await counts.priceSpan(tx, which);
  if (!span) return null;
  const histogram = Array.from({ length: counts.parts }, () => 0);
  for (const { part, count } of await counts.countPrices(tx, which, span)) {
    // The highest price is counted in an extra part and belongs to the last bar.
    const place = Math.min(part, counts.parts - 1);
    histogram[place] = (histogram[place] ?? 0) + count;
  }
  const [low, high] = [storedLira.read(span.low) ?? 0, storedLira.read(span.high) ?? 0];
  return { count: span.count, low, high, histogram };
}
