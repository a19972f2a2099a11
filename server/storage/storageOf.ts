import { join } from 'node:path';
import type { Bucket } from './bucket.ts';
import type { FileStorage } from './fileStorage.ts';
import { folderStorage } from './folderStorage.ts';

/** The place of uploads: the folder, or a bucket, of which the folder then holds copies. */
export type Uploads = { folder: string; bucket?: Bucket | undefined };

const opened = new Map<string, Promise<FileStorage>>();

/** The folder from which files are sent. With a bucket, its name begins with a dot, so that it is in no backup. */
export const sentFrom = ({ folder, bucket }: Uploads) => (bucket ? join(folder, '.copies') : folder);

/** Opens the storage. A process opens a bucket once, and loads its packages only then. Throws an Error with one clear sentence. */
export function storageOf(uploads: Uploads): Promise<FileStorage> {
  if (!uploads.bucket) return Promise.resolve(folderStorage(uploads.folder));
  const key = JSON.stringify(uploads);
  const known = opened.get(key) ?? open(uploads.bucket, sentFrom(uploads), key);
  opened.set(key, known);
  return known;
}

async function open(bucket: Bucket, folder: string, key: string) {
  const { openBucket } = await import('./bucketStorage.ts');
  try {
    return await openBucket(bucket, folder);
  } catch (error) {
    // The next call tries again.
    opened.delete(key);
    throw error;
  }
}

/** The place of pictures and documents, and the most bytes that they may take up together. */
export type ImageStore = Uploads & { quotaBytes: number };
