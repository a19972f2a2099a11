import { rm } from 'node:fs/promises';
import type { ImageStore } from '../../../storage/storageOf.ts';
import { badInput, checksumMismatch, quotaExceeded } from '../../../core/errors.ts';
import type { Db } from '../../../db/database.ts';
import { createLine } from '../../../db/line.ts';
import { savedName } from '../../../storage/savedName.ts';
import { bytesUsed } from '../images/images.store.ts';
import { place, receive, removeFile } from './documents.files.ts';
import { formats } from './documents.formats.ts';
import { type FileRow, addDocumentFile, findDocumentFile, removeUnusedFile } from '../references/documents.store.ts';

type Sent = { chunks: AsyncIterable<Buffer>; name: string; sha256?: string | null | undefined; uploader: string };

// Files are stored one at a time, since each counts against the quota and takes the next free address.
const oneAtATime = createLine();

/** Stores a file. Throws the errors of `receive`, `CHECKSUM_MISMATCH` or `QUOTA_EXCEEDED`, and then leaves no file. */
export async function storeDocumentFile(db: Db, files: ImageStore, { chunks, name, sha256, uploader }: Sent) {
  const received = await receive(files, chunks);
  try {
    if (sha256 && sha256.toLowerCase() !== received.sha256) throw checksumMismatch();
    return await oneAtATime(async () => {
      if ((await bytesUsed(db)) + received.byteSize > files.quotaBytes) throw quotaExceeded();
      const now = Date.now();
      const { path: _, ...facts } = received;
      const url = await place(files, received, name, now);
      return putRow({
        url,
        name: savedName(name, formats[received.format].endings),
        ...facts,
        uploader,
        createdAt: now,
      });
    });
  } catch (error) {
    await rm(received.path, { force: true });
    throw error;
  }

  async function putRow(row: FileRow) {
    try {
      return await addDocumentFile(db, row);
    } catch (error) {
      await removeFile(files, row.url);
      throw error;
    }
  }
}

/** Throws `BAD_USER_INPUT` when the file does not exist. */
export async function refuseGoneDocument(db: Db, url: string) {
  if ((await findDocumentFile(db, url)) === null) {
    throw badInput('file', 'This file is no longer on the server. Please upload it again.');
  }
}

/** Removes a file unless a document or an earlier state uses it. */
export async function removeUnusedDocumentFile(db: Db, files: ImageStore, url: string) {
  if (await removeUnusedFile(db, url)) await removeFile(files, url);
}
