import { drizzle } from 'drizzle-orm/node-postgres';
import { PgPreparedQuery } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { OnStatement, Tx } from '../database.ts';
import { rethrow } from './failures.ts';

// As SQLite gives them: numbers as numbers, and JSON as text, which Drizzle reads.
const { INT8, NUMERIC, JSON: json } = pg.types.builtins;
pg.types.setTypeParser(INT8, Number);
pg.types.setTypeParser(NUMERIC, Number);
pg.types.setTypeParser(json, (text) => text);

// Drizzle would put the values of a failed statement into the message, and so people's names and addresses into the log.
Reflect.set(PgPreparedQuery.prototype, 'queryWithCache', (_: unknown, __: unknown, query: () => unknown) => query());

/** Milliseconds until a server that does not answer counts as away. */
const patience = 5000;

type Access = { most: number; isReader?: boolean };

/** Connections that are made as they are needed, and again when one is lost. */
export function createPool(url: string, { most, isReader = false }: Access) {
  const pool = new pg.Pool({
    connectionString: url,
    max: most,
    connectionTimeoutMillis: patience,
    // What was prepared on a connection would be lost with it.
    idleTimeoutMillis: 300_000,
    keepAlive: true,
    application_name: 'vitrin',
    ...(isReader && { options: '-c default_transaction_read_only=on' }),
    allowExitOnIdle: true,
  });
  // A connection that ends is replaced at the next use, which fails by itself where that cannot be; so does what it was
  // asked for when it ended.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** What stores speak to. Typed as SQLite's: of both, they use what is the same. */
export function asTx(client: pg.Pool | pg.ClientBase, onStatement?: OnStatement): Tx {
  const query = (...asked: [pg.QueryConfig, unknown[]]) => client.query(...asked).catch(rethrow);
  const logger = onStatement && { logQuery: (sql: string) => onStatement(sql) };
  return drizzle({ client: { query } as unknown as pg.Pool, ...(logger && { logger }) }) as unknown as Tx;
}
