import { badRequest } from '../../core/errors.ts';
import { engine } from '../../db/engine.ts';

/** Only a database that is a file goes into a backup. Throws `BAD_REQUEST`. */
export function refuseServer() {
  if (engine === 'sqlite') return;
  throw badRequest(
    'The database is on a server of PostgreSQL: back it up and restore it there, with pg_dump and pg_restore, and copy the data folder with the uploads beside it.',
  );
}
