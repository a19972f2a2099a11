import type { Readable } from 'node:stream';
import { largestUpload } from '../../common/limits.ts';
import { badRequest, DomainError, tooLarge } from '../core/errors.ts';

/** A file that is being received, from a request to the API or from a form that was sent without scripts. */
export type Upload = Promise<{ filename: string | undefined; createReadStream(): Readable }>;

const megabyte = 1024 * 1024;

type Most = { bytes: number; sentence: string };

const usualSentence = (bytes: number) => `File size must be less than ${bytes / megabyte}MB.`;
const usual = { bytes: largestUpload, sentence: usualSentence(largestUpload) };

/** Reads a whole file; its name is empty where it came without one. Throws like `chunksOf`; `sentence` is the message for a file that is too large. */
export async function readUpload(upload: Upload, most: Most = usual): Promise<{ bytes: Buffer; name: string }> {
  const { filename, chunks } = await chunksOf(upload, most.bytes, most.sentence);
  const read: Buffer[] = [];
  for await (const chunk of chunks) read.push(chunk);
  return { bytes: Buffer.concat(read), name: filename };
}

/**
 * Yields the bytes of a file as they arrive. Throws `PAYLOAD_TOO_LARGE` with the first byte beyond `most`, and `BAD_REQUEST`
 * where the file's part of the request is broken or missing, or the client has given up.
 */
export async function chunksOf(upload: Upload, most: number, sentence = usualSentence(most)) {
  const refuse = () => tooLarge('file', sentence);
  /** Errors of the parser are the client's fault; errors of the system, such as a full disk, have a code. */
  const refused = (error: unknown) => {
    if (!(error instanceof Error) || error instanceof DomainError || 'code' in error) return error;
    const status = 'status' in error ? error.status : undefined;
    if (status === 413) return refuse();
    return badRequest(status === 499 ? 'The upload was canceled.' : `The file cannot be read: ${error.message}`);
  };
  const { createReadStream, filename } = await upload.catch((error: unknown) => {
    throw refused(error);
  });
  async function* chunks() {
    let length = 0;
    try {
      for await (const chunk of createReadStream()) {
        length += (chunk as Buffer).length;
        if (length > most) throw refuse();
        yield chunk as Buffer;
      }
    } catch (error) {
      throw refused(error);
    }
  }
  // Some programs know no name of what they send.
  return { filename: filename?.trim() ?? '', chunks: chunks() };
}
