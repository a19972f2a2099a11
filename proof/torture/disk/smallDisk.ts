import { execFileSync } from 'node:child_process';
import { appendFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../../../e2e/testing/starterData.ts';
import { hasCode } from '../../tools/exchange.ts';

/** Only root may mount a disk, and this way exists on Linux alone. */
export const canMount = process.platform === 'linux' && process.getuid?.() === 0;

/** Mounts a disk of so many megabytes, in memory. */
export async function openSmallDisk(megabytes: number) {
  const folder = await temporaryFolder();
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'vitrin-torture', folder]);
  const filler = join(folder, 'filler');
  return {
    folder,
    /** Fills the disk to its last page. */
    async fill() {
      for (const size of [1 << 20, 1 << 12]) {
        try {
          for (;;) await appendFile(filler, Buffer.alloc(size));
        } catch (error) {
          if (!hasCode(error, 'ENOSPC')) throw error;
        }
      }
    },
    free: () => rm(filler),
    /** Fails while a file of the disk is open. */
    makeReadOnly: () => execFileSync('mount', ['-o', 'remount,ro', folder]),
    async close() {
      execFileSync('umount', [folder]);
      await rm(folder, { recursive: true });
    },
  };
}
