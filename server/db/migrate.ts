import { closeSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type Sqlite from 'better-sqlite3';
import { readMigrationFiles } from 'drizzle-orm/migrator';

type Folders = { migrationsFolder: string; backupsFolder: string };
const backupsKept = 5;
const unfinished = '.part';

/**
 * Brings the tables up to date: a backup first, then every missing migration in one transaction that is taken back
 * when a reference dangles or a table has lost rows. Foreign keys are off meanwhile: with them on, rebuilding a
 * table deletes what refers to it.
 */
export async function migrate(connection: Sqlite.Database, { migrationsFolder, backupsFolder }: Folders) {
  // Drizzle's own table and columns, so that its tools understand the database.
  connection.exec(
    'create table if not exists __drizzle_migrations (id integer primary key, hash text not null, created_at numeric)',
  );
  const applied = connection.prepare('select max(created_at) from __drizzle_migrations').pluck().get() as number | null;
  const known = readMigrationFiles({ migrationsFolder });
  if ((applied ?? 0) > (known.at(-1)?.folderMillis ?? 0)) {
    throw new Error('The database is newer than this program: start the version that last used it, or a later one.');
  }
  const missing = known.filter(({ folderMillis }) => folderMillis > (applied ?? 0));
  if (missing.length === 0) return;
  if (applied !== null) await backUp(connection, backupsFolder);

  connection.pragma('foreign_keys = OFF');
  try {
    connection
      .transaction(() => {
        const before = rowCounts(connection);
        for (const { sql, hash, folderMillis } of missing) {
          sql.forEach((statement) => connection.exec(statement));
          connection
            .prepare('insert into __drizzle_migrations (hash, created_at) values (?, ?)')
            .run(hash, folderMillis);
        }
        refuseLosses(connection, before);
      })
      .exclusive();
  } finally {
    connection.pragma('foreign_keys = ON');
  }
}

/** Where the rows of tables went that there are no more. */
const movedTo: Record<string, string> = { deleted_categories: 'bin' };

function refuseLosses(connection: Sqlite.Database, before: Map<string, number>) {
  const dangling = connection.pragma('foreign_key_check') as { table: string }[];
  if (dangling[0]) {
    throw new Error(`A migration would leave references of ${dangling[0].table} dangling: nothing was changed.`);
  }
  const after = rowCounts(connection);
  for (const [table, rows] of before) {
    const left = after.get(after.has(table) ? table : (movedTo[table] ?? table)) ?? 0;
    if (left < rows) {
      throw new Error(`A migration would lose ${rows - left} of ${rows} rows of ${table}: nothing was changed.`);
    }
  }
}

/** Rows by table; the search index is left out, since it can be made again. */
function rowCounts(connection: Sqlite.Database) {
  const tables = connection
    .prepare(
      `select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' and name not like '%_search%'`,
    )
    .pluck()
    .all() as string[];
  const count = (table: string) => connection.prepare(`select count(*) from "${table}"`).pluck().get() as number;
  return new Map(tables.map((table) => [table, count(table)]));
}

/** Writes a consistent copy of the database into `folder`, keeps the newest five, and returns the path of the new one. */
export async function backUp(connection: Sqlite.Database, folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const name = `site-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.db`;
  // Written beside and then put in place: half a backup must not look like one.
  const half = join(folder, `${name}${unfinished}`);
  closeSync(openSync(half, 'w', 0o600));
  await connection.backup(half);
  renameSync(half, join(folder, name));
  for (const left of readdirSync(folder).filter((name) => name.endsWith(unfinished))) rmSync(join(folder, left));
  const old = readdirSync(folder)
    .filter((name) => /^site-.*\.db$/.test(name))
    .sort()
    .slice(0, -backupsKept);
  old.forEach((name) => rmSync(join(folder, name)));
  return join(folder, name);
}
