import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Tx } from '../../db/database.ts';
import { aloneOn } from '../../db/postgres/lock.ts';
import { rowsOf } from '../../db/postgres/rowsOf.ts';

const migrations = readMigrationFiles({ migrationsFolder: 'server/db/migrations.postgres' });
const tables = migrations.flatMap(({ sql }) => sql).filter((statement) => /^CREATE (UNLOGGED )?TABLE/m.test(statement));

/** Empties a database. Resolves to false for one that is no longer as the migrations made it. */
export const wipe = (url: string): Promise<boolean> =>
  aloneOn(url, async (tx) => {
    // Connections that tests have closed may still be open on the server.
    await rowsOf(
      tx,
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
    );
    const there = await namesOf(tx, sql`select tablename as name from pg_tables where schemaname = 'public'`);
    const known = there.filter((name) => name !== '__drizzle_migrations');
    if (known.length !== tables.length || known.length === there.length) return false;
    const filled = await namesOf(tx, sql.raw(known.map(aRow).join(' union all ')));
    if (filled.length > 0) {
      const list = filled.map((name) => `"${name}"`).join();
      await rowsOf(tx, sql.raw(`truncate ${list} restart identity cascade`));
    }
    const applied = await rowsOf(tx, sql`select 1 from __drizzle_migrations`);
    return applied.length === migrations.length;
  });

const aRow = (table: string) => `select '${table}' as name where exists (select from "${table}")`;

async function namesOf(tx: Tx, query: ReturnType<typeof sql.raw>) {
  return (await rowsOf<{ name: string }>(tx, query)).map(({ name }) => name);
}
