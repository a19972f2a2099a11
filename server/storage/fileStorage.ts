import type { Readable } from 'node:stream';

/** A range that includes both ends, like in HTTP. */
export type Part = { start: number; end: number };

export type Facts = { bytes: number; modifiedAt: number };

/**
 * Stores files under names such as 'products/1738669741160-vana.png', in a folder of this disk or in a bucket. The bytes
 * under a name never change, so that copies may be kept.
 */
export type FileStorage = {
  /** Stores bytes completely or not at all; they are on the disk when it returns. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** Stores a file of this disk, which is moved away from its place. */
  take(name: string, path: string): Promise<void>;
  /** Null when there is no such file. */
  read(name: string): Promise<Buffer | null>;
  stream(name: string, part?: Part): Promise<Readable | null>;
  facts(name: string): Promise<Facts | null>;
  /** The path of the file, or of its copy, on this disk. A missing file has none, or a path at which there is no file. */
  local(name: string): Promise<string | null>;
  /** A missing file is not an error, here and below. */
  remove(name: string): Promise<void>;
  removeFolder(folder: string): Promise<void>;
  rename(name: string, other: string): Promise<void>;
  /** Yields the names of all files in the folder and below. */
  list(folder: string): AsyncIterable<string>;
};
