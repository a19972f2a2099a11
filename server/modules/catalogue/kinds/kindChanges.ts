import { badInput, inUse } from '../../../core/errors.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { ProductKindInput } from '../../../generated/resolvers.ts';
import * as attributes from '../references/attributes.store.ts';
import { namedId, plainName } from '../references/namedId.ts';
import * as kinds from '../references/kinds.store.ts';
import { kindValues } from './kindValues.ts';

async function checked(tx: Tx, input: ProductKindInput, id?: string) {
  const taken = (await kinds.list(tx)).find((row) => row.id !== id && plainName(row.name) === plainName(input.name));
  if (taken) throw badInput('name', `There is already a kind “${taken.name}”.`);
  return kindValues(input, new Set((await attributes.list(tx)).map((row) => row.id)));
}

/** Throws `BAD_USER_INPUT`. */
export const createKind = (db: Db, input: ProductKindInput) =>
  db.write(async (tx) => {
    const values = await checked(tx, input);
    const ids = new Set((await kinds.list(tx)).map(({ id }) => id));
    return kinds.put(
      tx,
      namedId(input.name, (id) => ids.has(id)),
      values,
    );
  });

/** Returns 'stale' when another save came between, undefined when the id is unknown. Throws `BAD_USER_INPUT`. */
export const updateKind = (db: Db, id: string, input: ProductKindInput, version?: number | null) =>
  db.write((tx) => changeKind(tx, id, input, version));

/** Does the same within a transaction. */
export async function changeKind(tx: Tx, id: string, input: ProductKindInput, version?: number | null) {
  const before = await kinds.find(tx, id);
  if (!before) return undefined;
  if (version != null && version !== before.version) return 'stale';
  return kinds.put(tx, id, await checked(tx, input, id), before.version + 1);
}

/** Returns false when the id is unknown. Throws `CONFLICT` while the kind has products. */
export const removeKind = (db: Db, id: string) =>
  db.write(async (tx) => {
    const row = await kinds.find(tx, id);
    if (!row) return false;
    const count = (await kinds.countProducts(tx)).get(id) ?? 0;
    if (count > 0) throw inUse(`Products of the kind “${row.name}”: ${count}. It was not deleted.`);
    await kinds.remove(tx, id);
    return true;
  });
