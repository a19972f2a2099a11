import type Sqlite from 'better-sqlite3';
import type { Folders } from '../../../context/backups.ts';
import type { AuditEvent } from '../../../context/audit.ts';
import { rowsIn, type Rows } from '../../../db/sqlite/snapshot.ts';
import { databaseFile } from '../../../db/sqlite/sqliteDatabase.ts';
import { insertShared } from './mergeAccounts.ts';
import { loadServerCopies } from './loadServerCopies.ts';
import { unlessDamaged } from './unlessDamaged.ts';

// A restore brings content back, but the audit log continues: nobody can hide a deed by restoring an older backup, and
// what was erased since is known, so that it can be erased again.

export type Entries = Rows[string];

export type NewEntry = { event: AuditEvent; admin: string | null; about: string };

/** Returns the whole audit log of the site, the oldest entry first; none where there is no database that can be read. */
export async function auditNow({ dataDir, databaseUrl }: Folders): Promise<Entries> {
  const rows = databaseUrl
    ? await (await loadServerCopies()).rowsOnServer(databaseUrl, ['audit'])
    : unlessDamaged(databaseFile(dataDir), (file) => rowsIn(file, ['audit']));
  return (rows?.audit ?? []).toSorted((a, b) => Number(a.seq) - Number(b.seq));
}

/** Two databases may have given the same number to different entries, so the number does not identify one. */
const identity = ({ at, event, admin, about }: Entries[number]) => JSON.stringify([at, event, admin, about]);

/** Returns the entries that the backup in `file` does not have, in their order. */
export function entriesSince(file: string, now: Entries): Entries {
  const known = new Map<string, number>();
  for (const entry of rowsIn(file, ['audit']).audit ?? [])
    known.set(identity(entry), (known.get(identity(entry)) ?? 0) + 1);
  return now.filter((entry) => {
    const left = known.get(identity(entry)) ?? 0;
    if (left > 0) known.set(identity(entry), left - 1);
    return left === 0;
  });
}

/** Adds entries behind those of the backup. Each keeps its number where that is still free. */
export function carryAudit(database: Sqlite.Database, entries: Entries) {
  let last = Number(database.prepare('select coalesce(max(seq), ?) from audit').pluck().get(0));
  const numbered = entries.map((entry) => ({ ...entry, seq: (last = Math.max(Number(entry.seq), last + 1)) }));
  insertShared(database, 'audit', numbered);
}

export function addEntries(database: Sqlite.Database, entries: NewEntry[], at: number) {
  const add = database.prepare('insert into audit (at, event, admin, about) values (?, ?, ?, ?)');
  for (const { event, admin, about } of entries) add.run(at, event, admin, about);
}
