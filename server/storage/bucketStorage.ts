import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { S3Driver } from 'flydrive/drivers/s3';
import { StorageFailure } from '../db/storageFailure.ts';
import type { Bucket } from './bucket.ts';
import { explainBucket, isMissing } from './explainBucket.ts';
import type { FileStorage } from './fileStorage.ts';
import { createKept } from './keptCopies.ts';
import { moveNote } from './uploadFolders.ts';

/** Milliseconds after which a server that does not answer counts as unavailable. */
const patience = { connectionTimeout: 5000, requestTimeout: 60_000 };

/** Bytes in each part of a large file, which may have ten thousand parts. */
const partSize = 16 * 1024 * 1024;

function connect({ endpoint, region, accessKeyId, secretAccessKey }: Bucket) {
  return new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
    requestHandler: patience,
    // Servers of others than Amazon do not know its newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/** Opens the files in a bucket, with copies of the last used in `folder`. Throws an Error with one clear sentence. */
export async function openBucket(bucket: Bucket, folder: string): Promise<FileStorage> {
  const client = connect(bucket);
  const driver = new S3Driver({ client, bucket: bucket.name, visibility: 'private', supportsACL: false });
  const at = { Bucket: bucket.name };
  const keyOf = (name: string) => bucket.prefix + name;
  const page = (below: string, ContinuationToken?: string) =>
    client.send(new ListObjectsV2Command({ ...at, Prefix: keyOf(below), ContinuationToken }));
  // One page is enough to check the access.
  await page(moveNote).catch((error: unknown) => {
    throw explainBucket(error, bucket);
  });

  async function stream(name: string, part?: { start: number; end: number }) {
    const range = part && { Range: `bytes=${part.start}-${part.end}` };
    const { Body } = await client.send(new GetObjectCommand({ ...at, Key: keyOf(name), ...range }));
    return Body as Readable;
  }

  async function facts(name: string) {
    const { contentLength, lastModified } = await driver.getMetaData(keyOf(name));
    return { bytes: contentLength, modifiedAt: lastModified.getTime() };
  }

  const kept = await createKept(folder, {
    stream: (name) => orNull(stream(name)),
    facts: (name) => orNull(facts(name)),
  });

  async function* list(below: string) {
    for (let token: string | undefined, more = true; more;) {
      const { Contents = [], NextContinuationToken } = await told(page(`${below}/`, token));
      for (const { Key } of Contents) if (Key) yield Key.slice(bucket.prefix.length);
      token = NextContinuationToken;
      more = token !== undefined;
    }
  }

  async function remove(name: string) {
    await orNull(driver.delete(keyOf(name)));
    await kept.forget(name);
  }

  return {
    put: (name, bytes) => told(driver.put(keyOf(name), bytes)),
    async take(name, path) {
      const body = createReadStream(path);
      await told(
        new Upload({ client, params: { ...at, Key: keyOf(name), Body: body }, partSize, queueSize: 2 }).done(),
      );
      await rm(path, { force: true });
    },
    read: async (name) => {
      const bytes = await orNull(driver.getBytes(keyOf(name)));
      return bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    },
    stream: (name, part) => orNull(stream(name, part)),
    facts: (name) => orNull(facts(name)),
    local: (name) => kept.path(name),
    remove,
    async removeFolder(below) {
      const names: string[] = [];
      for await (const name of list(below)) names.push(name);
      for (const name of names) await remove(name);
    },
    async rename(name, other) {
      await orNull(driver.move(keyOf(name), keyOf(other)));
      await kept.forget(name);
    },
    list,
  };
}

/** Reports any error as a failure of the storage. */
async function told<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof StorageFailure ? error : new StorageFailure('unavailable', error);
  }
}

async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return null;
    throw new StorageFailure('unavailable', error);
  }
}
