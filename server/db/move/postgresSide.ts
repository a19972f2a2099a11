import pg from 'pg';
import { noteTable } from '../sqlite/moveNote.ts';
import type { Kind, Place, Source, Table, Target, Value } from './side.ts';

/** The number of pages, of 8 KB each, that are read from a table at once. */
const pagesAtOnce = 32;

const quoted = (name: string) => pg.escapeIdentifier(name);
const list = ({ columns }: Table) => columns.map(({ name }) => quoted(name)).join();

const kinds: Record<string, Kind> = {
  text: 'text',
  json: 'json',
  bigint: 'int',
  'double precision': 'decimal',
  boolean: 'flag',
};

/** This is the type of an array of values in a statement. */
const arrays: Record<Kind, string> = { text: 'text', json: 'text', int: 'int8', decimal: 'float8', flag: 'bool' };

type Column = { table: string; name: string; type: string; identity: string };

/**
 * The tables that a move copies, referenced ones first. It leaves out the tables of the search, which are made again, those
 * of notes, and unlogged ones.
 */
export async function tablesOf(client: pg.ClientBase): Promise<Table[]> {
  const { rows: columns } = await client.query<Column>(
    `select c.table_name as "table", c.column_name as name, c.data_type as type, c.is_identity as identity
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = current_schema() and t.table_type = 'BASE TABLE'
        and c.table_name not in ('__drizzle_migrations', $1)
        and not exists (select from pg_class where oid = quote_ident(c.table_name)::regclass and relpersistence = 'u')
        and not exists (select from information_schema.columns o where o.table_schema = c.table_schema
          and o.table_name = c.table_name and o.data_type = 'tsvector')
      order by c.table_name, c.ordinal_position`,
    [noteTable],
  );
  const { rows: references } = await client.query<{ table: string; target: string }>(
    `select conrelid::regclass::text as "table", confrelid::regclass::text as target from pg_constraint
      where contype = 'f' and connamespace = current_schema()::regnamespace and conrelid <> confrelid`,
  );
  const tables = new Map<string, Table>();
  for (const { table: name, ...column } of columns) {
    const kind = kinds[column.type];
    if (!kind) throw new Error(`The column ${column.name} of ${name} is of a type that cannot be moved.`);
    const table = tables.get(name) ?? { name, columns: [], sequence: null };
    table.columns.push({ name: column.name, kind });
    if (column.identity === 'YES') table.sequence = column.name;
    tables.set(name, table);
  }
  return ordered([...tables.values()], references);
}

function ordered(tables: Table[], references: { table: string; target: string }[]): Table[] {
  const placed: Table[] = [];
  let left = tables;
  while (left.length > 0) {
    const waiting = new Set(left.map(({ name }) => name));
    const isFree = ({ name }: Table) =>
      references.every(({ table, target }) => table !== name || target === name || !waiting.has(target));
    const free = left.filter(isFree);
    if (free.length === 0) throw new Error('The tables refer to each other in a circle.');
    placed.push(...free);
    left = left.filter((table) => !free.includes(table));
  }
  return placed;
}

/** Reads the state at which `client` has begun its transaction. */
export function postgresSource(client: pg.ClientBase, name: string): Source {
  async function one<Result>(text: string, values: unknown[] = []) {
    const { rows } = await client.query<{ value: Result }>(text, values);
    return rows[0]?.value;
  }
  const sequenceOf = async (table: Table) =>
    one<string>('select pg_get_serial_sequence($1, $2) as value', [quoted(table.name), table.sequence]);
  return {
    name,
    count: async (table) => (await one<number>(`select count(*) as value from ${quoted(table.name)}`)) ?? 0,
    async *batches(table, from) {
      const pages =
        (await one<number>(
          `select ceil(pg_relation_size($1::regclass) / current_setting('block_size')::numeric) as value`,
          [quoted(table.name)],
        )) ?? 0;
      for (let page = from; page < pages; page += pagesAtOnce) {
        const next = page + pagesAtOnce;
        const { rows } = await client.query<Value[]>({
          text: `select ${list(table)} from ${quoted(table.name)} where ctid >= '(${page},0)' and ctid < '(${next},0)'`,
          rowMode: 'array',
        });
        yield { rows, next };
      }
    },
    async lastNumber(table) {
      const last = await one<number>(
        `select case when is_called then last_value else 0 end as value from ${await sequenceOf(table)}`,
      );
      return last ?? 0;
    },
  };
}

export async function insertRows(client: pg.ClientBase, table: Table, rows: Value[][]) {
  if (rows.length === 0) return;
  const given = table.columns.map(({ kind }, at) => `$${at + 1}::${arrays[kind]}[]`);
  const taken = table.columns.map(({ kind }, at) => (kind === 'json' ? `c${at}::json` : `c${at}`));
  await client.query(
    `insert into ${quoted(table.name)} (${list(table)})
      select ${taken.join()} from unnest(${given.join()}) as given(${table.columns.map((_, at) => `c${at}`).join()})`,
    table.columns.map((_, at) => rows.map((row) => row[at])),
  );
}

export async function setLastNumber(client: pg.ClientBase, table: Table, last: number) {
  await client.query('select setval(pg_get_serial_sequence($1, $2), greatest($3::int8, 1), $3::int8 > 0)', [
    quoted(table.name),
    table.sequence,
    last,
  ]);
}

/** Writes into a database whose tables are up to date. */
export function postgresTarget(client: pg.ClientBase, name: string): Target {
  const source = postgresSource(client, name);

  return {
    ...source,
    async add(table, rows, place) {
      await client.query('begin');
      try {
        await insertRows(client, table, rows);
        await client.query(
          `insert into ${noteTable} (key, place) values ($1, $2) on conflict (key) do update set place = excluded.place`,
          [table.name, JSON.stringify(place)],
        );
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw error;
      }
    },
    async place(table) {
      const { rows } = await client.query<{ place: string }>(`select place from ${noteTable} where key = $1`, [
        table.name,
      ]);
      return rows[0] ? (JSON.parse(rows[0].place) as Place) : { next: 0, isDone: false };
    },
    setLastNumber: (table, last) => setLastNumber(client, table, last),
  };
}
