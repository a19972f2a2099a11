import { rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type Sqlite from 'better-sqlite3';
import { copyAside } from './copies.ts';
import type { Moved } from './database.ts';
import type { watchFile } from './file.ts';
import { alone } from './lock.ts';

/** Returns how to learn whether the file at the path is still the one that `connection` reads. */
export const createMoved =
  (connection: Sqlite.Database, watched: ReturnType<typeof watchFile>, file: string) => (): Moved | undefined => {
    const moved = watched.other();
    if (!moved) return undefined;
    const ownsLog = watched.ownsLog();
    return {
      file: moved,
      size: () => statSync(file, { throwIfNoEntry: false })?.size,
      // A file that was taken away can be read for as long as it is open.
      keep: () => alone(dirname(file), () => copyAside(connection, join(dirname(file), 'backups'))),
      removeLog() {
        if (ownsLog) for (const end of ['-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
      },
    };
  };
