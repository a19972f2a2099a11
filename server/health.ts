import { sql } from 'drizzle-orm';
import { Router } from 'express';
import type { Db } from './db/database.ts';

/** `/live`: the process answers. `/ready`: and so does the database. */
export const health = (db: Db) =>
  Router()
    .get('/live', (_req, res) => void res.json({ status: 'live' }))
    .get('/ready', (_req, res) => {
      db.get(sql`select 1`);
      res.json({ status: 'ready', revision: db.revision() });
    });
