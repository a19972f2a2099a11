import { open } from 'node:fs/promises';

/** Waits until the file is on the disk; of a folder, until the names in it are. */
export async function flush(path: string, flags: 'r' | 'r+' = 'r') {
  const handle = await open(path, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
