import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Db, Moved } from '../db/database.ts';

/** Milliseconds between two checks, each of which looks up two files. */
const interval = 1000;

/** Checks again and again whether the database's files are still in place. Call the result to stop. */
export function watchForMoved(db: Db, onMoved: (moved: Moved) => void) {
  const timer = setInterval(() => {
    const moved = db.moved?.();
    if (moved) onMoved(moved);
  }, interval).unref();
  return () => clearInterval(timer);
}

/**
 * Closes a site whose database file was replaced or deleted. It first copies the database that is still open, so that no
 * acknowledged write is lost. Throws one sentence where no other file has taken its place.
 */
export async function leaveMoved(moved: Moved, { log, close }: { log: Logger; close: () => void }) {
  log.error({ file: moved.file }, 'a file of the database was replaced or deleted while the site was running');
  const copy = await keep(moved, log);
  close();
  if (copy) moved.removeLog();
  // A new file may still be growing, byte by byte.
  for (let size: number | undefined = -1; moved.size() !== size; await setTimeout(interval)) size = moved.size();
  log.warn({ copy }, 'all that the site had open is kept in a copy');
  if (moved.size() !== undefined) return;
  const way = copy ? `copy ${copy}, which holds all that was in it, to` : 'copy your backup to';
  throw new Error(`${moved.file} was deleted while the site was running: ${way} ${moved.file} and start again.`);
}

async function keep(moved: Moved, log: Logger) {
  try {
    return await moved.keep();
  } catch (error) {
    log.error({ err: error }, 'what the database held could not be copied');
    return undefined;
  }
}
