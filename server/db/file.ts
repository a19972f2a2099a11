import { chmodSync, closeSync, openSync, readSync, statSync } from 'node:fs';
import { StorageFailure } from './storageFailure.ts';

const magic = 'SQLite format 3\0';
const headerLength = 100;

const identityOf = (file: string) => {
  const found = statSync(file, { throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
};
const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/**
 * To be called once the database is open. What it returns throws `StorageFailure` when the path names another file by
 * now, or none, or when the file was cut short: what is written then would be gone with the next start.
 */
export function watchFile(file: string) {
  const files = [file, `${file}-wal`];
  const opened = files.map(identityOf);
  let size = sizeOf(file);
  return () => {
    const other = files.find((name, index) => identityOf(name) !== opened[index]);
    if (other)
      throw new StorageFailure('unavailable', new Error(`${other} was replaced or deleted while it was open.`));
    const now = sizeOf(file);
    // Whoever cleans a database up makes it smaller, too; its header then says so.
    if (now < size) checkHeader(file);
    size = now;
  };
}

/** The file, made if it is missing, and its log are for the server's user alone: they hold messages and password hashes. */
export function makePrivate(file: string) {
  closeSync(openSync(file, 'a', 0o600));
  for (const name of [file, `${file}-wal`, `${file}-shm`]) {
    const mode = statSync(name, { throwIfNoEntry: false })?.mode ?? 0;
    try {
      if (mode & 0o077) chmodSync(name, 0o600);
    } catch (error) {
      // It belongs to another user, who has shared it with us on purpose.
      if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error;
    }
  }
}

/** Reads the first bytes from the disk, since SQLite may answer from memory. Throws `StorageFailure`. */
export function checkHeader(file: string) {
  const header = Buffer.alloc(headerLength);
  const handle = openSync(file, 'r');
  try {
    readSync(handle, header, 0, headerLength, 0);
  } finally {
    closeSync(handle);
  }
  if (header.toString('latin1', 0, magic.length) !== magic) throw damaged(`${file} is not a database.`);
  const bytesPerPage = header.readUInt16BE(16);
  // 65,536 does not fit into the two bytes, and stands there as 1.
  const expected = header.readUInt32BE(28) * (bytesPerPage === 1 ? 65_536 : bytesPerPage);
  const { size } = statSync(file);
  if (size < expected) throw damaged(`${file} has ${size} bytes instead of ${expected}.`);
}

const damaged = (message: string) => new StorageFailure('unavailable', new Error(message));
