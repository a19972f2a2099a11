import Sqlite from 'better-sqlite3';
import pg from 'pg';

const statements = new WeakMap<object, string>();

function note(error: unknown, statement: string) {
  if (error instanceof Error) statements.set(error, statement);
}

/** Returns the SQL text that an error of either database is about; undefined for other errors. */
export const statementOf = (error: unknown) => (error instanceof Error ? statements.get(error) : undefined);

function noting<T>(sql: string, work: () => T) {
  try {
    return work();
  } catch (error) {
    note(error, sql);
    throw error;
  }
}

const ways = ['run', 'get', 'all'] as const;

/** SQLite reports an error when a statement is prepared, or when it runs. */
function listenToSqlite() {
  const prepare = Reflect.get(Sqlite.prototype, 'prepare') as (this: Sqlite.Database, sql: string) => Sqlite.Statement;
  Sqlite.prototype.prepare = function (this: Sqlite.Database, sql: string) {
    const statement = noting(sql, () => prepare.call(this, sql));
    for (const way of ways) {
      const run = statement[way].bind(statement) as (...values: unknown[]) => never;
      statement[way] = (...values: unknown[]) => noting(sql, () => run(...values));
    }
    return statement;
  } as typeof Sqlite.prototype.prepare;
}

type Query = (this: pg.Client, ...asked: unknown[]) => unknown;
type Callback = (error: unknown, ...more: unknown[]) => unknown;

/** A pool passes a callback; other callers await the answer. */
function listenToPostgres() {
  const query = Reflect.get(pg.Client.prototype, 'query') as Query;
  Reflect.set(pg.Client.prototype, 'query', function (this: pg.Client, ...asked: unknown[]) {
    const [config] = asked;
    const sql = typeof config === 'string' ? config : ((config as { text?: string } | undefined)?.text ?? '');
    const heard = asked.map((one) => {
      if (typeof one !== 'function') return one;
      return (error: unknown, ...more: unknown[]) => {
        note(error, sql);
        return (one as Callback)(error, ...more);
      };
    });
    const answer = query.apply(this, heard);
    if (answer instanceof Promise) answer.catch((error: unknown) => note(error, sql));
    return answer;
  });
}

listenToSqlite();
listenToPostgres();
