import { and, count, desc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { amongNumbers } from '../../../db/columns/expressions.ts';
import { specValues } from '../../../db/tables/specTables.ts';
import { products } from '../../../db/tables/tables.ts';
import { countTerms } from '../filters/counts.store.ts';
import { isMade } from '../products/products.rows.ts';
import { definitionsOf } from '../references/definitions.ts';
import { counted, mostCounted } from '../references/listedDocuments.ts';

/** The newest products of a large catalogue say which options are common: counting all of them would take ever longer. */
const sampled = 2000;

/** Counts the products that have an option, up to one more than are shown. */
async function countWith(db: Db, attributeId: string, term: string) {
  const some = db
    .select({ seq: specValues.productSeq })
    .from(specValues)
    .where(and(eq(specValues.attributeId, attributeId), eq(specValues.term, term), eq(specValues.discontinued, false)))
    .limit(mostCounted + 1)
    .as('some');
  const [row] = await db.select({ n: count() }).from(some);
  return row?.n ?? 0;
}

/** Returns the options of an attribute that most products have, the commonest first; null where it has none. */
export async function commonOptions(db: Db, attributeId: string, first: number) {
  const attribute = (await definitionsOf(db)).attributes.get(attributeId);
  if (attribute?.kind !== 'OPTION') return null;
  const rows = await db
    .select({ seq: products.seq })
    .from(products)
    .where(isMade)
    .orderBy(desc(products.seq))
    .limit(sampled);
  const few = rows.map(({ seq }) => seq);
  const terms = await countTerms(db, { where: amongNumbers(products.seq, few), few }, [attributeId]);
  const known = attribute.options.flatMap(({ id: value, name }) => {
    const n = terms.find(({ term }) => term === value)?.count ?? 0;
    return n > 0 ? [{ value, name, n }] : [];
  });
  const common = known.toSorted((one, other) => other.n - one.n).slice(0, first);
  const isWhole = rows.length < sampled;
  return {
    attribute,
    optionCount: attribute.options.length,
    options: await Promise.all(
      common.map(async ({ n, ...option }) => ({
        ...option,
        ...counted(isWhole ? n : await countWith(db, attributeId, option.value)),
      })),
    ),
  };
}
