import { and, asc, eq, inArray, isNull, notInArray, or, type SQL } from 'drizzle-orm';
import { cachedByKey } from '../../../db/caches/cachedByKey.ts';
import type { Db } from '../../../db/database.ts';
import { products } from '../../../db/tables/tables.ts';
import type { Facets } from '../filters/facets.ts';
import { conditionsOf, allOf } from '../filters/filters.store.ts';
import type { Definitions } from '../references/definitions.ts';
import type { KindRow } from '../references/kinds.store.ts';
import { placeOnSheet, type PlacedSheet } from './placeOnSheet.ts';
import { meets } from './typedSizes.ts';

const sheetColumns = {
  seq: products.seq,
  id: products.id,
  name: products.name,
  stockCode: products.stockCode,
  kindId: products.kindId,
  familyId: products.familyId,
  specs: products.specs,
  price: products.price,
  priceQuantity: products.priceQuantity,
  salesUnit: products.salesUnit,
  minimumQuantity: products.minimumQuantity,
  vatRate: products.vatRate,
  categoryId: products.categoryId,
};

/** So many products are placed of a kind, and of all kinds of a list together; larger kinds have a page of their own. */
const most = { ofKind: 300, inAll: 1200, kinds: 24, withoutKind: 24 };

export type ListSheet = PlacedSheet & { matching: number; isMatching: (seq: number) => boolean };

type Asked = { measure?: string | null | undefined; moreThan?: number | null | undefined };

const cachedSheets = cachedByKey<PlacedSheet[]>(40, { holdsWords: true });

/** Returns the size sheets of a list; two statements read them, whatever the number of products. */
export async function sheetsOf(db: Db, facets: Facets, { measure, moreThan }: Asked, definitions: Definitions) {
  const { scope, total } = facets;
  if (total <= (moreThan ?? 0)) return [];
  const asked = scope.narrowing.kindIds;
  const read = () => readSheets(db, facets, definitions);
  const placed = await (scope.name === undefined
    ? read()
    : cachedSheets(db, JSON.stringify([scope.name, asked ?? null]), read));
  const narrowed = await numbersLeft(db, facets);
  return placed.map((sheet) => withMatches(sheet, measure, narrowed));
}

/** Says which products of a sheet have the sizes that were typed, and are among those that filters leave. */
export function withMatches(sheet: PlacedSheet, measure: string | null | undefined, narrowed?: Set<number>): ListSheet {
  const isMeasured = meets(measure ?? '');
  const met = new Set(
    sheet.articles.filter((one) => (narrowed?.has(one.seq) ?? true) && isMeasured(one)).map(({ seq }) => seq),
  );
  return { ...sheet, matching: met.size, isMatching: (seq) => met.has(seq) };
}

/** Returns the numbers of the products that the list's filters leave; undefined where nothing narrows it. */
async function numbersLeft(db: Db, { scope }: Facets): Promise<Set<number> | undefined> {
  const conditions = conditionsOf(db, scope.narrowing, scope.shelf);
  const narrowing = [...conditions].flatMap(([field, condition]) => (field === 'kind' ? [] : [condition]));
  if (narrowing.length === 0) return undefined;
  const rows = await db
    .select({ seq: products.seq })
    .from(products)
    .where(and(scope.base, allOf(narrowing)))
    .orderBy(asc(products.sizeKey))
    .limit(most.inAll * 4);
  return new Set(rows.map(({ seq }) => seq));
}

type Counted = { kind: KindRow | null; count: number };

/** Chooses the kinds of the list, the largest first, and those of them that are small enough to be placed. */
function chosenOf({ kinds, total, scope }: Facets) {
  const asked = scope.narrowing.kindIds;
  const some: Counted[] = kinds
    .filter(({ kind }) => !asked || asked.includes(kind.id))
    .toSorted((one, other) => other.count - one.count)
    .slice(0, most.kinds)
    .map(({ kind, count }) => ({ kind, count }));
  const without = total - kinds.reduce((sum, { count }) => sum + count, 0);
  if (without > 0 && without <= most.withoutKind && !asked) some.push({ kind: null, count: without });
  let left = most.inAll;
  const small = some.filter(({ count }) => {
    const fits = count <= most.ofKind && count <= left;
    if (fits) left -= count;
    return fits;
  });
  return { some, small };
}

async function readSheets(db: Db, facets: Facets, definitions: Definitions): Promise<PlacedSheet[]> {
  const { some, small } = chosenOf(facets);
  const ids = small.flatMap(({ kind }) => kind?.id ?? []);
  const known = [...definitions.kinds.keys()];
  const isOf: SQL[] = [
    ...(ids.length > 0 ? [inArray(products.kindId, ids)] : []),
    ...(small.some(({ kind }) => kind === null)
      ? [
          known.length > 0 ? notInArray(products.kindId, known) : eq(products.seq, products.seq),
          isNull(products.kindId),
        ]
      : []),
  ];
  const rows =
    isOf.length === 0
      ? []
      : await db
          .select(sheetColumns)
          .from(products)
          .where(and(facets.scope.base, or(...isOf)))
          .orderBy(asc(products.sizeKey), asc(products.id))
          .limit(most.inAll);
  const isAlone = facets.scope.narrowing.kindIds !== undefined;
  return some.map(({ kind, count }) => {
    const own = small.some((one) => one.kind === kind)
      ? rows.filter(({ kindId }) => (kind ? kindId === kind.id : !definitions.kinds.has(kindId ?? '')))
      : [];
    return placeOnSheet(kind, count, own, definitions, isAlone);
  });
}
