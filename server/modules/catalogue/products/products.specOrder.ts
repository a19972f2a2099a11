import { and, eq, max, min } from 'drizzle-orm';
import { badInput } from '../../../core/errors.ts';
import type { Tx } from '../../../db/database.ts';
import { orElse, placeAmong } from '../../../db/expressions.ts';
import type { Order } from '../../../db/page.ts';
import { specValues } from '../../../db/specTables.ts';
import { products } from '../../../db/tables.ts';
import type { AttributeRow } from '../references/attributes.store.ts';
import type { Definitions } from '../references/definitions.ts';
import { specRowsOf } from '../specs/specs.store.ts';
import type { ProductRow } from './products.rows.ts';

export type SpecOrder = { attribute: AttributeRow; descending: boolean; definitions: Definitions };

type AskedOrder = { attributeId: string; descending?: boolean | null };

/** Throws `BAD_USER_INPUT`. */
export function readSpecOrder({ attributeId, descending }: AskedOrder, definitions: Definitions): SpecOrder {
  const attribute = definitions.attributes.get(attributeId);
  const field = 'orderBySpec.attributeId';
  if (!attribute) throw badInput(field, `There is no attribute ${attributeId}.`);
  if (attribute.kind === 'TEXT') throw badInput(field, `“${attribute.name}” is a text: it has no order.`);
  return { attribute, descending: descending ?? false, definitions };
}

/** Larger than every number and open end, so that products without a value come last in both directions. */
const last = Number.MAX_VALUE;

/** Orders by a correlated subquery, since it reads only the values of the list's products instead of the whole attribute. */
export function orderBySpec(tx: Tx, { attribute, descending, definitions }: SpecOrder): Order<ProductRow> {
  const { id, kind, options } = attribute;
  const terms = kind === 'FLAG' ? ['yes', 'no'] : kind === 'OPTION' ? options.map((option) => option.id) : undefined;
  const end = descending ? ('high' as const) : ('low' as const);
  const [outermost, missing] = descending ? [max, -last] : [min, last];
  const stated = tx
    .select({ value: outermost(terms ? placeAmong(specValues.term, terms) : specValues[end]) })
    .from(specValues)
    .where(and(eq(specValues.productSeq, products.seq), eq(specValues.attributeId, id)));
  return {
    name: `${descending ? 'desc' : 'asc'} ${id}`,
    key: orElse(stated, missing),
    direction: descending ? 'desc' : 'asc',
    keyOf({ seq, specs }) {
      const rows = specRowsOf(
        seq,
        specs.filter(({ attributeId }) => attributeId === id),
        definitions,
      );
      const values = rows.flatMap((row) => (terms ? terms.indexOf(row.term ?? '') : (row[end] ?? [])));
      return values.length === 0 ? missing : descending ? Math.max(...values) : Math.min(...values);
    },
  };
}
