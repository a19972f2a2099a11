import type { SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Tx } from '../database.ts';

/** Runs a statement that only PostgreSQL understands. */
export async function rowsOf<Row>(tx: Tx, statement: SQL): Promise<Row[]> {
  const { rows } = await (tx as unknown as NodePgDatabase).execute(statement);
  return rows as Row[];
}
