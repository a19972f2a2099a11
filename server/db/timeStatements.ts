import type Sqlite from 'better-sqlite3';

/** Receives each executed statement, without its values, and its duration in milliseconds. */
export type OnRun = (sql: string, tookMs: number) => void;

const ways = ['run', 'get', 'all'] as const;

/** Measures every statement that is prepared on this connection. */
export function timeStatements(connection: Sqlite.Database, onRun: OnRun) {
  const prepare = connection.prepare.bind(connection);
  const timed = (sql: string) => {
    const statement = prepare(sql);
    for (const way of ways) {
      const run = statement[way].bind(statement) as (...values: unknown[]) => never;
      statement[way] = (...values: unknown[]) => {
        const started = performance.now();
        try {
          return run(...values);
        } finally {
          onRun(sql, performance.now() - started);
        }
      };
    }
    return statement;
  };
  connection.prepare = timed as typeof connection.prepare;
}
