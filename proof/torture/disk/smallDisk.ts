import { execFileSync } from 'node:child_process';
import { appendFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../../../e2e/testing/starterData.ts';

/** Only root may mount one, and only Linux has it so. */
export const canMount = process.platform === 'linux' && process.getuid?.() === 0;

const isFull = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOSPC';

/** A disk of so many megabytes, in memory. */
export async function openSmallDisk(megabytes: number) {
  const folder = await temporaryFolder();
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'vitrin-torture', folder]);
  const filler = join(folder, 'filler');
  return {
    folder,
    /** To the last page. */
    async fill() {
      for (const size of [1 << 20, 1 << 12]) {
        try {
          for (;;) await appendFile(filler, Buffer.alloc(size));
        } catch (error) {
          if (!isFull(error)) throw error;
        }
      }
    },
    free: () => rm(filler),
    /** Only while nobody has a file open there. */
    makeReadOnly: () => execFileSync('mount', ['-o', 'remount,ro', folder]),
    async close() {
      execFileSync('umount', [folder]);
      await rm(folder, { recursive: true });
    },
  };
}
