import { mostTogether } from '../../../../common/limits.ts';
import { batched } from '../../../context/batched.ts';
import type { Tx } from '../../../db/database.ts';
import { productsWithIds, type ProductRow } from '../products/products.rows.ts';
import { namedBy } from '../references/pairs.store.ts';

type Naming = Pick<ProductRow, 'id' | 'togetherIds'>;

/** Reads what is bought together with each of these products, from both sides of a pair, with two statements for all. */
export async function togetherWith(db: Tx, rows: Naming[]): Promise<Map<string, ProductRow[]>> {
  const pairs = await namedBy(
    db,
    rows.map(({ id }) => id),
  );
  const idsOf = new Map(
    rows.map(({ id, togetherIds }) => {
      const others = pairs.filter(({ otherId }) => otherId === id).map((pair) => pair.id);
      return [id, [...new Set([...togetherIds, ...others])]];
    }),
  );
  const found = await productsWithIds(db, [...new Set([...idsOf.values()].flat())]);
  const made = new Map(found.filter(isMade).map((product) => [product.id, product]));
  return new Map(
    [...idsOf].map(([id, ids]) => [id, ids.flatMap((other) => made.get(other) ?? []).slice(0, mostTogether)]),
  );
}

const isMade = ({ availability }: ProductRow) => availability !== 'DISCONTINUED';

/** Reads the same for all products of a list at once. */
export const boughtTogether = batched<Record<string, never>, ProductRow[]>(async ({ db }, ids) =>
  togetherWith(db, await productsWithIds(db, ids)),
);
