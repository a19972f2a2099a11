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
    const filled = await rowsOf<Filled>(tx, sql.raw(known.map(aRow).join(' union all ')));
    if (filled.length > 0) await empty(tx, filled);
    const applied = await rowsOf(tx, sql`select 1 from __drizzle_migrations`);
    return applied.length === migrations.length;
  });

type Filled = { name: string; bytes: number };

const aRow = (table: string) =>
  `select '${table}' as name, pg_relation_size('"${table}"')::int as bytes where exists (select from "${table}")`;

/** Bytes of a table from which on its deleted rows, which nobody vacuums here, would hold up the next tests. */
const most = 2 ** 18;

/**
 * A `truncate` makes new files for each table and index, and for all that refer to them: it takes a hundred times as long as to
 * delete the few rows of a test.
 */
async function empty(tx: Tx, filled: Filled[]) {
  const names = filled.map(({ name }) => `"${name}"`);
  const isLarge = filled.some(({ bytes }) => bytes > most);
  // Foreign keys and triggers are no matter where everything goes.
  await rowsOf(tx, sql`set session_replication_role = replica`);
  if (isLarge) await rowsOf(tx, sql.raw(`truncate ${names.join()} cascade`));
  else await rowsOf(tx, sql.raw(`do $$ begin ${names.map((name) => `delete from ${name};`).join(' ')} end $$`));
  await rowsOf(
    tx,
    sql`select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
      from pg_sequences where schemaname = 'public' and last_value is not null and sequencename not like '\\_%'`,
  );
}

async function namesOf(tx: Tx, query: ReturnType<typeof sql.raw>) {
  return (await rowsOf<{ name: string }>(tx, query)).map(({ name }) => name);
}
