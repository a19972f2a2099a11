import { drizzle } from 'drizzle-orm/node-postgres';
import { PgPreparedQuery } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { OnStatement, Tx } from '../database.ts';
import type { OnRun } from '../timed.ts';
import { isLost, rethrow } from './failures.ts';
import type { Sockets } from './sockets.ts';

// As SQLite gives them: numbers as numbers, and JSON as text, which Drizzle reads.
const { INT8, NUMERIC, JSON: json } = pg.types.builtins;
pg.types.setTypeParser(INT8, Number);
pg.types.setTypeParser(NUMERIC, Number);
pg.types.setTypeParser(json, (text) => text);

// Drizzle would put the values of a failed statement into the message, and so people's names and addresses into the log.
Reflect.set(PgPreparedQuery.prototype, 'queryWithCache', (_: unknown, __: unknown, query: () => unknown) => query());

/** Milliseconds until a server that does not answer counts as away. */
const patience = 5000;

type Access = { most: number; isReader?: boolean; isComputing?: boolean; sockets: Sockets };

/**
 * A process that is cut off in the middle of its transaction holds the writers' lock until the server gives it up: in a few
 * seconds where its machine does not answer, and where something in between does, after so many in which it asks nothing.
 * Others wait meanwhile. What computes in the middle of its transaction, as imports do, is given longer.
 */
const givenUpAfter = { usually: 5, computing: 20 };
const givenUp = (isComputing: boolean) =>
  Object.entries({
    tcp_keepalives_idle: 2,
    tcp_keepalives_interval: 1,
    tcp_keepalives_count: 3,
    tcp_user_timeout: '5s',
    idle_in_transaction_session_timeout: `${givenUpAfter[isComputing ? 'computing' : 'usually']}s`,
  })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');

/** Connections that are made as they are needed, and again when one is lost. */
export function createPool(url: string, { most, isReader = false, isComputing = false, sockets }: Access) {
  const pool = new pg.Pool({
    connectionString: url,
    max: most,
    connectionTimeoutMillis: patience,
    // What was prepared on a connection would be lost with it.
    idleTimeoutMillis: 300_000,
    keepAlive: true,
    application_name: 'vitrin',
    options: isReader ? '-c default_transaction_read_only=on' : givenUp(isComputing),
    stream: sockets.stream,
    allowExitOnIdle: true,
  });
  // A connection that ends is replaced at the next use, which fails by itself where that cannot be; so does what it was
  // asked for when it ended.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

type Asking = {
  onRun?: OnRun | undefined;
  onStatement?: OnStatement | undefined;
  /** Throws while the server is gone. */
  refuseGone?: () => void;
  /** Receives the error of each failed statement. */
  onFailure?: (error: unknown) => void;
};

/** What stores speak to. Typed as SQLite's: of both, they use what is the same. */
export function asTx(client: pg.Pool | pg.ClientBase, { onStatement, onRun, refuseGone, onFailure }: Asking = {}): Tx {
  const isPool = client instanceof pg.Pool;
  const query = async (...asked: [pg.QueryConfig, unknown[]]) => {
    const started = performance.now();
    const ask = async () => {
      refuseGone?.();
      return client.query(...asked);
    };
    // Outside of a transaction, what was asked over a connection that is lost can be asked over the next.
    const answer = isPool ? ask().catch((error: unknown) => (isLost(error) ? ask() : rethrow(error))) : ask();
    return answer
      .catch((error: unknown) => {
        onFailure?.(error);
        rethrow(error);
      })
      .finally(() => onRun?.(asked[0].text, performance.now() - started));
  };
  const logger = onStatement && { logQuery: (sql: string) => onStatement(sql) };
  return drizzle({ client: { query } as unknown as pg.Pool, ...(logger && { logger }) }) as unknown as Tx;
}
