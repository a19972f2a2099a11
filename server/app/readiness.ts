import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { Services } from '../context/context.ts';
import { OwnError } from '../core/reduced.ts';
import { watchOwnFiles } from './ownFiles.ts';
import { StorageFailure, storageFailureOf } from '../db/storageFailure.ts';
import { Router } from 'express';
import { oneSpelling } from '../http/spelling.ts';
import type { Db } from '../db/database.ts';

/** The fewest free bytes: with less, the next picture or a larger import would not fit. */
const leastFree = 50 * 1024 * 1024;
/** Milliseconds for which an answer is valid, so that frequent requests cost the disk nothing. */
const fresh = 1000;
/** Milliseconds that the probe waits for running writes: a long import is not a failure. */
const patience = 2000;

const words = {
  full: 'the disk is full',
  readOnly: 'the database cannot be written',
  unavailable: 'the database cannot be used',
  busy: 'the database is being written by others all the time',
};

/** Returns the problems that keep the site from working, in words that anyone may read; none when it is ready. */
type Readiness = () => Promise<string[]>;

/** Logs the details when a problem appears, and when all are gone. */
export function createReadiness({ db, images, log }: Pick<Services, 'db' | 'images' | 'log'>): Readiness {
  let known: Promise<string[]> | undefined;
  let last = '';
  const gone = watchOwnFiles();

  async function look() {
    const found = [
      ...(await tryTo(probe)),
      ...(await tryTo(lookAtLocks)),
      ...(await tryTo(lookAtFolder)),
      ...(await tryTo(lookAtProgram)),
    ];
    const problems = found.map(({ problem }) => problem);
    const now = problems.join(', ');
    if (now !== last) {
      if (now) log.error({ problems, err: found[0]?.error }, 'the site is not ready');
      else log.info('the site is ready again');
    }
    last = now;
    return problems;
  }

  async function probe() {
    // A busy process notices a little later that the database is back.
    for (let looks = 0; !db.isCurrent(); looks++) {
      if (looks === 3) throw new StorageFailure('unavailable', new Error('The database is out of reach.'));
      await setTimeout(100);
    }
    const probing = db.probe();
    await Promise.race([probing, setTimeout(patience, undefined, { ref: false })]);
  }

  async function lookAtLocks() {
    if (!db.lockedTables || !db.isCurrent()) return;
    const locked = await db.lockedTables();
    if (locked.length > 0)
      throw new Unready(`another program keeps tables locked, and reads wait: ${locked.join(', ')}`);
  }

  async function lookAtFolder() {
    await access(images.folder, constants.R_OK | constants.W_OK).catch((error: unknown) => {
      throw new Unready('the folder of the pictures is missing or cannot be written', error);
    });
    const { bavail, bsize } = await statfs(images.folder);
    if (bavail * bsize < leastFree) throw new Unready('the disk is almost full');
  }

  async function lookAtProgram() {
    const file = await gone();
    if (file !== undefined)
      throw new Unready(
        'files of the program are gone: it is being changed, or has to be started again',
        new Error(file),
      );
  }

  return () => {
    known ??= look().finally(() => void setTimeout(fresh, undefined, { ref: false }).then(() => (known = undefined)));
    return known;
  };
}

class Unready extends OwnError {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
  }
}

async function tryTo(work: () => Promise<void>): Promise<{ problem: string; error: unknown }[]> {
  try {
    await work();
    return [];
  } catch (error) {
    const problem = error instanceof Unready ? error.message : words[storageFailureOf(error)?.problem ?? 'unavailable'];
    return [{ problem, error }];
  }
}

/** `/live` says that the process answers; `/ready`, that it can also work: the database, the pictures and the disk are usable. */
export const health = (db: Db, readiness: Readiness) =>
  Router(oneSpelling)
    .get('/live', (_req, res) => void res.json({ status: 'live' }))
    .get('/ready', async (_req, res) => {
      const problems = await readiness();
      if (problems.length > 0) return void res.status(503).json({ status: 'unavailable', problems });
      res.json({ status: 'ready', revision: db.revision() });
    });
