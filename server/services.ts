import { join } from 'node:path';
import { pino } from 'pino';
import type { Config } from './config.ts';
import { openDatabase } from './db/database.ts';
import type { Services } from './core/context.ts';
import { createLimits } from './core/rateLimits.ts';
import { watchChanges } from './live/changes.ts';

/** Opens what lives as long as the process. Throws an Error with one clear sentence. */
export async function openServices(config: Config): Promise<Services> {
  const db = await openDatabase(config.DATA_DIR);
  return {
    db,
    changes: watchChanges(db),
    images: { folder: uploadsFolder(config), quotaBytes: config.UPLOAD_QUOTA_MB * 1024 * 1024 },
    limits: createLimits(),
    log: pino({ level: config.NODE_ENV === 'test' ? 'fatal' : 'info' }),
    retentionMonths: config.MESSAGE_RETENTION_MONTHS,
    secureCookies: config.PUBLIC_ORIGIN?.startsWith('https:') ?? false,
  };
}

export const uploadsFolder = (config: Config) => join(config.DATA_DIR, 'uploads');

/** Safe to call twice. */
export function closeServices({ db, changes }: Services) {
  changes.close();
  db.close();
}
