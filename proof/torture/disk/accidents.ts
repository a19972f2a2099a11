import { cp, open, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A mistake or a failing disk may do this to the files of a running site. */
export const accidents: Record<string, (dataDir: string) => Promise<void>> = {
  'the database is cut in half': async (dataDir) => {
    const file = join(dataDir, 'site.db');
    await truncate(file, Math.floor((await stat(file)).size / 2));
  },
  'the database is overwritten in the middle': async (dataDir) => {
    const file = join(dataDir, 'site.db');
    const handle = await open(file, 'r+');
    await handle.write(Buffer.alloc(200_000, 'x'), 0, 200_000, 50_000);
    await handle.close();
  },
  'the beginning of the database is overwritten': async (dataDir) => {
    const handle = await open(join(dataDir, 'site.db'), 'r+');
    await handle.write('This is no database any more.'.repeat(50), 0);
    await handle.close();
  },
  'the database is replaced by another': async (dataDir) => {
    const [file, other] = [join(dataDir, 'site.db'), join(dataDir, 'other.db')];
    await cp(file, other);
    await rename(other, file);
  },
  'the database is deleted': (dataDir) => rm(join(dataDir, 'site.db')),
  'the write-ahead log is cut': async (dataDir) => {
    await truncate(join(dataDir, 'site.db-wal'), 100);
  },
  'the pictures are deleted': (dataDir) => rm(join(dataDir, 'uploads'), { recursive: true }),
  'the pictures are a file': async (dataDir) => {
    await rm(join(dataDir, 'uploads'), { recursive: true });
    await writeFile(join(dataDir, 'uploads'), '');
  },
};
