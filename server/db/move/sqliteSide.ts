import type Sqlite from 'better-sqlite3';
import { noteTable } from '../sqlite/moveNote.ts';
import type { Place, Source, Table, Target, Value } from './side.ts';

const atOnce = 2000;

const quoted = (name: string) => `"${name}"`;
const list = ({ columns }: Table) => columns.map(({ name }) => quoted(name)).join();

/**
 * Names the tables that the move copies: not those of the search, which are rebuilt, nor those of notes and counts.
 */
export function tablesOf(connection: Sqlite.Database): Map<string, string[]> {
  const names = connection
    .prepare(
      `select name from sqlite_schema where type = 'table' and sql not like 'create virtual%'
        and name not like 'sqlite_%' and name not like '%_search_%' and name not in ('__drizzle_migrations', 'limit_counts', '${noteTable}')`,
    )
    .pluck()
    .all() as string[];
  const columns = connection.prepare('select name from pragma_table_info(?)').pluck();
  return new Map(names.map((name) => [name, columns.all(name) as string[]]));
}

const hasRowNumbers = (connection: Sqlite.Database, table: string) =>
  connection.prepare("select wr from pragma_table_list where schema = 'main' and name = ?").pluck().get(table) === 0;

/** Reads the state at which `connection` has begun a transaction. */
export function sqliteSource(connection: Sqlite.Database, name: string): Source {
  return {
    name,
    count: async (table) =>
      connection
        .prepare(`select count(*) from ${quoted(table.name)}`)
        .pluck()
        .get() as number,
    async *batches(table, from) {
      const name = quoted(table.name);
      // A table without row numbers lies in the order of its key: its rows are counted instead.
      const rows = hasRowNumbers(connection, table.name)
        ? `select rowid, ${list(table)} from ${name} where rowid > ? order by rowid limit ${atOnce}`
        : `select null, ${list(table)} from ${name} limit ${atOnce} offset ?`;
      const read = connection.prepare(rows).raw();
      for (let next = from; ;) {
        const found = read.all(next) as [number | null, ...(string | number | null)[]][];
        if (found.length === 0) return;
        next = found.at(-1)?.[0] ?? next + found.length;
        yield { rows: found.map(([, ...values]) => fromSqlite(table, values)), next };
      }
    },
    lastNumber: async (table) =>
      (connection.prepare('select seq from sqlite_sequence where name = ?').pluck().get(table.name) ?? 0) as number,
  };
}

/** Replaces the character with the number 0, which PostgreSQL refuses (server/db/columns/columns.postgres.ts). */
const fromSqlite = ({ columns }: Table, values: (string | number | null)[]): Value[] =>
  values.map((value, at) => {
    if (value === null) return null;
    const kind = columns[at]?.kind;
    if (kind === 'flag') return value !== 0;
    return typeof value === 'string' && kind === 'text' ? value.replaceAll('\0', ' ') : value;
  });

/** Writes into a database whose tables are up to date. */
export function sqliteTarget(connection: Sqlite.Database, name: string): Target {
  connection.exec(`create table if not exists ${noteTable} (key text primary key, place text not null)`);
  const readNote = connection.prepare(`select place from ${noteTable} where key = ?`).pluck();
  const writeNote = connection.prepare(`insert or replace into ${noteTable} (key, place) values (?, ?)`);
  return {
    ...sqliteSource(connection, name),
    async add(table, rows, place) {
      const marks = table.columns.map(() => '?').join();
      const insert = connection.prepare(`insert into ${quoted(table.name)} (${list(table)}) values (${marks})`);
      connection.transaction(() => {
        for (const row of rows) insert.run(row.map((value) => (typeof value === 'boolean' ? Number(value) : value)));
        writeNote.run(table.name, JSON.stringify(place));
      })();
    },
    async place(table) {
      const found = readNote.get(table.name) as string | undefined;
      return found ? (JSON.parse(found) as Place) : { next: 0, isDone: false };
    },
    async setLastNumber(table, last) {
      connection.prepare('delete from sqlite_sequence where name = ?').run(table.name);
      connection.prepare('insert into sqlite_sequence (name, seq) values (?, ?)').run(table.name, last);
    },
  };
}
