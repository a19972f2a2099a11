import { isDeepStrictEqual } from 'node:util';
import { badInput, inUse } from '../../../core/errors.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { holds } from '../../../core/holds.ts';
import type { StoredSpec } from '../../../db/tables/tables.ts';
import type { AttributeInput } from '../../../generated/resolvers.ts';
import { attributeValues } from './attributeValues.ts';
import type { AttributeValues } from '../references/attributes.store.ts';
import * as attributes from '../references/attributes.store.ts';
import type { AttributeRow } from '../references/attributes.store.ts';
import { readDefinitions } from '../references/definitions.ts';
import { families } from '../references/families.store.ts';
import { kinds } from '../references/kinds.store.ts';
import { writeSizes } from '../references/sizeKey.ts';
import { changeProducts } from '../products/products.change.ts';
import { productsWithSpecs, usageOfSpecs } from '../specs/specs.store.ts';

// Each function changes an attribute and the products that use it in one transaction.

const refuseTaken = (tx: Tx, name: string, id?: string) => attributes.refuseTaken(tx, 'attribute', name, id);

/** Throws `BAD_USER_INPUT`. */
export const createAttribute = (db: Db, input: AttributeInput) =>
  db.write(async (tx) => {
    await refuseTaken(tx, input.name);
    return attributes.put(tx, await attributes.freeId(tx, input.name), attributeValues(input, null));
  });

/** Returns 'stale' when another save came between, undefined when the id is unknown. Throws `BAD_USER_INPUT`. */
export const updateAttribute = (db: Db, id: string, input: AttributeInput, version?: number | null) =>
  db.write((tx) => changeAttribute(tx, id, input, version));

/** Does the same within a transaction. */
export async function changeAttribute(tx: Tx, id: string, input: AttributeInput, version?: number | null) {
  const before = await attributes.find(tx, id);
  if (!before) return undefined;
  if (version != null && version !== before.version) return 'stale';
  await refuseTaken(tx, input.name, id);
  const values = attributeValues(input, before);
  const { products, terms } = await usageOfSpecs(tx);
  if (products.has(id)) refuseLoss(before, values, terms.get(id));
  if (holds(before, values)) return before;
  const saved = await attributes.put(tx, id, values, before.version + 1);
  if (products.has(id) && (saved.name !== before.name || !isDeepStrictEqual(saved.options, before.options)))
    await updateProductsWith(tx, id);
  return saved;
}

/** Refuses a change that would make values of products unreadable or change their meaning. */
function refuseLoss(before: AttributeRow, after: AttributeValues, used = new Map<string, number>()) {
  if (after.kind !== before.kind) throw badInput('kind', 'Products use this attribute, so its kind stays.');
  if (after.unit !== before.unit)
    throw badInput('unit', 'Products use this attribute, and their numbers may mean its unit: the unit stays.');
  const gone = before.options.find(({ id }) => used.has(id) && !after.options.some((option) => option.id === id));
  if (gone) throw badInput('options', `Products have the option “${gone.name}”: merge it with another one instead.`);
}

/** Updates the search texts and filter rows of the products that use an attribute, without changing their versions. */
async function updateProductsWith(tx: Tx, id: string) {
  const seqs = await productsWithSpecs(tx, [id]);
  await changeProducts(
    tx,
    seqs.map((of) => ({ of, again: 'specs' })),
  );
}

/** Adds or changes the attribute with this id; options that `input` leaves out stay. Throws `BAD_USER_INPUT`. */
export async function putAttribute(tx: Tx, id: string, input: AttributeInput) {
  await refuseTaken(tx, input.name, id);
  const before = await attributes.find(tx, id);
  const named = attributeValues(input, before);
  const others = (before?.options ?? []).filter((one) => !named.options.some((option) => option.id === one.id));
  const values = { ...named, options: [...named.options, ...others] };
  if (!before) return void (await attributes.put(tx, id, values));
  if (holds(before, values)) return;
  if ((await usageOfSpecs(tx)).products.has(id)) refuseLoss(before, values);
  await attributes.put(tx, id, values, before.version + 1);
  return updateProductsWith(tx, id);
}

/** Returns false when the id is unknown. Throws `CONFLICT` while a product, a kind or a family uses the attribute. */
export const removeAttribute = (db: Db, id: string) =>
  db.write(async (tx) => {
    const row = await attributes.find(tx, id);
    if (!row) return false;
    const reason = await useOfAttribute(tx, row);
    if (reason !== undefined) throw inUse(`${reason} It was not deleted.`);
    await attributes.remove(tx, id);
    return true;
  });

/** Says what uses an attribute; undefined when nothing does. */
export async function useOfAttribute(tx: Tx, { id, name }: AttributeRow): Promise<string | undefined> {
  const count = (await usageOfSpecs(tx)).products.get(id) ?? 0;
  if (count > 0) return `Products that use “${name}”: ${count}.`;
  const kind = (await kinds.list(tx)).find((one) => one.attributes.some(({ attributeId }) => attributeId === id));
  if (kind) return `The kind “${kind.name}” has “${name}”.`;
  const family = (await families.list(tx)).find(({ columns }) => columns.includes(id));
  return family && `The family “${family.name}” has “${name}”.`;
}

/** Returns undefined when the attribute is unknown. Throws `BAD_USER_INPUT` for an unknown option. */
export const mergeOptions = (db: Db, id: string, from: string, into: string) =>
  db.write(async (tx) => {
    const before = await attributes.find(tx, id);
    if (!before) return undefined;
    for (const [field, option] of Object.entries({ from, into }))
      if (!before.options.some((one) => one.id === option)) throw badInput(field, `There is no option ${option}.`);
    if (from === into) throw badInput('into', 'An option cannot be merged with itself.');
    const seqs = await productsWithSpecs(tx, [id]);
    const merged = (had: string[]) => [...new Set(had.map((value) => (value === from ? into : value)))];
    const values = (row: { specs: StoredSpec[] }) => ({
      specs: row.specs.map((spec) => (spec.attributeId === id ? { ...spec, values: merged(spec.values) } : spec)),
    });
    await changeProducts(
      tx,
      seqs.map((of) => ({ of, values })),
    );
    const options = before.options.filter((option) => option.id !== from);
    const saved = await attributes.put(tx, id, { ...before, options }, before.version + 1);
    // The places of the other options are others now.
    await writeSizes(tx, seqs, await readDefinitions(tx));
    return saved;
  });
