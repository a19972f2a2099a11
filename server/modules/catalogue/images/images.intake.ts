import { createHash } from 'node:crypto';
import type { ImageStore } from '../../../storage/storageOf.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { createLine } from '../../../db/line.ts';
import { badInput, checksumMismatch, quotaExceeded, wrongType } from '../../../core/errors.ts';
import { decode, type Picture } from './images.decode.ts';
import { removeFiles, writeFiles } from './images.files.ts';
import { type ImageRow, bytesUsed, createImage, isImageGone } from './images.store.ts';

export type Sent = {
  bytes: Buffer;
  name: string;
  sha256?: string | null | undefined;
  uploader: string;
  /** Stores the bytes unchanged; only for files of a person with access to the machine, since nothing is removed from them. */
  keepBytes?: boolean;
  /** The same drawing for dark backgrounds, in the same size and format. */
  dark?: Buffer | undefined;
  /** No page changes by it before something shows it: pages stay cached while thousands are fetched. */
  isQuiet?: boolean;
};

// Pictures are stored one at a time, since decoding needs much memory and each counts against the quota.
const oneAtATime = createLine();

const sumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Checks and stores a picture. Throws `CHECKSUM_MISMATCH`, `UNSUPPORTED_MEDIA_TYPE` or `QUOTA_EXCEEDED`, leaving no file. */
export async function storeImage(
  db: Db,
  files: ImageStore,
  { bytes, name, sha256, uploader, keepBytes = false, dark, isQuiet = false }: Sent,
  decodeIt = decode,
): Promise<ImageRow> {
  const sum = sumOf(bytes);
  if (sha256 && sha256.toLowerCase() !== sum) throw checksumMismatch();
  return oneAtATime(async () => {
    const picture = await decodeIt(bytes, { keepBytes });
    const darkForm = dark && (await decodeIt(dark, { keepBytes }));
    // The dark form shares the name and the variants of the usual one, so it needs the same type.
    if (darkForm && darkForm.extension !== picture.extension) {
      throw wrongType('file', 'The two forms of a drawing must be of the same type.');
    }
    return put(db, files, picture, { name, uploader, sha256: sum, dark: darkForm?.bytes, isQuiet });
  });
}

/** Stores a PNG that this program has drawn itself, so it needs no check. */
export const storeOwnImage = (
  db: Db,
  files: ImageStore,
  { bytes, width, height, ...sent }: Sent & { width: number; height: number },
) => {
  const picture = { bytes, width, height, extension: 'png', contentType: 'image/png', isAnimated: false };
  return oneAtATime(() => put(db, files, picture, { ...sent, sha256: sumOf(bytes) }));
};

type Details = Pick<Sent, 'name' | 'uploader' | 'dark' | 'isQuiet'> & { sha256: string };

async function put(
  db: Db,
  files: ImageStore,
  picture: Picture,
  { name, uploader, sha256, dark, isQuiet = false }: Details,
) {
  const totalBytes = picture.bytes.length + (dark?.length ?? 0);
  if ((await bytesUsed(db)) + totalBytes > files.quotaBytes) throw quotaExceeded();
  const now = Date.now();
  const row = {
    url: await writeFiles(files, { ...picture, dark }, name, now),
    contentType: picture.contentType,
    byteSize: picture.bytes.length,
    totalBytes,
    width: picture.width,
    height: picture.height,
    isAnimated: picture.isAnimated,
    hasDark: dark !== undefined,
    sha256,
    uploader,
    createdAt: now,
  };
  try {
    return await createImage(db, row, { raisesRevision: !isQuiet });
  } catch (error) {
    await removeFiles(files, row);
    throw error;
  }
}

/** The message for an upload that does not exist. */
export const goneImages = 'This picture is no longer on the server. Please upload it again.';

/** Throws `BAD_USER_INPUT` for a missing upload, unless it is `current`, the present value of the field. */
export async function refuseGoneImage(db: Tx, field: string, url: string | null | undefined, current?: string | null) {
  if (await isImageGone(db, url, current)) {
    throw badInput(field, goneImages);
  }
}
