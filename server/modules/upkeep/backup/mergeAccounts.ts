import type Sqlite from 'better-sqlite3';
import type { Folders } from '../../../context/backups.ts';
import { rowsIn, type Rows } from '../../../db/sqlite/snapshot.ts';
import { databaseFile } from '../../../db/sqlite/sqliteDatabase.ts';
import { lastStepUsable } from '../../people/secondFactor/totp.ts';
import { twoStepKey } from '../../people/sessions/twoStepRule.store.ts';
import { loadServerCopies } from './loadServerCopies.ts';
import { unlessDamaged } from './unlessDamaged.ts';

// A restore brings content back, but no right that somebody has lost since. Accounts of the site stay as they are:
// role, suspension, password, second step, passkeys; and keys of programs, and webhooks. Accounts that only the backup has come back
// suspended, and keys that only it has come back revoked. If no owner can sign in now, as on a new machine, all accounts and
// keys come from the backup.

const ofAccount = ['totps', 'recovery_codes', 'passkeys'];

/** What comes from the backup and belongs to an account. */
const namingAccounts = [
  ['keys', 'admin_id'],
  ['enquiries', 'assignee_id'],
  ['views', 'owner_id'],
  ['view_arrangements', 'admin_id'],
  ['notice_people', 'admin_id'],
  ['notice_reads', 'admin_id'],
] as const;

/** Both lists hold e-mail addresses. */
export type AccountChanges = {
  /** These accounts are only in the backup and come back suspended. */
  suspended: string[];
  /** These accounts are only on the site and stay. */
  staying: string[];
};

/** Returns the accounts of the site; null when no owner could sign in, or when the database cannot be read. */
export async function accountsNow({ dataDir, databaseUrl }: Folders): Promise<Rows | null> {
  const tables = ['admins', ...ofAccount, 'keys', 'webhooks', 'state'];
  const rows = databaseUrl
    ? await (await loadServerCopies()).rowsOnServer(databaseUrl, tables)
    : unlessDamaged(databaseFile(dataDir), (file) => rowsIn(file, tables));
  // Before there were roles and suspensions, everybody was an owner.
  const isIn = rows?.admins?.some(({ role, suspended_at }) => (role ?? 'OWNER') === 'OWNER' && suspended_at == null);
  return rows && isIn ? rows : null;
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
 * Merges the site's accounts into the database of a backup, in a transaction without foreign keys. All sessions, open
 * invitations and unfinished set-ups of authenticator apps end; a used code of an app does not work again.
 */
export function mergeAccounts(database: Sqlite.Database, { restored, accounts, now }: Merging) {
  database.exec('delete from sessions; delete from invitations; delete from totps where active_since is null');
  holdWebhooks(database, accounts, now);
  if (accounts) keepAccounts(database, { restored, accounts, now });
  else database.prepare('update totps set last_step = max(last_step, ?)').run(lastStepUsable(now));
}

/** `restored` are the accounts of the backup, `accounts` those of the site. */
type Merging = { restored: Rows; accounts: Rows | null; now: number };

/**
 * Nothing of what happened before the backup is sent by itself. Webhooks of the site stay as they are, and those that only the
 * backup has come back switched off: the site may be a copy, or somebody has removed them since.
 */
function holdWebhooks(database: Sqlite.Database, accounts: Rows | null, now: number) {
  database.exec("update webhook_deliveries set state = 'HELD', claimed_until = null where state = 'WAITING'");
  database
    .prepare("update webhooks set off_reason = coalesce(off_reason, 'RESTORED'), off_at = coalesce(off_at, ?)")
    .run(now);
  insertShared(database, 'webhooks', accounts?.webhooks ?? []);
}

type Kept = { restored: Rows; accounts: Rows; now: number };

function keepAccounts(database: Sqlite.Database, { restored, accounts, now }: Kept) {
  const known = new Map((accounts.admins ?? []).map(({ id, email }) => [email, id]));
  const suspend = database.prepare('update admins set suspended_at = coalesce(suspended_at, ?) where id = ?');
  const assigns = namingAccounts.map(([table, column]) =>
    database.prepare(`update ${table} set ${column} = ? where ${column} = ?`),
  );
  for (const { id, email } of restored.admins ?? []) {
    if (!known.has(email)) {
      suspend.run(now, id);
      continue;
    }
    // The same address may have another account id by now.
    for (const assign of assigns) assign.run(known.get(email), id);
    for (const table of ofAccount) database.prepare(`delete from ${table} where admin_id = ?`).run(id);
    database.prepare('delete from admins where id = ?').run(id);
  }
  for (const table of ['admins', ...ofAccount]) insertShared(database, table, accounts[table] ?? []);
  database.prepare('update keys set revoked_at = coalesce(revoked_at, ?)').run(now);
  insertShared(database, 'keys', accounts.keys ?? []);
  insertShared(database, 'state', accounts.state?.filter(({ key }) => key === twoStepKey) ?? []);
}

/** Copies the columns that both databases have, since another version may have others. A row of the same key is replaced. */
export function insertShared(database: Sqlite.Database, table: string, rows: Rows[string]) {
  const columns = database.prepare('select name from pragma_table_info(?)').pluck().all(table) as string[];
  for (const row of rows) {
    const shared = columns.filter((name) => row[name] !== undefined);
    const marks = shared.map(() => '?').join();
    database
      .prepare(`insert or replace into ${table} (${shared.map((name) => `"${name}"`).join()}) values (${marks})`)
      .run(shared.map((name) => row[name]));
  }
}
