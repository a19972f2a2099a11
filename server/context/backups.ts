import type { Bucket } from '../storage/bucket.ts';

/** What a backup is made of, and where it goes. */
export type Folders = {
  /** Of the database. */
  dataDir: string;
  uploads: string;
  /** Where backups go. */
  backups: string;
  /** Where uploads lie, and finished backups, instead. */
  bucket?: Bucket | undefined;
  /** Of the database, as in `Opening`. */
  databaseUrl?: string | undefined;
};

/** How backups are made here; with a passphrase they are encrypted. */
export type BackupSettings = { folders: Folders; passphrase: string | undefined };
