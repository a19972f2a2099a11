import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Folders } from '../../../context/backups.ts';
import { unlessMissing } from '../../../storage/files.ts';
import { readName, type Named } from './backupNames.ts';
import { elsewhere, nameElsewhere, storedBackups } from './backupBucket.ts';

export type BackupFile = Named & { name: string; bytes: number; isElsewhere: boolean };

/** Undefined when there is none of that name: a name never leads out of the folder. */
export async function findBackup(folders: Folders, name: string): Promise<BackupFile | undefined> {
  const named = readName(name);
  if (!named) return undefined;
  const found = await unlessMissing(stat(join(folders.backups, name)));
  if (found?.isFile()) return { name, bytes: found.size, isElsewhere: false, ...named };
  const facts = await (await elsewhere(folders))?.facts(nameElsewhere(name));
  return facts ? { name, bytes: facts.bytes, isElsewhere: true, ...named } : undefined;
}

/** Names of those that there are, and what else lies there. */
export async function namesThere(folders: Folders): Promise<string[]> {
  const names = (await unlessMissing(readdir(folders.backups))) ?? [];
  return [...new Set([...names, ...(await storedBackups(folders))])];
}

/** Those that there are, the newest first. */
export async function listBackups(folders: Folders): Promise<BackupFile[]> {
  const names = await namesThere(folders);
  const found = await Promise.all(names.map((name) => findBackup(folders, name)));
  return found.filter((one) => one !== undefined).toSorted((a, b) => b.madeAt - a.madeAt);
}
