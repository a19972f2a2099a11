import { sql, type SQL } from 'drizzle-orm';
import type { Db } from './database.ts';
import { engine } from './engine.ts';
import { rowsOf } from './postgres/rowsOf.ts';

/** The parts of a full-text index of SQLite are tables of their own, which count for it. */
const ofIndex = sql`(select v.name from sqlite_master v where v.sql like 'create virtual table%'
  and (t.tbl_name = v.name or t.tbl_name in (v.name || '_data', v.name || '_idx', v.name || '_content',
  v.name || '_docsize', v.name || '_config')) order by length(v.name) desc limit 1)`;

const sizes =
  engine === 'postgres'
    ? sql`select c.relname as name, pg_total_relation_size(c.oid) as bytes from pg_class c
        where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace`
    : sql`select coalesce(${ofIndex}, t.tbl_name) as name, sum(s.pgsize) as bytes
        from dbstat s join sqlite_master t on t.name = s.name group by 1`;

const asked = <Row>(db: Db, statement: SQL): Promise<Row[]> =>
  engine === 'postgres' ? rowsOf<Row>(db, statement) : Promise.resolve(db.all<Row>(statement));

/** Returns each table with its bytes, indexes included, and its rows. It reads the whole database. */
export async function tableSizes(db: Db): Promise<{ name: string; bytes: number; rows: number }[]> {
  const tables = [];
  for (const { name, bytes } of await asked<{ name: string; bytes: number }>(db, sizes)) {
    const [counted] = await asked<{ rows: number }>(db, sql`select count(*) as "rows" from ${sql.identifier(name)}`);
    tables.push({ name, bytes: Number(bytes), rows: Number(counted?.rows ?? 0) });
  }
  return tables;
}
