import { Router } from 'express';
import { oneSpelling } from '../http/spelling.ts';
import type { Db } from '../db/database.ts';
import type { Readiness } from './readiness.ts';

/** `/live` says that the process answers; `/ready`, that it can also work: the database, the pictures and the disk are usable. */
export const health = (db: Db, readiness: Readiness) =>
  Router(oneSpelling)
    .get('/live', (_req, res) => void res.json({ status: 'live' }))
    .get('/ready', async (_req, res) => {
      const problems = await readiness();
      if (problems.length > 0) return void res.status(503).json({ status: 'unavailable', problems });
      res.json({ status: 'ready', revision: db.revision() });
    });
