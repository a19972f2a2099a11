import type { Readable } from 'node:stream';

/** Both ends belong to it, as in HTTP. */
export type Part = { start: number; end: number };

export type Facts = { bytes: number; modifiedAt: number };

/**
 * Where files lie, by names such as 'products/1738669741160-vana.png': a folder of this disk, or a bucket. What lies under
 * a name never becomes other bytes, so that copies may be kept.
 */
export type FileStorage = {
  /** Whole or not at all, and safe when it returns. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** The same for a file of this disk, which is gone from there afterwards. */
  take(name: string, path: string): Promise<void>;
  /** Null when there is none. */
  read(name: string): Promise<Buffer | null>;
  stream(name: string, part?: Part): Promise<Readable | null>;
  facts(name: string): Promise<Facts | null>;
  /** Its path on this disk, to be sent from: of a bucket's, a copy. What is missing has no path, or one that leads nowhere. */
  local(name: string): Promise<string | null>;
  /** One that is gone already is no failure, here and below. */
  remove(name: string): Promise<void>;
  removeFolder(folder: string): Promise<void>;
  rename(name: string, other: string): Promise<void>;
  /** Names of all files in the folder and below. */
  list(folder: string): AsyncIterable<string>;
};
