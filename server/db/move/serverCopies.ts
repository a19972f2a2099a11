import { dirname } from 'node:path';
import type pg from 'pg';
import { migrate as migrateFile } from '../sqlite/migrate.ts';
import { asTx } from '../postgres/connections.ts';
import { migrate } from '../postgres/migrate.ts';
import { counted, type Rows } from '../sqlite/snapshot.ts';
import { connect } from '../sqlite/sqliteDatabase.ts';
import { compareTables, copyTables } from './copyTables.ts';
import { refuseDifferences, sharedTables } from './moveDatabase.ts';
import { serverName } from '../sqlite/moveNote.ts';
import { openFile, openFileTarget } from './openFolder.ts';
import { connected, isEmpty, openServerSource, refuseUsed } from './openServer.ts';
import { insertRows, postgresSource, setLastNumber, tablesOf } from './postgresSide.ts';
import { migrationsOf } from './schemaState.ts';
import type { Table, Value } from './side.ts';

// Backups contain a server's database as a file of SQLite: it is copied into such a file, and back.

const unfollowed = async () => undefined;

/** Copies the state of one moment while others write, and compares the file with it. */
export async function copyServer(url: string, target: string) {
  const source = await openServerSource(url, { mayRun: true });
  try {
    const file = await openFileTarget(target, serverName(url), dirname(target));
    try {
      const tables = sharedTables(source.tables, file.tables);
      await copyTables(source.side, file.side, tables, unfollowed);
      refuseDifferences(await compareTables(source.side, file.side, tables, unfollowed));
      file.finish();
    } finally {
      file.close();
    }
  } finally {
    await source.close();
  }
}

/** Counts the content; null where there are no tables yet. */
export async function countsOnServer(url: string): Promise<Record<string, number> | null> {
  if (await isEmpty(url)) return null;
  const source = await openServerSource(url, { mayRun: true });
  try {
    const counts: Record<string, number> = {};
    for (const table of source.tables) {
      const word = counted[table.name];
      if (word) counts[word] = await source.side.count(table);
    }
    return Object.fromEntries(Object.values(counted).map((word) => [word, counts[word] ?? 0]));
  } finally {
    await source.close();
  }
}

/** Returns all rows of these tables in the form of SQLite; null when there are no tables yet. */
export async function rowsOnServer(url: string, names: string[]): Promise<Rows | null> {
  if (await isEmpty(url)) return null;
  const source = await openServerSource(url, { mayRun: true });
  try {
    const found: Rows = {};
    for (const table of source.tables.filter(({ name }) => names.includes(name))) {
      const rows: Rows[string] = [];
      for await (const batch of source.side.batches(table, 0)) rows.push(...batch.rows.map((row) => named(table, row)));
      found[table.name] = rows;
    }
    return found;
  } finally {
    await source.close();
  }
}

const named = ({ columns }: Table, row: Value[]): Rows[string][number] =>
  Object.fromEntries(
    columns.map(({ name }, at) => {
      const value = row[at] ?? null;
      return [name, typeof value === 'boolean' ? Number(value) : value];
    }),
  );

/** Throws an Error with one clear sentence while a site is running on the database. */
export const refuseRunning = async (url: string) => {
  const { close } = await connected(url, async (client) => {
    await refuseUsed(client, url);
    return {};
  });
  await close();
};

/** Replaces all rows of the database by those of a file, compares them, or changes nothing. The file is brought up to date. */
export async function replaceServer(url: string, file: string) {
  const older = connect(file);
  try {
    await migrateFile(older, { migrationsFolder: migrationsOf.sqlite, backupsFolder: dirname(file) });
    older.pragma('journal_mode = DELETE');
  } finally {
    older.close();
  }
  const source = openFile(file);
  try {
    const { close } = await connected(url, async (client) => {
      await refuseUsed(client, url);
      await migrate(asTx(client), migrationsOf.postgres);
      await client.query('begin');
      await replaceRows(client, source, serverName(url));
      await client.query('commit');
      await client.query('analyze');
      return {};
    });
    await close();
  } finally {
    source.close();
  }
}

async function replaceRows(client: pg.ClientBase, source: ReturnType<typeof openFile>, name: string) {
  const tables = sharedTables(await tablesOf(client), source.tables);
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = current_schema() and tablename <> '__drizzle_migrations'`,
  );
  // This also resets the sequences, which a rollback undoes.
  await client.query(`truncate ${rows.map((row) => row.name).join()} restart identity`);
  for (const table of tables) {
    for await (const batch of source.side.batches(table, 0)) await insertRows(client, table, batch.rows);
    if (table.sequence) await setLastNumber(client, table, await source.side.lastNumber(table));
  }
  refuseDifferences(await compareTables(source.side, postgresSource(client, name), tables, unfollowed));
  // The next start makes the index again, and notes the key of the site.
  await client.query(`delete from state where key in ('search-rules', 'site-key')`);
}
