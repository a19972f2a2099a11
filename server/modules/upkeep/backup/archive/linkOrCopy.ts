import { constants } from 'node:fs';
import { copyFile, link } from 'node:fs/promises';

/**
 * Makes a hard link, which keeps a file that is deleted meanwhile, or a copy where the disk has none. A target that is
 * there stays: the file of an upload is never written again.
 */
export async function linkOrCopy(from: string, to: string) {
  try {
    await link(from, to);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST') return;
    // The target is on another disk, or on one without hard links.
    if (code !== 'EXDEV' && code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'EMLINK') throw error;
    await copyFile(from, to, constants.COPYFILE_FICLONE);
  }
}
