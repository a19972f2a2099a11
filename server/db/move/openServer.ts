import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { asTx } from '../postgres/connections.ts';
import { explainConnection } from '../postgres/explainConnection.ts';
import { rethrow } from '../postgres/failures.ts';
import { migrate, refuseOldServer } from '../postgres/migrate.ts';
import { halfMoved, noteTable, originKey, serverName } from '../sqlite/moveNote.ts';
import { postgresSource, postgresTarget, tablesOf } from './postgresSide.ts';
import { inUse, migrationsOf, notEmpty, otherMove, refuseNewer, refuseOtherVersion } from './schemaState.ts';

/** Runs `open` on a connection of its own. Throws an Error with one clear sentence. */
export async function connected<T extends object>(url: string, open: (client: pg.Client) => Promise<T>) {
  const client = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'vitrin moves' });
  // The next statement reports the failure.
  client.on('error', () => undefined);
  // Errors of the server would contain the values of rows.
  const ask = client.query.bind(client) as (...asked: unknown[]) => Promise<unknown>;
  Object.assign(client, { query: (...asked: unknown[]) => ask(...asked).catch(rethrow) });
  const close = () => client.end();
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string }>(`select current_setting('server_version') as version`);
    refuseOldServer(rows[0]?.version ?? '');
    return { ...(await open(client)), close };
  } catch (error) {
    await client.end();
    throw explainConnection(error, url);
  }
}

async function isThere(client: pg.ClientBase, query: string, values: unknown[] = []) {
  const { rows } = await client.query(query, values);
  return rows.length > 0;
}

const hasTable = (client: pg.ClientBase, table: string) =>
  isThere(client, 'select from pg_tables where schemaname = current_schema() and tablename = $1', [table]);

/** Returns the time of the last migration; null for none. */
async function appliedIn(client: pg.ClientBase): Promise<number | null> {
  if (!(await hasTable(client, '__drizzle_migrations'))) return null;
  const { rows } = await client.query<{ applied: number | null }>(
    'select max(created_at) as applied from __drizzle_migrations',
  );
  return rows[0]?.applied ?? null;
}

/** Connections have this many milliseconds to end: those of a killed process may be in the middle of a statement. */
const patience = 3000;

const others = `select from pg_stat_activity where datname = current_database() and application_name like 'vitrin%'
  and pid <> pg_backend_pid()`;

/** Returns whether the product has another connection that does not end. */
async function isUsed(client: pg.ClientBase) {
  for (const start = Date.now(); Date.now() - start < patience; await setTimeout(100)) {
    if (!(await isThere(client, others))) return false;
  }
  return true;
}

export async function refuseUsed(client: pg.ClientBase, url: string) {
  if (await isUsed(client)) throw inUse(serverName(url));
}

/** Returns whether the database has no tables. */
export async function isEmpty(url: string): Promise<boolean> {
  const { made, close } = await connected(url, async (client) => ({
    made: await hasTable(client, '__drizzle_migrations'),
  }));
  await close();
  return !made;
}

type Options = { mayRun?: boolean };

/** `mayRun`: a site may write to the database at the same time. */
export const openServerSource = (url: string, { mayRun = false }: Options = {}) =>
  connected(url, async (client) => {
    if (await hasTable(client, noteTable)) throw halfMoved(serverName(url));
    if (!mayRun) await refuseUsed(client, url);
    refuseOtherVersion(await appliedIn(client), migrationsOf.postgres, serverName(url));
    await client.query('begin isolation level repeatable read read only');
    return { side: postgresSource(client, serverName(url)), tables: await tablesOf(client) };
  });

/** Opens an empty database, or one that the same move has half filled. `origin` names the source of its rows. */
export const openServerTarget = (url: string, origin: string) =>
  connected(url, async (client) => {
    await refuseUsed(client, url);
    await refuseRows(client, url, origin);
    refuseNewer(await appliedIn(client), migrationsOf.postgres, serverName(url));
    await client.query(`create table if not exists ${noteTable} (key text primary key, place text not null)`);
    await client.query(`insert into ${noteTable} (key, place) values ($1, $2) on conflict do nothing`, [
      originKey,
      origin,
    ]);
    await migrate(asTx(client), migrationsOf.postgres);
    return {
      side: postgresTarget(client, serverName(url)),
      tables: await tablesOf(client),
      finish: () => finish(client),
    };
  });

async function refuseRows(client: pg.ClientBase, url: string, origin: string) {
  if (await hasTable(client, noteTable)) {
    const { rows } = await client.query<{ place: string }>(`select place from ${noteTable} where key = $1`, [
      originKey,
    ]);
    const other = rows[0]?.place;
    if (other !== undefined && other !== origin) throw otherMove(serverName(url), other);
    return;
  }
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = current_schema() and tablename <> '__drizzle_migrations'`,
  );
  for (const { name } of rows)
    if (await isThere(client, `select from ${name} limit 1`)) throw notEmpty(serverName(url));
}

/** Makes it an ordinary database, whose first start makes the search index. */
async function finish(client: pg.ClientBase) {
  await client.query(`delete from state where key = 'search-rules'`);
  await client.query(`drop table ${noteTable}`);
  await client.query('analyze');
}
