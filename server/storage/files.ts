import { open } from 'node:fs/promises';

/** The value, or undefined where the file or folder is missing. */
export async function unlessMissing<T>(value: Promise<T>): Promise<T | undefined> {
  try {
    return await value;
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) {
      return undefined;
    }
    throw error;
  }
}

/** Waits until a file, or the names in a folder, are on the disk. */
export async function flush(path: string, flags: 'r' | 'r+' = 'r') {
  const handle = await open(path, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
