import { mostProfiles, type ProfileSetup } from '../../../../common/imports/profileSetup.ts';
import { badInput } from '../../../core/errors.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { importProfiles } from '../../../db/tables/importTables.ts';
import { holds } from '../../../core/holds.ts';
import { removeProfileKeyWithin } from './keys.store.ts';
import { forgetSignIn, originOf, removePullWithin } from './pulls.store.ts';
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
export const createProfile = (db: Db, values: ProfileValues) => db.write((tx) => addProfile(tx, values), quiet);

/** Does the same within a transaction. */
export async function addProfile(tx: Tx, values: ProfileValues) {
  await refuseTooMany(tx);
  await rows.refuseTaken(tx, 'profile', values.name);
  return rows.put(tx, await rows.freeId(tx, values.name), values);
}

/** Returns 'stale' when `version` is given and another save came between, undefined when the id is unknown. */
export const updateProfile = (db: Db, id: string, values: Partial<ProfileValues>, version?: number | null) =>
  db.write((tx) => changeProfile(tx, id, values, version), quiet);

/**
 * Does the same within a transaction. The sign-in goes with the host that it was entered for. Throws `BAD_USER_INPUT` when the name
 * is taken.
 */
export async function changeProfile(tx: Tx, id: string, values: Partial<ProfileValues>, version?: number | null) {
  const before = await find(tx, id);
  if (!before) return undefined;
  if (version != null && version !== before.version) return 'stale';
  const { name, setup } = { ...before, ...values };
  await rows.refuseTaken(tx, 'profile', name, id);
  const isElsewhere = originOf(before.setup.source.address) !== originOf(setup.source.address);
  if (isElsewhere) await forgetSignIn(tx, id);
  return holds(before, { name, setup }) ? before : rows.put(tx, id, { name, setup }, before.version + 1);
}

/** Returns false when the id is unknown. */
export const removeProfile = (db: Db, id: string) =>
  db.write(async (tx) => {
    if (!(await find(tx, id))) return false;
    await rows.remove(tx, id);
    // A profile that comes back from the bin needs a new key, and its sign-in once more.
    await removeProfileKeyWithin(tx, id);
    await removePullWithin(tx, id);
    return true;
  }, quiet);

export async function bringBackProfile(tx: Tx, row: ImportProfileRow) {
  await refuseTooMany(tx);
  await rows.refuseTaken(tx, 'profile', row.name);
  await rows.bringBack(tx, row);
}
