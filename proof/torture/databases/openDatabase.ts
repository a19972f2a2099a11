import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import type { Engine } from '../outcome/outcome.ts';
import type { Database } from './database.ts';
import { onPostgres } from './onPostgres.ts';

/** Puts the content of a folder on an engine; undefined on a machine that does not have the engine. */
export const openDatabase = async (engine: Engine, folder: string): Promise<Database | undefined> =>
  engine === 'postgres' ? onPostgres(folder) : onSqlite(folder);

function onSqlite(dataDir: string): Database {
  function reading<T>(read: (file: Sqlite.Database) => T) {
    const file = new Sqlite(join(dataDir, 'site.db'));
    try {
      return read(file);
    } finally {
      file.close();
    }
  }
  return {
    dataDir,
    settings: {},
    rows: async <Row>(statement: string) => reading((file) => file.prepare<[], Row>(statement).all()),
    damage: async () => {
      const found = reading((file) => file.pragma('integrity_check', { simple: true }));
      return found === 'ok' ? [] : [`integrity_check: ${String(found)}`];
    },
    leave: async () => undefined,
  };
}
