import { mkdir } from 'node:fs/promises';
import { pino } from 'pino';
import type { Config } from './config.ts';
import type { Opening } from './db/database.ts';
import { openDatabase } from './db/openDatabase.ts';
import type { Services } from './core/context.ts';
import { createChallenges } from './core/challenges.ts';
import { createHeavyWork } from './core/heavyWork.ts';
import { createJobs } from './core/jobs.ts';
import { createRateLimits } from './core/rateLimits.ts';
import { createReadiness } from './readiness.ts';
import { openSiteKey } from './core/siteKey.ts';
import { backupFolders, dataFolder, makeDataFolder, uploadsOf } from './places.ts';
import { refuseLostUploads } from './refuseLostUploads.ts';
import { fromRoot } from './root.ts';
import { watchChanges } from './live/changes.ts';
import { stateOf } from './modules/backup/nightly.state.ts';
import { signedIn } from './modules/auth/signedIn.ts';
import { contentRecorder } from './modules/history/contentRecorder.ts';

/** Built beside main.ts; in development, what runs the source. */
export const workerFile = fromRoot(import.meta.url.endsWith('.ts') ? 'server/worker.dev.mjs' : 'dist/server/worker.js');

/** Opens what lives as long as the process. Throws an Error with one clear sentence. */
export async function openServices(
  config: Config,
  opening: Pick<Opening, 'computes' | 'awaiting'> = {},
): Promise<Services> {
  makeDataFolder(config);
  await refuseLostUploads(config);
  const url = config.DATABASE_URL;
  const db = await openDatabase(dataFolder(config), { url, recorder: contentRecorder, ...opening });
  const uploads = uploadsOf(config);
  await mkdir(uploads.folder, { recursive: true });
  const log = pino({ level: config.NODE_ENV === 'test' ? 'fatal' : config.LOG_LEVEL });
  const images = { ...uploads, quotaBytes: config.UPLOAD_QUOTA_MB * 1024 * 1024 };
  const heavyWork = createHeavyWork(
    workerFile,
    { dataDir: dataFolder(config), databaseUrl: config.DATABASE_URL, images },
    db,
  );
  const key = openSiteKey(dataFolder(config));
  const { counting, isShared } = db;
  const secureCookies = config.PUBLIC_ORIGIN?.startsWith('https:') ?? false;
  return {
    db,
    changes: watchChanges(db, (error) => log.error({ err: error }, 'the database cannot be asked for changes')),
    images,
    limits: createRateLimits(isShared ? { counting, secret: key.limits } : {}),
    heavyWork,
    jobs: createJobs(heavyWork, db),
    log,
    readiness: createReadiness({ db, images, log }),
    backups: { folders: backupFolders(config), passphrase: config.BACKUP_PASSPHRASE },
    restore: null,
    nightlyBackup: async () => (config.BACKUP_AT ? stateOf(backupFolders(config)) : null),
    signedIn: signedIn(db, secureCookies),
    key,
    challenges: createChallenges(isShared ? { counting, key: key.challenges } : {}),
    publicOrigin: config.PUBLIC_ORIGIN,
    sendsMail: config.SMTP_URL !== undefined,
    retentionMonths: config.MESSAGE_RETENTION_MONTHS,
    historyMonths: config.HISTORY_KEPT_MONTHS,
    secureCookies,
  };
}

/** Safe to call twice. */
export function closeServices({ db, changes, heavyWork }: Services) {
  changes.close();
  heavyWork.close();
  db.close();
}
