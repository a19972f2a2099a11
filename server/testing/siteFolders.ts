import { join } from 'node:path';

/** Returns the folders of a site that keeps everything in one, as backups ask for them. */
export const foldersOf = (dataDir: string) => ({
  dataDir,
  uploads: join(dataDir, 'uploads'),
  backups: join(dataDir, 'backups'),
});
