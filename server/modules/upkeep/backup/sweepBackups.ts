import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Folders } from '../../../context/backups.ts';
import { unlessMissing } from '../../../storage/files.ts';
import { isUnfinished } from '../../../db/sqlite/copies.ts';
import { isWholeForm, restoredAt } from './backupNames.ts';
import { isWorkFolder, workFolder } from './openBackup.ts';
import { isHalfRestored } from './replaceSite.ts';

const day = 86_400_000;
/**
 * The state before a restore is kept for this many days. It is the way back, but it also holds data that was erased
 * since.
 */
const keptDays = 30;

/**
 * Removes files of killed processes after a day, and states from before a restore after thirty days. Returns the names
 * of the latter.
 */
export async function sweepBackups({ backups, dataDir }: Folders, now: number): Promise<string[]> {
  const names = (await unlessMissing(readdir(backups))) ?? [];
  const isOld = async (folder: string, name: string) => {
    const found = await unlessMissing(stat(join(folder, name)));
    return found !== undefined && now - found.mtimeMs > day;
  };
  for (const name of names.filter((one) => isUnfinished(one) || isWholeForm(one))) {
    if (await isOld(backups, name)) await rm(join(backups, name), { force: true });
  }
  for (const name of ((await unlessMissing(readdir(dataDir))) ?? []).filter(isHalfRestored)) {
    if (await isOld(dataDir, name)) await rm(join(dataDir, name), { force: true });
  }
  for (const name of names.filter(isWorkFolder)) {
    // This removes all work folders when no backup or restore is running.
    if (await isOld(backups, name)) await workFolder(backups, async () => undefined);
  }
  const aside = names.filter((name) => now - (restoredAt(name) ?? now) > keptDays * day);
  for (const name of aside) await rm(join(backups, name), { recursive: true, force: true });
  return aside;
}
