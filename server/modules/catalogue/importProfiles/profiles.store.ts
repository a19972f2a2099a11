import { mostProfiles, type ProfileSetup } from '../../../../common/imports/profileSetup.ts';
import { badInput } from '../../../core/errors.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { importProfiles } from '../../../db/importTables.ts';
import { holds } from '../../../db/storedValues.ts';
import * as keys from './keys.store.ts';
import * as pulls from './pulls.store.ts';
import { namedRows, type NamedTable } from '../references/namedRows.ts';

export type ImportProfileRow = typeof importProfiles.$inferSelect & ProfileValues;
export type ProfileValues = { name: string; setup: ProfileSetup };

/** What is in the column has been read by `readSetup`. */
const rows = namedRows(importProfiles as NamedTable<ImportProfileRow>);
export const { list, find, withIds } = rows;

const quiet = { raisesRevision: false };

async function refuseTooMany(tx: Tx) {
  if ((await tx.$count(importProfiles)) >= mostProfiles)
    throw badInput('name', `There are ${mostProfiles} profiles, which is the most. Delete one that is no longer used.`);
}

/** Adds a profile. Throws `BAD_USER_INPUT` when the name is taken, or when there are as many as there may be. */
export const create = (db: Db, values: ProfileValues) => db.write((tx) => add(tx, values), quiet);

/** Does the same within a transaction. */
export async function add(tx: Tx, values: ProfileValues) {
  await refuseTooMany(tx);
  await rows.refuseTaken(tx, 'profile', values.name);
  return rows.put(tx, await rows.freeId(tx, values.name), values);
}

/** Returns 'stale' when `version` is given and another save came between, undefined when the id is unknown. */
export const update = (db: Db, id: string, values: Partial<ProfileValues>, version?: number | null) =>
  db.write((tx) => change(tx, id, values, version), quiet);

/**
 * Does the same within a transaction. The sign-in goes with the host that it was entered for. Throws `BAD_USER_INPUT` when the name
 * is taken.
 */
export async function change(tx: Tx, id: string, values: Partial<ProfileValues>, version?: number | null) {
  const before = await find(tx, id);
  if (!before) return undefined;
  if (version != null && version !== before.version) return 'stale';
  const { name, setup } = { ...before, ...values };
  await rows.refuseTaken(tx, 'profile', name, id);
  const isElsewhere = pulls.originOf(before.setup.source.address) !== pulls.originOf(setup.source.address);
  if (isElsewhere) await pulls.forgetSignIn(tx, id);
  return holds(before, { name, setup }) ? before : rows.put(tx, id, { name, setup }, before.version + 1);
}

/** Returns false when the id is unknown. */
export const remove = (db: Db, id: string) =>
  db.write(async (tx) => {
    if (!(await find(tx, id))) return false;
    await rows.remove(tx, id);
    // A profile that comes back from the bin needs a new key, and its sign-in once more.
    await keys.removeWithin(tx, id);
    await pulls.removeWithin(tx, id);
    return true;
  }, quiet);

export async function bringBack(tx: Tx, row: ImportProfileRow) {
  await refuseTooMany(tx);
  await rows.refuseTaken(tx, 'profile', row.name);
  await rows.bringBack(tx, row);
}
