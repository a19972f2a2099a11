import type { Db, Moved } from './db/database.ts';
import type { Site } from './openSite.ts';

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
 * Closes a site whose database was taken from under it, after a copy of what it had open was put beside the others:
 * so nothing is lost that was acknowledged. Throws one sentence where there is no other to go on with.
 */
export async function leaveMoved(moved: Moved, { services: { log }, close }: Pick<Site, 'services' | 'close'>) {
  const kept = await keep(moved, log);
  close();
  if (kept) moved.removeLog();
  const end = moved.isGone ? 'deleted' : 'replaced';
  log.error({ file: moved.file, keptIn: kept }, `a file of the database was ${end} while the site was running`);
  if (!moved.isGone) return;
  const way = kept ? `copy ${kept}, which holds all that was in it, to` : 'copy your backup to';
  throw new Error(`${moved.file} was deleted while the site was running: ${way} ${moved.file} and start again.`);
}

async function keep(moved: Moved, log: Site['services']['log']) {
  try {
    return await moved.keep();
  } catch (error) {
    log.error({ err: error }, 'what the database held could not be copied');
    return undefined;
  }
}
