import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing } from './files.ts';

const day = 86_400_000;
/** As fs-capacitor, which keeps uploads under way for graphql-upload, names its files. */
const isUpload = (name: string) => /^capacitor-[\da-f]{32}\.tmp$/.test(name);

/** Removes what a process that was killed during an upload left in the system's folder of temporary files. */
export async function removeUploadLeftovers(folder: string, now: number) {
  for (const name of (await readdir(folder)).filter(isUpload)) {
    const file = join(folder, name);
    const found = await unlessMissing(stat(file));
    if (found && now - found.mtimeMs > day && isOurs(found.uid)) await rm(file, { force: true });
  }
}

/** Other users' files cannot be removed, and are not ours to remove. */
const isOurs = (uid: number) => process.getuid === undefined || process.getuid() === uid;
