import type { Db, Opening } from './database.ts';
import type { Recorder } from './recorder.ts';
import { openSqlite, openSqliteBeside } from './sqlite/sqliteDatabase.ts';
import type { Turn } from './inTurn.ts';

// PostgreSQL's driver is loaded only where it is used.

/** Opens the database and brings its tables up to date. Throws an Error with one clear sentence. */
export async function openDatabase(dataDir: string, opening: Opening = {}): Promise<Db> {
  const { url } = opening;
  if (url === undefined) return openSqlite(dataDir, opening);
  const { openPostgres } = await import('./postgres/openPostgres.ts');
  return openPostgres(url, opening);
}

type Beside = { turn: Turn; url?: string | undefined; recorder?: Recorder };

/** Opens the database in a worker of a process that has it open, so that checks and migrations are already done. */
export async function openBeside(dataDir: string, { turn, url, recorder }: Beside): Promise<Db> {
  if (url === undefined) return openSqliteBeside(dataDir, turn, recorder);
  const { openPostgresBeside } = await import('./postgres/openPostgres.ts');
  return openPostgresBeside(url, { turn, recorder });
}
