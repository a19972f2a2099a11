import { cachedByKey } from '../../../db/caches/cachedByKey.ts';
import type { Db } from '../../../db/database.ts';
import { productsOfFamily } from '../products/products.rows.ts';
import type { Definitions } from '../references/definitions.ts';
import { placeOnSheet, type PlacedSheet } from './placeOnSheet.ts';
import { withMatches, type ListSheet } from './sheets.ts';

/** Fewer products are seen at once in the family's table, and more are not placed. */
const size = { least: 7, most: 300 };

const cachedSheets = cachedByKey<PlacedSheet | null>(100, { holdsWords: true });

/** Places the products of a family by two properties; null where no two distinguish them. */
export async function familySheetOf(
  db: Db,
  familyId: string,
  measure: string | null | undefined,
  definitions: Definitions,
): Promise<ListSheet | null> {
  const placed = await cachedSheets(db, familyId, () => readSheet(db, familyId, definitions));
  return placed && withMatches(placed, measure);
}

async function readSheet(db: Db, familyId: string, definitions: Definitions): Promise<PlacedSheet | null> {
  const found = await productsOfFamily(db, familyId);
  const kind = definitions.kinds.get(found[0]?.kindId ?? '');
  const isOfOneKind = kind !== undefined && found.every(({ kindId }) => kindId === kind.id);
  if (!isOfOneKind || found.length < size.least || found.length > size.most) return null;
  const bySize = found.toSorted(
    (one, other) => compare(one.sizeKey ?? '', other.sizeKey ?? '') || compare(one.id, other.id),
  );
  const sheet = placeOnSheet(kind, found.length, bySize, definitions, true);
  return sheet.rows && sheet.columns ? sheet : null;
}

/** The order of databases, in which keys are made to stand. */
const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));
