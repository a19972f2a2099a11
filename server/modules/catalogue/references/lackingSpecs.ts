import { and, countDistinct, eq, inArray, ne } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { fewerThan } from '../../../db/expressions.ts';
import { specValues, type productKinds } from '../../../db/specTables.ts';
import { products, type StoredSpec } from '../../../db/tables.ts';

type Kind = Pick<typeof productKinds.$inferSelect, 'id' | 'attributes'>;

const requiredBy = ({ attributes }: Pick<Kind, 'attributes'>) =>
  attributes.flatMap(({ attributeId, required }) => (required ? [attributeId] : []));

/** Tells whether a product has no value for an attribute that its kind requires. */
export function lacksSpecs(
  { specs, kindId }: { specs: StoredSpec[]; kindId: string | null },
  { kinds }: { kinds: Map<string, Pick<Kind, 'attributes'>> },
) {
  const kind = kindId === null ? undefined : kinds.get(kindId);
  if (!kind) return false;
  const stated = new Set(specs.flatMap(({ attributeId, values }) => (values.length > 0 ? [attributeId] : [])));
  return requiredBy(kind).some((id) => !stated.has(id));
}

/** Notes the same for all products of a kind whose attributes have changed; their versions stay. */
export async function noteLacking(tx: Tx, kind: Kind) {
  const required = requiredBy(kind);
  const stated = tx
    .select({ count: countDistinct(specValues.attributeId) })
    .from(specValues)
    .where(and(eq(specValues.productSeq, products.seq), inArray(specValues.attributeId, required)));
  const lacks = required.length === 0 ? false : fewerThan(stated, required.length);
  await tx
    .update(products)
    .set({ lacksSpecs: lacks })
    .where(and(eq(products.kindId, kind.id), ne(products.lacksSpecs, lacks)));
}
