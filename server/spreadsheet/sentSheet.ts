import { badInput } from '../core/errors.ts';

/** A file that is sent to a worker. */
export type SentSheet = { bytes: Uint8Array };

export const bytesOf = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** A worker may use this much time, in milliseconds, and memory to read a file; XML of 100 MB needs most of it. */
export const sheetLimits = {
  limits: { time: 120_000, megabytes: 1024 },
  tooMuch: () => badInput('file', 'This file takes too much to read. Please split it or make it simpler.'),
};
