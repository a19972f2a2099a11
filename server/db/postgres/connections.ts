import { drizzle } from 'drizzle-orm/node-postgres';
import { PgPreparedQuery } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { OnStatement, Tx } from '../database.ts';
import type { Line } from '../line.ts';
import type { OnRun } from '../timeStatements.ts';
import { forVisitors, onlyVisible } from '../visible.ts';
import { isLost, rethrow } from './failures.ts';
import type { Sockets } from './sockets.ts';

// Values get the types of SQLite's: numbers are numbers, and JSON is text, which Drizzle parses.
const { INT8, NUMERIC, JSON: json } = pg.types.builtins;
pg.types.setTypeParser(INT8, Number);
pg.types.setTypeParser(NUMERIC, Number);
pg.types.setTypeParser(json, (text) => text);

// Drizzle would put a failed statement's values into the message, so that names and addresses of people would be logged.
Reflect.set(PgPreparedQuery.prototype, 'queryWithCache', (_: unknown, __: unknown, query: () => unknown) => query());

/** A server that does not answer for this many milliseconds counts as unavailable. */
const patience = 5000;

type Access = { most: number; isReader?: boolean; isComputing?: boolean; sockets: Sockets };

/**
 * A process that is cut off in the middle of its transaction holds the writers' lock until the server ends its connection:
 * within seconds if its machine does not answer, and after these idle times if something in between does. Others wait until
 * then. Programs such as imports, which compute in the middle of transactions, have longer.
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

/** A table that another program has locked holds no visitor for longer than a server that does not answer. */
const reading = `-c default_transaction_read_only=on -c lock_timeout=${patience}`;

/** Makes connections when they are needed, and replaces lost ones. */
export function createPool(url: string, { most, isReader = false, isComputing = false, sockets }: Access) {
  const pool = new pg.Pool({
    connectionString: url,
    max: most,
    connectionTimeoutMillis: patience,
    // Prepared statements are lost with their connection.
    idleTimeoutMillis: 300_000,
    keepAlive: true,
    application_name: 'vitrin',
    options: isReader ? reading : givenUp(isComputing),
    stream: sockets.stream,
    allowExitOnIdle: true,
  });
  // A connection that ends is replaced at its next use, which reports its own failure, and so does the statement that was
  // running when it ended.
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
  /** The handle is for visitors, and sees only what is on the site. */
  isForVisitors?: boolean;
  /** Statements wait in it for each other. */
  line?: Line;
};

/** The connection for stores. It has the type of SQLite's, since stores use only the common part. */
export function asTx(client: pg.Pool | pg.ClientBase, asking: Asking = {}): Tx {
  const { onStatement, onRun, refuseGone, onFailure, isForVisitors = false, line = (work) => work() } = asking;
  const isPool = client instanceof pg.Pool;
  const query = async (config: pg.QueryConfig, values: unknown[]) => {
    const asked = [isForVisitors ? { ...config, text: onlyVisible(config.text) } : config, values] as const;
    const started = performance.now();
    const ask = async () => {
      refuseGone?.();
      return line(() => client.query(...asked));
    };
    // Outside of a transaction, a statement whose connection is lost can be repeated on the next one.
    const answer = isPool ? ask().catch((error: unknown) => (isLost(error) ? ask() : rethrow(error))) : ask();
    return answer
      .catch((error: unknown) => {
        onFailure?.(error);
        rethrow(error);
      })
      .finally(() => onRun?.(asked[0].text, performance.now() - started));
  };
  const logger = onStatement && { logQuery: (sql: string) => onStatement(sql) };
  const tx = drizzle({ client: { query } as unknown as pg.Pool, ...(logger && { logger }) }) as unknown as Tx;
  return isForVisitors ? forVisitors(tx) : tx;
}
