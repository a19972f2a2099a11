/** What a backup is made of, and where it goes. */
export type Folders = {
  /** Of the database. */
  dataDir: string;
  uploads: string;
  /** Where backups go. */
  backups: string;
};

/** How backups are made here; with a passphrase they are encrypted. */
export type BackupSettings = { folders: Folders; passphrase: string | undefined };
