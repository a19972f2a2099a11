import { open } from 'node:fs/promises';

/** Waits until a file, or the names in a folder, are on the disk. */
export async function flush(path: string, flags: 'r' | 'r+' = 'r') {
  const handle = await open(path, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
