import { appendFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { expect, inject } from 'vitest';
import { aloneOn } from '../../db/postgres/lock.ts';
import { rowsOf } from '../../db/postgres/rowsOf.ts';

/** The statements go to this file, a line of JSON for each database of a test. `npm run test:release` names it and reads it. */
const file = process.env.STATEMENTS_FILE;

/** Settings for PostgreSQL's own count of statements, which includes those of worker processes and other servers. */
export const listening = file ? ['shared_preload_libraries=pg_stat_statements'] : [];

export const extensions = file ? ['create extension pg_stat_statements'] : [];

/** Writes which statements the test that ends has sent to its database, and for how many seconds it had it. */
export async function noteStatements(url: string, seconds: number): Promise<void> {
  if (!file) return;
  const database = new URL(url).pathname.slice(1);
  const statements = await aloneOn(inject('postgres'), async (tx) => {
    const [{ id } = { id: 0 }] = await rowsOf<{ id: number }>(
      tx,
      sql`select oid::int as id from pg_database where datname = ${database}`,
    );
    const rows = await rowsOf<{ query: string }>(tx, sql`select query from pg_stat_statements where dbid = ${id}`);
    await rowsOf(tx, sql`select pg_stat_statements_reset(0, ${id}, 0)`);
    return rows.map(({ query }) => query);
  });
  const { testPath, currentTestName } = expect.getState();
  appendFileSync(file, `${JSON.stringify({ file: testPath, test: currentTestName, seconds, statements })}\n`);
}
