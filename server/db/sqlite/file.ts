import { accessSync, chmodSync, closeSync, constants, openSync, statSync } from 'node:fs';
import { damaged, identityOf, type HeldFile } from './heldFile.ts';

const factsOf = (file: string) => {
  const { size = 0, mtimeMs = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {};
  return { size, mtimeMs };
};

/** Has to be called when the database is open. */
export function watchFile(file: string, held: HeldFile) {
  const files = [file, `${file}-wal`];
  const opened = files.map(identityOf);
  let last = { ...factsOf(file), changes: held.changes() };
  /** Returns the path that names another file by now, if any. */
  const other = () => files.find((name, index) => identityOf(name) !== opened[index]);
  return {
    other,
    /** Returns whether the log at its path still belongs to the opened database. */
    ownsLog: () => identityOf(`${file}-wal`) === opened[1],
    /**
     * Throws `StorageFailure` when the path names another file, when the file was cut short, or when another database
     * was written over it: later writes would be lost at the next start.
     */
    refuseOther() {
      const moved = other();
      if (moved) throw damaged(`${moved} was replaced or deleted while it was open.`);
      const now = factsOf(file);
      if (now.size === last.size && now.mtimeMs === last.mtimeMs) return;
      // A vacuum makes the file smaller, too, and then updates its header.
      if (now.size < last.size) held.checkHeader();
      const changes = held.changes();
      if (changes < last.changes) throw damaged(`${file} was overwritten with another database while it was open.`);
      last = { ...now, changes };
    },
  };
}

/**
 * The file, made if it is missing, and its log are for the server's user alone: they hold messages and password hashes.
 * An existing file is not opened, see server/db/sqlite/heldFile.ts.
 */
export function makePrivate(file: string) {
  makeEmpty(file);
  for (const name of [file, `${file}-wal`, `${file}-shm`]) {
    const mode = statSync(name, { throwIfNoEntry: false })?.mode ?? 0;
    try {
      if (mode & 0o077) chmodSync(name, 0o600);
    } catch (error) {
      // It belongs to another user, who has shared it on purpose.
      if (!hasCode(error, 'EPERM')) throw error;
    }
  }
}

function makeEmpty(file: string) {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    accessSync(file, constants.R_OK | constants.W_OK);
  }
}

const hasCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code;
