import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Opening, Tx } from '../database.ts';
import { reportMigrations } from '../sqlite/migrate.ts';
import { rowsOf } from './rowsOf.ts';

/** The oldest version of PostgreSQL. Older ones lack nothing yet, but are not tested. */
const oldest = 15;

/** Brings the tables up to date: every missing migration in one transaction. Throws an Error with one clear sentence. */
export async function migrate(tx: Tx, migrationsFolder: string, telling: Pick<Opening, 'say' | 'doing'> = {}) {
  const [server] = await rowsOf<{ version: string }>(tx, sql`select current_setting('server_version') as version`);
  refuseOldServer(server?.version ?? '');
  // The table and its columns are Drizzle's own, so that its tools understand the database.
  await rowsOf(
    tx,
    sql`create table if not exists __drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  const [row] = await rowsOf<{ applied: number | null }>(
    tx,
    sql`select max(created_at) as applied from __drizzle_migrations`,
  );
  const applied = row?.applied ?? 0;
  const known = readMigrationFiles({ migrationsFolder });
  if (applied > (known.at(-1)?.folderMillis ?? 0)) {
    throw new Error('The database is newer than this program: start the version that last used it, or a later one.');
  }
  const missing = known.filter(({ folderMillis }) => folderMillis > applied);
  if (missing.length === 0) return;
  const isOver =
    applied > 0
      ? reportMigrations(missing.length, 'All in one transaction, without a copy of the database.', telling)
      : undefined;
  await rowsOf(tx, sql`begin`);
  try {
    for (const { sql: statements, hash, folderMillis } of missing) {
      for (const statement of statements) await rowsOf(tx, sql.raw(statement));
      await rowsOf(tx, sql`insert into __drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`);
    }
    await rowsOf(tx, sql`commit`);
    isOver?.('To go back, restore a backup from before.');
  } catch (error) {
    await rowsOf(tx, sql`rollback`);
    throw error;
  }
}

/** The version is text such as '15.8 (Debian 15.8-1)'. */
export function refuseOldServer(version: string) {
  if (Number.parseInt(version) >= oldest) return;
  throw new Error(`The server runs PostgreSQL ${version}: Vitrin needs ${oldest} or later.`);
}
