import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Folders } from '../../core/backups.ts';
import { unlessMissing } from '../../core/files.ts';
import { readName, type Named } from './backupNames.ts';
import { elsewhere, nameElsewhere, storedBackups } from './elsewhere.ts';

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

/** Those that there are, the newest first. */
export async function listBackups(folders: Folders): Promise<BackupFile[]> {
  const names = (await unlessMissing(readdir(folders.backups))) ?? [];
  const all = [...new Set([...names, ...(await storedBackups(folders))])];
  const found = await Promise.all(all.map((name) => findBackup(folders, name)));
  return found.filter((one) => one !== undefined).toSorted((a, b) => b.madeAt - a.madeAt);
}
