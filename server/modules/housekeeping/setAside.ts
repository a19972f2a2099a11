import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing } from '../../core/files.ts';

const day = 86_400_000;
/** Days that a file stays where it can be brought back from. */
const keptDays = 30;
const handful = 20;

/** Begins with a dot, so that it is never served. */
const folderOf = (root: string) => join(root, '.removed');

/**
 * More than a handful, and more than a tenth of all there is: rather a wrong folder or an old database than something
 * that nobody needs, so a person has to say so.
 */
export const isTooMuch = (removed: number, all: number) => removed > handful && removed > all / 10;

/** Moves files out of `folder` to a folder of the day below `root`; one that is gone already is no failure. */
export async function setAside(root: string, folder: string, names: string[], now: number) {
  if (names.length === 0) return;
  const aside = join(folderOf(root), new Date(now).toISOString().slice(0, 10));
  await mkdir(aside, { recursive: true, mode: 0o700 });
  for (const name of names) await unlessMissing(rename(join(folder, name), join(aside, name)));
}

/** Deletes what was set aside thirty days ago or longer; returns the days. */
export async function removeExpired(root: string, now: number): Promise<string[]> {
  const days = (await unlessMissing(readdir(folderOf(root)))) ?? [];
  // What is not named for a day was put there by someone else.
  const expired = days.filter((name) => now - Date.parse(`${name}T00:00:00Z`) > keptDays * day);
  for (const name of expired) await rm(join(folderOf(root), name), { recursive: true, force: true });
  return expired;
}
