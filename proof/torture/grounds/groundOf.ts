import type { Engine } from '../outcome/outcome.ts';
import type { Ground } from './ground.ts';
import { onPostgres } from './onPostgres.ts';
import { onSqlite } from './onSqlite.ts';

/** The content of a folder, on that engine; undefined on a machine that does not have it. */
export const groundOf = async (engine: Engine, folder: string): Promise<Ground | undefined> =>
  engine === 'postgres' ? onPostgres(folder) : onSqlite(folder);
