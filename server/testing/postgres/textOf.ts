import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { rowsOf } from '../../db/postgres/rowsOf.ts';

/** Returns everything that is in the tables, as text. */
export async function textOf(tx: Tx): Promise<string> {
  const tables = await rowsOf<{ name: string }>(
    tx,
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const each = tables.map(({ name }) => `select row_to_json(t)::text as text from "${name}" t`);
  const rows = await rowsOf<{ text: string }>(tx, sql.raw(each.join(' union all ')));
  return rows.map(({ text }) => text).join('\n');
}
