import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing } from '../../core/files.ts';
import { readName, type Named } from './backupNames.ts';

export type BackupFile = Named & { name: string; bytes: number };

/** Undefined when there is none of that name: a name never leads out of the folder. */
export async function findBackup(folder: string, name: string): Promise<BackupFile | undefined> {
  const named = readName(name);
  if (!named) return undefined;
  const found = await unlessMissing(stat(join(folder, name)));
  return found?.isFile() ? { name, bytes: found.size, ...named } : undefined;
}

/** Those in the folder, the newest first. */
export async function listBackups(folder: string): Promise<BackupFile[]> {
  const names = (await unlessMissing(readdir(folder))) ?? [];
  const found = await Promise.all(names.map((name) => findBackup(folder, name)));
  return found.filter((one) => one !== undefined).toSorted((a, b) => b.madeAt - a.madeAt);
}
