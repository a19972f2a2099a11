import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Db, Moved } from './db/database.ts';

/** Milliseconds between two looks, each of which asks for the names of two files. */
const interval = 1000;

/** Looks whether the database is still in its place. Returns how to end that. */
export function watchForMoved(db: Db, onMoved: (moved: Moved) => void) {
  const timer = setInterval(() => {
    const moved = db.moved?.();
    if (moved) onMoved(moved);
  }, interval).unref();
  return () => clearInterval(timer);
}

/**
 * Closes a site whose database was taken from under it, after a copy of what it had open was put beside the others: so
 * nothing is lost that was acknowledged. Throws one sentence where there is no other to go on with.
 */
export async function leaveMoved(moved: Moved, { log, close }: { log: Logger; close: () => void }) {
  log.error({ file: moved.file }, 'a file of the database was replaced or deleted while the site was running');
  const copy = await keep(moved, log);
  close();
  if (copy) moved.removeLog();
  // Another one may still be on its way there, byte by byte.
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
