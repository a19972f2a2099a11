import type { SQL } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { engine } from '../db/engine.ts';
import { rowsOf } from '../db/postgres/rowsOf.ts';

/** Runs a statement that every engine understands, bypassing the stores. */
export async function runSql(tx: Tx, statement: SQL): Promise<void> {
  if (engine === 'postgres') await rowsOf(tx, statement);
  else await tx.run(statement);
}
