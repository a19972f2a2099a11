import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Folders } from '../../../context/backups.ts';
import { unlessMissing } from '../../../storage/files.ts';
import { readName, type Named } from './backupNames.ts';
import { backupBucket, nameInBucket, backupsInBucket } from './backupBucket.ts';

export type BackupFile = Named & { name: string; bytes: number; isInBucket: boolean };

/** Returns undefined when there is none of that name. No name leads out of the folder. */
export async function findBackup(folders: Folders, name: string): Promise<BackupFile | undefined> {
  const named = readName(name);
  if (!named) return undefined;
  const found = await unlessMissing(stat(join(folders.backups, name)));
  if (found?.isFile()) return { name, bytes: found.size, isInBucket: false, ...named };
  const facts = await (await backupBucket(folders))?.facts(nameInBucket(name));
  return facts ? { name, bytes: facts.bytes, isInBucket: true, ...named } : undefined;
}

/** Returns the names of all files there, of which some are not backups. */
export async function fileNames(folders: Folders): Promise<string[]> {
  const names = (await unlessMissing(readdir(folders.backups))) ?? [];
  return [...new Set([...names, ...(await backupsInBucket(folders))])];
}

/** Returns the backups, the newest first. */
export async function listBackups(folders: Folders): Promise<BackupFile[]> {
  const names = await fileNames(folders);
  const found = await Promise.all(names.map((name) => findBackup(folders, name)));
  return found.filter((one) => one !== undefined).toSorted((a, b) => b.madeAt - a.madeAt);
}
