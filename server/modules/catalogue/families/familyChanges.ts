import { badInput, inUse } from '../../../core/errors.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { FamilyInput } from '../../../generated/resolvers.ts';
import * as attributes from '../references/attributes.store.ts';
import { namedId, plainName } from '../references/namedId.ts';
import * as families from '../references/families.store.ts';
import { familyValues } from './familyValues.ts';

async function checked(tx: Tx, input: FamilyInput, id?: string) {
  const taken = (await families.list(tx)).find((row) => row.id !== id && plainName(row.name) === plainName(input.name));
  if (taken) throw badInput('name', `There is already a family “${taken.name}”.`);
  return familyValues(input, new Set((await attributes.list(tx)).map((row) => row.id)));
}

/** Throws `BAD_USER_INPUT`. */
export const createFamily = (db: Db, input: FamilyInput) =>
  db.write(async (tx) => {
    const values = await checked(tx, input);
    const ids = new Set((await families.list(tx)).map(({ id }) => id));
    return families.put(
      tx,
      namedId(input.name, (id) => ids.has(id)),
      values,
    );
  });

/** Returns 'stale' when another save came between, undefined when the id is unknown. Throws `BAD_USER_INPUT`. */
export const updateFamily = (db: Db, id: string, input: FamilyInput, version?: number | null) =>
  db.write((tx) => changeFamily(tx, id, input, version));

/** Does the same within a transaction. */
export async function changeFamily(tx: Tx, id: string, input: FamilyInput, version?: number | null) {
  const before = await families.find(tx, id);
  if (!before) return undefined;
  if (version != null && version !== before.version) return 'stale';
  return families.put(tx, id, await checked(tx, input, id), before.version + 1);
}

/** Returns false when the id is unknown. Throws `CONFLICT` while the family has products. */
export const removeFamily = (db: Db, id: string) =>
  db.write(async (tx) => {
    const row = await families.find(tx, id);
    if (!row) return false;
    const count = (await families.countProducts(tx)).get(id) ?? 0;
    if (count > 0) throw inUse(`Products of the family “${row.name}”: ${count}. It was not deleted.`);
    await families.remove(tx, id);
    return true;
  });
