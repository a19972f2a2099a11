import { rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type Sqlite from 'better-sqlite3';
import { copyAside } from './copies.ts';
import type { Moved } from '../database.ts';
import type { watchFile } from './file.ts';
import { alone } from './lock.ts';

/** Makes a check whether the path still names the file that `connection` has open. */
export const createMoved =
  (connection: Sqlite.Database, watched: ReturnType<typeof watchFile>, file: string) => (): Moved | undefined => {
    const moved = watched.other();
    if (!moved) return undefined;
    const ownsLog = watched.ownsLog();
    return {
      file: moved,
      size: () => statSync(file, { throwIfNoEntry: false })?.size,
      // An open file can be read even after it was deleted.
      keep: () => alone(dirname(file), () => copyAside(connection, join(dirname(file), 'backups'))),
      removeLog() {
        if (ownsLog) for (const end of ['-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
      },
    };
  };
