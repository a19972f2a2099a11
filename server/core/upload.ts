import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { largestUpload } from '../../limits.ts';
import { badRequest, tooLarge } from './errors.ts';

/** A file on its way in. */
export type Upload = Promise<FileUpload>;

const megabyte = 1024 * 1024;

/** Reads it whole. Throws as `chunksOf`. */
export async function readUpload(upload: Upload): Promise<{ bytes: Buffer; name: string }> {
  const { filename, chunks } = await chunksOf(upload, largestUpload);
  const read: Buffer[] = [];
  for await (const chunk of chunks) read.push(chunk);
  return { bytes: Buffer.concat(read), name: filename };
}

/**
 * Its bytes as they come. Throws `PAYLOAD_TOO_LARGE` with the first byte beyond `most`, and `BAD_REQUEST` when the client
 * gave up: nobody reads that answer.
 */
export async function chunksOf(upload: Upload, most: number) {
  const { createReadStream, filename } = await upload;
  const refuse = () => tooLarge('file', `File size must be less than ${most / megabyte}MB.`);
  async function* chunks() {
    let length = 0;
    try {
      for await (const chunk of createReadStream()) {
        length += (chunk as Buffer).length;
        if (length > most) throw refuse();
        yield chunk as Buffer;
      }
    } catch (error) {
      // graphql-upload ends the stream with these: the file is too large, and the client has closed the connection.
      const status = error instanceof Error && 'status' in error ? error.status : undefined;
      if (status === 413) throw refuse();
      if (status === 499) throw badRequest('The upload was canceled.');
      throw error;
    }
  }
  return { filename, chunks: chunks() };
}
