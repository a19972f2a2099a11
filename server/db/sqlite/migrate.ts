import { dirname } from 'node:path';
import type Sqlite from 'better-sqlite3';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { copyAside, megabytes, roomForUpdate } from './copies.ts';
import type { Opening } from '../database.ts';

type Folders = { migrationsFolder: string; backupsFolder: string };

/**
 * Brings the tables up to date: makes a copy, then runs every missing migration in one transaction, which is rolled back
 * when a reference dangles or a table has lost rows. Foreign keys are off during this, since rebuilding a table would
 * otherwise delete the rows that refer to it.
 */
export async function migrate(
  connection: Sqlite.Database,
  { migrationsFolder, backupsFolder }: Folders,
  telling: Pick<Opening, 'say' | 'doing'> = {},
) {
  // The table and its columns are Drizzle's own, so that its tools understand the database.
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
  if (applied === null) return apply(connection, missing);
  const { size, needed, free } = roomForUpdate(connection, dirname(backupsFolder));
  const isOver = reportMigrations(
    missing.length,
    `A copy of the database, ${megabytes(size)}, first goes into ${backupsFolder}. ` +
      `All of it may need ${megabytes(needed)} of the ${megabytes(free)} that are free.`,
    telling,
  );
  const copy = await copyAside(connection, backupsFolder);
  apply(connection, missing);
  isOver(`The database as it was: ${copy}`);
}

function apply(connection: Sqlite.Database, missing: ReturnType<typeof readMigrationFiles>) {
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

/** The tables that hold the rows of former tables. */
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

/** Counts the rows of each table; the search index is left out, since it can be made again. */
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

/** Reports the beginning of a migration. Call the result to report the end. */
export function reportMigrations(count: number, before: string, { say, doing }: Pick<Opening, 'say' | 'doing'>) {
  const begun = performance.now();
  const migrations = `${count} ${count === 1 ? 'migration' : 'migrations'}`;
  doing?.(`updating the database, ${migrations}`);
  say?.(`The database is older than this program: ${migrations} to make. ${before}`);
  return (after: string) =>
    say?.(
      `The database is up to date, ${migrations} in ${((performance.now() - begun) / 1000).toFixed(1)} s. ${after}`,
    );
}
