import { existsSync, rmSync } from 'node:fs';
import type Sqlite from 'better-sqlite3';
import type { Moved } from './database.ts';
import type { watchFile } from './file.ts';
import { backUp } from './migrate.ts';

/** Returns how to learn whether the file at the path is still the one that `connection` reads. */
export const createMoved =
  (connection: Sqlite.Database, watched: ReturnType<typeof watchFile>, file: string, backupsFolder: string) =>
  (): Moved | undefined => {
    const moved = watched.other();
    if (!moved) return undefined;
    const ownsLog = watched.ownsLog();
    return {
      file: moved,
      isGone: !existsSync(file),
      // A file that was taken away can be read for as long as it is open.
      keep: () => backUp(connection, backupsFolder),
      removeLog() {
        if (ownsLog) for (const end of ['-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
      },
    };
  };
