import type { FileStorage } from './fileStorage.ts';

const day = 86_400_000;
/** Days for which a file can be brought back. */
const keptDays = 30;
const handful = 20;

/** The folder's name begins with a dot, so that it is never served. */
const asideFolder = '.removed';

/**
 * Whether there are suspiciously many files: more than a few, and more than a tenth of all. A wrong folder or an old
 * database is then more likely than unused files, so that a person has to confirm.
 */
export const isTooMuch = (removed: number, all: number) => removed > handful && removed > all / 10;

/** Moves files out of `folder` to a folder of the day; a missing file is not an error. */
export async function setAside(storage: FileStorage, folder: string, names: string[], now: number) {
  const aside = `${asideFolder}/${new Date(now).toISOString().slice(0, 10)}`;
  for (const name of names) await storage.rename(`${folder}/${name}`, `${aside}/${name}`);
}

/** Deletes files that were set aside thirty days ago or longer; returns the days. */
export async function removeExpired(storage: FileStorage, now: number): Promise<string[]> {
  const days = new Set<string>();
  for await (const name of storage.list(asideFolder)) days.add(name.split('/')[1] ?? '');
  // A folder whose name is not a day was put there by someone else.
  const expired = [...days].filter((name) => now - Date.parse(`${name}T00:00:00Z`) > keptDays * day);
  for (const name of expired) await storage.removeFolder(`${asideFolder}/${name}`);
  return expired;
}
