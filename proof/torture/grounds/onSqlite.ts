import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import type { Ground } from './ground.ts';

/** The file as a killed process left it. */
export function onSqlite(dataDir: string): Ground {
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
