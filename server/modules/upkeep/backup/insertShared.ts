import type Sqlite from 'better-sqlite3';
import type { Rows } from '../../../db/snapshot.ts';

/** Copies the columns that both databases have, since another version may have others. A row of the same key is replaced. */
export function insertShared(database: Sqlite.Database, table: string, rows: Rows[string]) {
  const columns = database.prepare('select name from pragma_table_info(?)').pluck().all(table) as string[];
  for (const row of rows) {
    const shared = columns.filter((name) => row[name] !== undefined);
    const marks = shared.map(() => '?').join();
    database
      .prepare(`insert or replace into ${table} (${shared.map((name) => `"${name}"`).join()}) values (${marks})`)
      .run(shared.map((name) => row[name]));
  }
}
