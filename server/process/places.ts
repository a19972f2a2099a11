import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { BadConfig, type Config } from '../settings/config.ts';
import type { Folders } from '../context/backups.ts';
import { readBucket } from '../storage/bucket.ts';
import type { Uploads } from '../storage/storageOf.ts';
import { root } from '../settings/root.ts';

// The places of files according to the settings.

/** The data folder. A relative path starts at the folder of package.json, wherever the process was started. */
export const dataFolder = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>) => resolve(root, DATA_DIR);

/** The folder in which other programs lay down files for import profiles; undefined when there is none. */
export const importFolder = ({ IMPORT_FOLDER }: Pick<Config, 'IMPORT_FOLDER'>) =>
  IMPORT_FOLDER === undefined ? undefined : resolve(root, IMPORT_FOLDER);

/** The folder into which profiles that export write their files; undefined when there is none. */
export const exportFolder = ({ EXPORT_FOLDER }: Pick<Config, 'EXPORT_FOLDER'>) =>
  EXPORT_FOLDER === undefined ? undefined : resolve(root, EXPORT_FOLDER);

/** The folder of the content for a new site; a relative path starts where that of the data folder does. */
export const starterFolder = ({ STARTER_FOLDER }: Pick<Config, 'STARTER_FOLDER'>) => resolve(root, STARTER_FOLDER);

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
    // Another process has created it in the meantime.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}

type Key = Pick<Config, 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY'>;

/** Reads an address such as 's3://bucket/prefix'; `what` names its source in the error. Throws `BadConfig`. */
export function bucketAt(url: string, { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY }: Key, what: string) {
  const bucket = readBucket(url);
  if (bucket) return { ...bucket, accessKeyId: AWS_ACCESS_KEY_ID, secretAccessKey: AWS_SECRET_ACCESS_KEY };
  throw new BadConfig(
    `${what} must be an address such as 's3://bucket/prefix?endpoint=https://s3.firma.com.tr&region=eu-central-1', in ASCII letters and without a key.`,
  );
}

/** The place of uploads. Throws `BadConfig`. */
export function uploadsOf(config: Config): Uploads {
  const folder = join(dataFolder(config), 'uploads');
  const { STORAGE_URL } = config;
  return STORAGE_URL === undefined
    ? { folder }
    : { folder, bucket: bucketAt(STORAGE_URL, config, 'The setting STORAGE_URL') };
}

/** The sources of a backup, and its destination. */
export function backupFolders(config: Config): Folders {
  const { folder: uploads, bucket } = uploadsOf(config);
  const dataDir = dataFolder(config);
  return { dataDir, uploads, backups: join(dataDir, 'backups'), bucket, databaseUrl: config.DATABASE_URL };
}
