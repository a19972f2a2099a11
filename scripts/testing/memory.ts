import { existsSync, statfsSync } from 'node:fs';

/** A folder that lies in memory, on Linux. */
const folder = '/dev/shm';
/** Bytes. With less, they lie on the disk as ever. */
const enough = 4e9;

/**
 * Has temporary folders made in memory where it has room for them: a commit waits for no disk, which takes a fifth of
 * the processor's time of the API's tests. What a disk is for, that nothing is lost with the power, no test here can look at.
 */
export function keepInMemory() {
  if (process.env.TMPDIR || !existsSync(folder)) return;
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize >= enough) process.env.TMPDIR = folder;
}
