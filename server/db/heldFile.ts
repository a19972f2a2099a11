import { closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs';
import { StorageFailure } from './storageFailure.ts';

const magic = 'SQLite format 3\0';
const headerLength = 100;

/** Which file a path names at the moment; undefined: none. */
export const identityOf = (file: string) => {
  const found = statSync(file, { throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
};
export const damaged = (message: string) => new StorageFailure('unavailable', new Error(message));

/** Handles of databases that are open here, by the file itself: all connections to one share it. */
const held = new Map<string, { handle: number; users: number }>();

/** A database file that is read past SQLite, which may answer from memory. */
export type HeldFile = {
  /** Throws `StorageFailure` when what lies on the disk is no database, or shorter than it says itself. */
  checkHeader(): void;
  /** How often its first page was changed; it never becomes less. */
  changes(): number;
  /** To be called when the last connection is closed. Safe to call twice. */
  release(): void;
};

/**
 * To be called before the first connection. POSIX ends all locks that a process has on a file as soon as it closes any
 * handle of it. SQLite's would be gone; the next program that opens the database then takes itself for the only one, and
 * deletes the log in which this process writes. So one handle is opened before there are locks and closed after the last
 * of them, and nothing else in a process that has the database open opens it past SQLite.
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

  return {
    checkHeader() {
      const bytes = header();
      if (bytes.toString('latin1', 0, magic.length) !== magic) throw damaged(`${file} is not a database.`);
      const bytesPerPage = bytes.readUInt16BE(16);
      // 65,536 does not fit into the two bytes, and stands there as 1.
      const expected = bytes.readUInt32BE(28) * (bytesPerPage === 1 ? 65_536 : bytesPerPage);
      const { size } = fstatSync(handle);
      if (size < expected) throw damaged(`${file} has ${size} bytes instead of ${expected}.`);
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
