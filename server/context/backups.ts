import type { Bucket } from '../storage/bucket.ts';

/** The sources of a backup, and its destination. */
export type Folders = {
  /** The folder of the database. */
  dataDir: string;
  uploads: string;
  /** The folder for backups. */
  backups: string;
  /** The bucket that holds uploads and finished backups in place of the folders. */
  bucket?: Bucket | undefined;
  /** The address of the database, as in `Opening`. */
  databaseUrl?: string | undefined;
};

/** The settings of backups; with a passphrase they are encrypted. */
export type BackupSettings = { folders: Folders; passphrase: string | undefined };
