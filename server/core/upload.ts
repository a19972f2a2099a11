import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { tooLarge } from './errors.ts';

/** A file on its way in. */
export type Upload = Promise<FileUpload>;

/** Reads it whole. Throws `PAYLOAD_TOO_LARGE`. */
export async function readUpload(upload: Upload): Promise<{ bytes: Buffer; name: string }> {
  const { createReadStream, filename } = await upload;
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of createReadStream()) chunks.push(chunk as Buffer);
  } catch (error) {
    // graphql-upload ends the stream of a file that is too large with this status.
    if (error instanceof Error && 'status' in error && error.status === 413) {
      throw tooLarge('file', 'File size must be less than 5MB.');
    }
    throw error;
  }
  return { bytes: Buffer.concat(chunks), name: filename };
}
