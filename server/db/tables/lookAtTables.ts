import Sqlite from 'better-sqlite3';

/** Reports the error of each failed statement of the connection. */
export function noteFailures(connection: Sqlite.Database, note: (error: unknown) => void) {
  const noting =
    <Given extends unknown[], Result>(work: (...given: Given) => Result) =>
    (...given: Given): Result => {
      try {
        return work(...given);
      } catch (error) {
        note(error);
        throw error;
      }
    };
  const prepare = connection.prepare.bind(connection);
  const noted = (source: string) => {
    const statement = prepare(source);
    const [all, get, run] = [statement.all, statement.get, statement.run].map((way) => noting(way.bind(statement)));
    return Object.assign(statement, { all, get, run });
  };
  Object.assign(connection, { prepare: noting(noted) });
}

/**
 * Reads the beginning of each table from the disk, like a page that is in no cache. `look` throws SQLite's own errors. It has
 * a connection of its own, whose cache visitors' queries do not fill.
 */
export function createLook(file: string) {
  let connection: Sqlite.Database | undefined;
  let readings: Sqlite.Statement[] | undefined;
  return {
    look() {
      connection ??= new Sqlite(file, { fileMustExist: true, readonly: true });
      connection.pragma('shrink_memory');
      readings ??= readingsOf(connection);
      for (const reading of readings) reading.get();
    },
    close: () => connection?.close(),
  };
}

/** Preparing these statements takes ten times as long as running them. */
function readingsOf(connection: Sqlite.Database) {
  const tables = connection
    .prepare(`select name from sqlite_schema where type = 'table' and sql not like 'create virtual%'`)
    .pluck()
    .all() as string[];
  return tables.map((table) => connection.prepare(`select * from "${table}" limit 1`));
}
