import { setTimeout } from 'node:timers/promises';
import { closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs';
import { StorageFailure } from '../storageFailure.ts';

const magic = 'SQLite format 3\0';
const headerLength = 100;
/** In milliseconds, between two looks at a file that is shorter than its header says. */
const betweenLooks = 50;
const mostLooks = 6;

/** Identifies the file that a path names at the moment; undefined where there is none. */
export const identityOf = (file: string) => {
  const found = statSync(file, { throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
};
export const damaged = (message: string) => new StorageFailure('unavailable', new Error(message));

/** The handle of each open database file, which its connections share. */
const held = new Map<string, { handle: number; users: number }>();

/** Reads a database file directly, since SQLite may answer from memory. */
export type HeldFile = {
  /** Throws `StorageFailure` when the file is no database, or shorter than its header says. */
  checkHeader(): void;
  /** Does the same, and looks again for a moment: a checkpoint of another program writes the header before the last pages. */
  checkWhole(): Promise<void>;
  /** SQLite's change counter, which never decreases. */
  changes(): number;
  /** Call it when the last connection is closed; it may be called twice. */
  release(): void;
};

/**
 * Call it before the first connection. POSIX drops all locks of a process on a file as soon as the process closes any of its
 * handles to that file. Without SQLite's locks, the next program that opens the database would take itself for the only one
 * and delete the log that this process writes. So this handle is opened before the first lock and closed after the last, and
 * no other code in a process with an open database may open its file directly.
 */
export function holdFile(file: string): HeldFile {
  const identity = identityOf(file);
  if (!identity) throw damaged(`${file} is missing.`);
  const { handle } = take(identity, file);
  let isReleased = false;

  function header() {
    const bytes = Buffer.alloc(headerLength);
    readSync(handle, bytes, 0, headerLength, 0);
    return bytes;
  }

  /** Returns what is wrong with the file, if anything is. */
  function fault() {
    const bytes = header();
    if (bytes.toString('latin1', 0, magic.length) !== magic) return `${file} is not a database.`;
    const bytesPerPage = bytes.readUInt16BE(16);
    // 65,536 does not fit into two bytes, and is stored as 1.
    const expected = bytes.readUInt32BE(28) * (bytesPerPage === 1 ? 65_536 : bytesPerPage);
    const { size } = fstatSync(handle);
    return size < expected ? `${file} has ${size} bytes instead of ${expected}.` : undefined;
  }

  function checkHeader() {
    const found = fault();
    if (found) throw damaged(found);
  }

  return {
    checkHeader,
    async checkWhole() {
      for (let look = 1; look < mostLooks && fault(); look++) await setTimeout(betweenLooks);
      checkHeader();
    },
    changes: () => header().readUInt32BE(24),
    release() {
      if (!isReleased) leave(identity);
      isReleased = true;
    },
  };
}

function take(identity: string, file: string) {
  const one = held.get(identity) ?? { handle: openSync(file, 'r'), users: 0 };
  one.users++;
  held.set(identity, one);
  return one;
}

function leave(identity: string) {
  const one = held.get(identity);
  if (!one || --one.users > 0) return;
  held.delete(identity);
  closeSync(one.handle);
}
