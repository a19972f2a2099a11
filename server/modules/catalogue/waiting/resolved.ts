import { isDeepStrictEqual } from 'node:util';
import type { StoredSpec } from '../../../db/tables/tables.ts';
import { productFields } from '../products/products.rows.ts';
import type { ProductValues } from '../products/products.change.ts';

/** Changes of some fields, and what these fields had on the site when the changes were made. */
export type Waiting = { changes: Partial<ProductValues>; base: Partial<ProductValues> };

type Field = keyof ProductValues;

export type Resolved = {
  /** These values would be written by publishing. */
  values: Partial<ProductValues>;
  /** The fields that differ from the site, in the order of a spreadsheet's columns. */
  fields: Field[];
  /** Those of them that somebody has saved otherwise on the site since. */
  conflicts: Field[];
};

/**
 * Joins waiting changes with what is on the site by now. A field that a direct save has changed meanwhile is a conflict where
 * the changes want something else; the specs are compared by attribute, so that two people may change different ones.
 */
export function resolved(present: ProductValues, { changes, base }: Waiting): Resolved {
  const found: Resolved = { values: {}, fields: [], conflicts: [] };
  for (const name of (Object.keys(productFields) as Field[]).filter((field) => field in changes)) {
    const specs = { was: base.specs ?? [], is: present.specs ?? [], wanted: changes.specs ?? [] };
    const joined = name === 'specs' ? joinSpecs(specs) : undefined;
    const wanted = joined?.specs ?? changes[name];
    if (isDeepStrictEqual(wanted, present[name])) continue;
    Object.assign(found.values, { [name]: wanted });
    found.fields.push(name);
    if (joined ? joined.isConflict : !isDeepStrictEqual(present[name], base[name])) found.conflicts.push(name);
  }
  return found;
}

const byAttribute = (specs: StoredSpec[]) => new Map(specs.map(({ attributeId, values }) => [attributeId, values]));

/** The order is that of the wanted specs; those that were added on the site since come last. */
function joinSpecs({ was, is, wanted }: Record<'was' | 'is' | 'wanted', StoredSpec[]>) {
  const [before, now, after] = [byAttribute(was), byAttribute(is), byAttribute(wanted)];
  const ids = [...new Set([...after.keys(), ...now.keys()])];
  const differs = (id: string, one: Map<string, string[]>) => !isDeepStrictEqual(one.get(id), before.get(id));
  const isConflict = [...ids, ...before.keys()].some(
    (id) => differs(id, after) && differs(id, now) && !isDeepStrictEqual(after.get(id), now.get(id)),
  );
  const specs = ids.flatMap((attributeId) => {
    const values = (differs(attributeId, after) ? after : now).get(attributeId);
    return values ? [{ attributeId, values }] : [];
  });
  return { specs, isConflict };
}
