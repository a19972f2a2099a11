import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { type ImageStore, sentFrom, storageOf } from '../../../storage/storageOf.ts';
import { emptyFile } from '../../../core/errors.ts';
import { stemOf } from '../../../storage/savedName.ts';
import { plainName } from '../images/images.names.ts';
import { checkEnd, formatOf, formats, checkedBytes, type DocumentFormat } from './documents.formats.ts';

const address = '/belgeler/';

export const folder = 'documents';

/** Returns the file name of an address; undefined for any name that we have not made, so that no path leaves the folder. */
export const fileName = (url: string) =>
  url.startsWith(address) ? /^[\w-]+\.[a-z\d]+$/.exec(url.slice(address.length))?.[0] : undefined;

export const urlOf = (name: string) => address + name;

/** Returns the key of a file in the storage. */
export const nameOf = (url: string) => `${folder}/${fileName(url) ?? '.none'}`;

/** A received file lies on the disk and has no address yet. */
export type Received = { path: string; format: DocumentFormat; byteSize: number; sha256: string };

/** Streams an upload to the disk. Throws `UNSUPPORTED_MEDIA_TYPE`, `EMPTY_FILE` or `INCOMPLETE_FILE` and removes the file. */
export async function receive(store: ImageStore, chunks: AsyncIterable<Buffer>): Promise<Received> {
  const room = join(sentFrom(store), folder);
  await mkdir(room, { recursive: true });
  const path = join(room, `.${randomUUID()}.part`);
  const handle = await open(path, 'wx', 0o600);
  try {
    return { path, ...(await write(handle, chunks)) };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}

async function write(handle: FileHandle, chunks: AsyncIterable<Buffer>) {
  const hash = createHash('sha256');
  let [head, tail] = [Buffer.alloc(0), Buffer.alloc(0)];
  let byteSize = 0;
  for await (const chunk of chunks) {
    if (head.length < checkedBytes) {
      head = Buffer.concat([head, chunk.subarray(0, checkedBytes - head.length)]);
      // A wrong format is refused before the rest is written.
      if (head.length === checkedBytes) formatOf(head);
    }
    tail = Buffer.concat([tail, chunk.subarray(-checkedBytes)]).subarray(-checkedBytes);
    byteSize += chunk.length;
    hash.update(chunk);
    await handle.write(chunk);
  }
  if (byteSize === 0) throw emptyFile();
  const format = formatOf(head);
  checkEnd(format, tail, byteSize);
  await handle.sync();
  return { format, byteSize, sha256: hash.digest('hex') };
}

/** Moves a received file to its address, `/belgeler/{milliseconds}-{name}`, with the next free millisecond if it is taken. */
export async function place(store: ImageStore, { path, format }: Received, name: string, now: number) {
  const storage = await storageOf(store);
  const url = (moment: number) => urlOf(`${moment}-${plainName(stemOf(name), 'belge')}.${formats[format].endings[0]}`);
  let moment = now;
  while (await storage.facts(nameOf(url(moment)))) moment++;
  await storage.take(nameOf(url(moment)), path);
  return url(moment);
}

/** Removes a file; a missing one is no error. */
export const removeFile = async (store: ImageStore, url: string) => (await storageOf(store)).remove(nameOf(url));
