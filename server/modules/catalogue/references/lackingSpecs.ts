import { and, countDistinct, eq, inArray, ne, or } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { caseOf, fewerThan, holdsText } from '../../../db/columns/expressions.ts';
import { specValues, type productKinds } from '../../../db/tables/specTables.ts';
import { products, type StoredSpec } from '../../../db/tables/tables.ts';
import { fineMark, percentComplete, percentCompleteSql, type Stated } from './completeness.ts';

type Kind = Pick<typeof productKinds.$inferSelect, 'id' | 'attributes' | 'weights'>;
type OfKind = { specs: StoredSpec[]; kindId: string | null };
type Kinds = { kinds: Map<string, Pick<Kind, 'attributes' | 'weights'>> };

const requiredBy = ({ attributes }: Pick<Kind, 'attributes'>) =>
  attributes.flatMap(({ attributeId, required }) => (required ? [attributeId] : []));

/** Returns the attributes that the kind of a product requires, and those of them that it has no value for. */
export function requiredOf({ specs, kindId }: OfKind, { kinds }: Kinds) {
  const kind = kindId === null ? undefined : kinds.get(kindId);
  const required = kind ? requiredBy(kind) : [];
  const stated = new Set(specs.flatMap(({ attributeId, values }) => (values.length > 0 ? [attributeId] : [])));
  return { required, missing: required.filter((id) => !stated.has(id)) };
}

/** Returns the columns that say what a product lacks. */
export function gapsOf(product: OfKind & Stated, kinds: Kinds) {
  const { required, missing } = requiredOf(product, kinds);
  const specs = { required: required.length, stated: required.length - missing.length };
  const weights = product.kindId === null ? undefined : kinds.kinds.get(product.kindId)?.weights;
  return { lacksSpecs: missing.length > 0, complete: percentComplete(product, specs, weights) };
}

/** Notes the same for all products of a kind whose attributes or weights have changed; their versions stay. */
export async function noteLacking(tx: Tx, kind: Kind) {
  const required = requiredBy(kind);
  const count = required.length;
  const stated = tx
    .select({ count: countDistinct(specValues.attributeId) })
    .from(specValues)
    .where(and(eq(specValues.productSeq, products.seq), inArray(specValues.attributeId, required)));
  const lacks = count === 0 ? false : fewerThan(stated, count);
  const isFine = holdsText(products.fine, fineMark('LACKS_SPECS'));
  const complete = percentCompleteSql(count, count === 0 ? 0 : caseOf(isFine, count, stated), kind.weights);
  await tx
    .update(products)
    .set({ lacksSpecs: lacks, complete })
    .where(and(eq(products.kindId, kind.id), or(ne(products.lacksSpecs, lacks), ne(products.complete, complete))));
}
