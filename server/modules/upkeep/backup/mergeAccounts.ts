import { dirname } from 'node:path';
import type Sqlite from 'better-sqlite3';
import type { Folders } from '../../../context/backups.ts';
import { migrate } from '../../../db/migrate.ts';
import { migrationsOf } from '../../../db/move/schemaState.ts';
import { rowsIn, type Rows } from '../../../db/snapshot.ts';
import { connect, databaseFile } from '../../../db/sqliteDatabase.ts';
import { lastStepUsable } from '../../people/secondFactor/totp.ts';
import { twoStepKey } from '../../people/sessions/twoStepRule.store.ts';
import { loadServerCopies } from './loadServerCopies.ts';

// A restore brings content back, but no right that somebody has lost since. Accounts of the site stay as they are:
// role, suspension, password, second step, passkeys. Accounts that only the backup has come back suspended. If no owner
// can sign in now, as on a new machine, all accounts come from the backup.

const ofAccount = ['totps', 'recovery_codes', 'passkeys'];

/** Both lists hold e-mail addresses. */
export type AccountChanges = {
  /** These accounts are only in the backup and come back suspended. */
  suspended: string[];
  /** These accounts are only on the site and stay. */
  staying: string[];
};

/** Returns the accounts of the site; null when no owner could sign in, or when the database cannot be read. */
export async function accountsNow({ dataDir, databaseUrl }: Folders): Promise<Rows | null> {
  const tables = ['admins', ...ofAccount, 'state'];
  const rows = databaseUrl
    ? await (await loadServerCopies()).rowsOnServer(databaseUrl, tables)
    : readable(() => rowsIn(databaseFile(dataDir), tables));
  // Before there were roles and suspensions, everybody was an owner.
  const isIn = rows?.admins?.some(({ role, suspended_at }) => (role ?? 'OWNER') === 'OWNER' && suspended_at == null);
  return rows && isIn ? rows : null;
}

/** A damaged database is the best reason for a restore, so it must not prevent one. */
function readable<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
}

const emailsOf = (rows: Rows) => (rows.admins ?? []).map(({ email }) => String(email)).sort();

/** `file` is the database of the backup. */
export function compareAccounts(file: string, now: Rows | null): AccountChanges {
  if (!now) return { suspended: [], staying: [] };
  const [here, there] = [emailsOf(now), emailsOf(rowsIn(file, ['admins']))];
  return {
    suspended: there.filter((email) => !here.includes(email)),
    staying: here.filter((email) => !there.includes(email)),
  };
}

/**
 * Migrates the database of a backup and merges the site's accounts into it, before it replaces the site's. All
 * sessions, open invitations and unfinished set-ups of authenticator apps end; a used code of an app does not work
 * again.
 */
export async function mergeAccounts(file: string, accounts: Rows | null, now: number) {
  const restored = rowsIn(file, ['admins']);
  const database = connect(file);
  try {
    await migrate(database, { migrationsFolder: migrationsOf.sqlite, backupsFolder: dirname(file) });
    // Enquiries refer to accounts, and an account is deleted before its newer state is inserted.
    database.pragma('foreign_keys = OFF');
    database.transaction(() => {
      database.exec('delete from sessions; delete from invitations; delete from totps where active_since is null');
      if (accounts) keepAccounts(database, { restored, accounts, now });
      else database.prepare('update totps set last_step = max(last_step, ?)').run(lastStepUsable(now));
    })();
    const dangling = database.pragma('foreign_key_check') as unknown[];
    if (dangling.length > 0) throw new Error(`${dangling.length} references of the restored accounts lead nowhere.`);
    // The result is one file, without a write-ahead log.
    database.pragma('journal_mode = DELETE');
  } finally {
    database.close();
  }
}

type Kept = { restored: Rows; accounts: Rows; now: number };

function keepAccounts(database: Sqlite.Database, { restored, accounts, now }: Kept) {
  const known = new Map((accounts.admins ?? []).map(({ id, email }) => [email, id]));
  const suspend = database.prepare('update admins set suspended_at = coalesce(suspended_at, ?) where id = ?');
  const assign = database.prepare('update enquiries set assignee_id = ? where assignee_id = ?');
  for (const { id, email } of restored.admins ?? []) {
    if (!known.has(email)) {
      suspend.run(now, id);
      continue;
    }
    // The same address may have another account id by now.
    assign.run(known.get(email), id);
    for (const table of ofAccount) database.prepare(`delete from ${table} where admin_id = ?`).run(id);
    database.prepare('delete from admins where id = ?').run(id);
  }
  for (const table of ['admins', ...ofAccount]) insert(database, table, accounts[table] ?? []);
  insert(database, 'state', accounts.state?.filter(({ key }) => key === twoStepKey) ?? []);
}

/** Copies the columns that both databases have, since another version may have others. */
function insert(database: Sqlite.Database, table: string, rows: Rows[string]) {
  const columns = database.prepare('select name from pragma_table_info(?)').pluck().all(table) as string[];
  for (const row of rows) {
    const shared = columns.filter((name) => row[name] !== undefined);
    const marks = shared.map(() => '?').join();
    database
      .prepare(`insert or replace into ${table} (${shared.map((name) => `"${name}"`).join()}) values (${marks})`)
      .run(shared.map((name) => row[name]));
  }
}
