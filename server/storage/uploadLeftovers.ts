import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unlessMissing } from './files.ts';

const day = 86_400_000;
/** Matches the temporary files of uploads, which fs-capacitor names, and of downloads. */
const isUnderWay = (name: string) => /^(capacitor|vitrin-download)-[\da-f]{32}\.tmp$/.test(name);

/** The temporary file of a download; `name` is 32 hexadecimal digits. */
export const downloadUnderWay = (name: string) => join(tmpdir(), `vitrin-download-${name}.tmp`);

/** Removes the files that a killed process left in the system's folder of temporary files. */
export async function removeUploadLeftovers(folder: string, now: number) {
  for (const name of (await readdir(folder)).filter(isUnderWay)) {
    const file = join(folder, name);
    const found = await unlessMissing(stat(file));
    if (found && now - found.mtimeMs > day && isOurs(found.uid)) await rm(file, { force: true });
  }
}

/** Skips files of other users, which cannot be removed. */
const isOurs = (uid: number) => process.getuid === undefined || process.getuid() === uid;
