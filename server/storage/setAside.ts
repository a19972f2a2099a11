import type { FileStorage } from './fileStorage.ts';

const day = 86_400_000;
/** Days that a file stays where it can be brought back from. */
const keptDays = 30;
const handful = 20;

/** Begins with a dot, so that it is never served. */
const asideFolder = '.removed';

/**
 * More than a handful, and more than a tenth of all there is: rather a wrong folder or an old database than something
 * that nobody needs, so a person has to say so.
 */
export const isTooMuch = (removed: number, all: number) => removed > handful && removed > all / 10;

/** Moves files out of `folder` to a folder of the day; one that is gone already is no failure. */
export async function setAside(storage: FileStorage, folder: string, names: string[], now: number) {
  const aside = `${asideFolder}/${new Date(now).toISOString().slice(0, 10)}`;
  for (const name of names) await storage.rename(`${folder}/${name}`, `${aside}/${name}`);
}

/** Deletes what was set aside thirty days ago or longer; returns the days. */
export async function removeExpired(storage: FileStorage, now: number): Promise<string[]> {
  const days = new Set<string>();
  for await (const name of storage.list(asideFolder)) days.add(name.split('/')[1] ?? '');
  // What is not named for a day was put there by someone else.
  const expired = [...days].filter((name) => now - Date.parse(`${name}T00:00:00Z`) > keptDays * day);
  for (const name of expired) await storage.removeFolder(`${asideFolder}/${name}`);
  return expired;
}
