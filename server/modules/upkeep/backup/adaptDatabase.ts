import { dirname } from 'node:path';
import { migrate } from '../../../db/sqlite/migrate.ts';
import { migrationsOf } from '../../../db/move/schemaState.ts';
import { rowsIn, type Rows } from '../../../db/sqlite/snapshot.ts';
import { connect } from '../../../db/sqlite/sqliteDatabase.ts';
import { addEntries, carryAudit, type NewEntry } from './carryAudit.ts';
import { mergeAccounts } from './mergeAccounts.ts';

type Kept = {
  /** The accounts of the site; null when no owner could sign in. */
  accounts: Rows | null;
  /** Entries of the audit log that only the site has. */
  entries: Rows[string];
  /** Entries about the restore itself. */
  about: NewEntry[];
  now: number;
};

/**
 * Migrates the database of a backup, and brings into it what a restore must not lose: the site's accounts, its entries of
 * the audit log, and the entries about the restore. All of it replaces the site's database at once, or nothing does.
 */
export async function adaptDatabase(file: string, { accounts, entries, about, now }: Kept) {
  const restored = rowsIn(file, ['admins']);
  const database = connect(file);
  try {
    await migrate(database, { migrationsFolder: migrationsOf.sqlite, backupsFolder: dirname(file) });
    // Enquiries refer to accounts, and an account is deleted before its newer state is inserted.
    database.pragma('foreign_keys = OFF');
    database.transaction(() => {
      mergeAccounts(database, { restored, accounts, now });
      carryAudit(database, entries);
      addEntries(database, about, now);
    })();
    const dangling = database.pragma('foreign_key_check') as unknown[];
    if (dangling.length > 0) throw new Error(`${dangling.length} references of the restored accounts lead nowhere.`);
    // The result is one file, without a write-ahead log.
    database.pragma('journal_mode = DELETE');
  } finally {
    database.close();
  }
}
