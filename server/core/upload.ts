import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { badRequest, tooLarge } from './errors.ts';

/** A file on its way in. */
export type Upload = Promise<FileUpload>;

/** Reads it whole. Throws `PAYLOAD_TOO_LARGE`, and `BAD_REQUEST` when the client gave up: nobody reads that answer. */
export async function readUpload(upload: Upload): Promise<{ bytes: Buffer; name: string }> {
  const { createReadStream, filename } = await upload;
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of createReadStream()) chunks.push(chunk as Buffer);
  } catch (error) {
    // graphql-upload ends the stream with these: the file is too large, and the client has closed the connection.
    const status = error instanceof Error && 'status' in error ? error.status : undefined;
    if (status === 413) throw tooLarge('file', 'File size must be less than 5MB.');
    if (status === 499) throw badRequest('The upload was canceled.');
    throw error;
  }
  return { bytes: Buffer.concat(chunks), name: filename };
}
