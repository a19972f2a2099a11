import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { BadConfig, type Config } from '../settings/config.ts';
import type { Folders } from '../context/backups.ts';
import { readBucket } from '../storage/bucket.ts';
import type { Uploads } from '../storage/storageOf.ts';
import { root } from '../settings/root.ts';

// Where things lie, by the settings.

/** A relative one is looked for beside package.json, wherever the process was started. */
export const dataFolder = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>) => resolve(root, DATA_DIR);

/** Makes a missing folder level by level: Node's recursive mkdir never ends below /proc. */
export function makeDataFolder(config: Pick<Config, 'DATA_DIR'>) {
  const missing: string[] = [];
  for (let folder = dataFolder(config); !existsSync(folder); folder = dirname(folder)) missing.unshift(folder);
  for (const folder of missing) makeFolder(folder);
}

function makeFolder(folder: string) {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process that starts made it.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}

type Key = Pick<Config, 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY'>;

/** What an address such as 's3://bucket/prefix' means; `what` is where it stands. Throws `BadConfig`. */
export function bucketAt(url: string, { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY }: Key, what: string) {
  const bucket = readBucket(url);
  if (bucket) return { ...bucket, accessKeyId: AWS_ACCESS_KEY_ID, secretAccessKey: AWS_SECRET_ACCESS_KEY };
  throw new BadConfig(
    `${what} must be an address such as 's3://bucket/prefix?endpoint=https://s3.firma.com.tr&region=eu-central-1', in ASCII letters and without a key.`,
  );
}

/** Throws `BadConfig`. */
export function uploadsOf(config: Config): Uploads {
  const folder = join(dataFolder(config), 'uploads');
  const { STORAGE_URL } = config;
  return STORAGE_URL === undefined
    ? { folder }
    : { folder, bucket: bucketAt(STORAGE_URL, config, 'The setting STORAGE_URL') };
}

/** What a backup is made of, and where it goes. */
export function backupFolders(config: Config): Folders {
  const { folder: uploads, bucket } = uploadsOf(config);
  const dataDir = dataFolder(config);
  return { dataDir, uploads, backups: join(dataDir, 'backups'), bucket, databaseUrl: config.DATABASE_URL };
}
