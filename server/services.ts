import { statSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pino } from 'pino';
import type { Config } from './config.ts';
import { openDatabase } from './db/openDatabase.ts';
import { databaseFile } from './db/sqliteDatabase.ts';
import type { Services } from './core/context.ts';
import { createChallenges } from './core/challenges.ts';
import { unlessMissing } from './core/files.ts';
import { createHeavyWork } from './core/heavyWork.ts';
import { createJobs } from './core/jobs.ts';
import { createRateLimits } from './core/rateLimits.ts';
import { createReadiness } from './readiness.ts';
import { openSiteKey } from './core/siteKey.ts';
import { fromRoot, root } from './root.ts';
import { watchChanges } from './live/changes.ts';
import { stateOf } from './modules/backup/nightly.state.ts';
import { signedIn } from './modules/auth/signedIn.ts';
import { contentRecorder } from './modules/history/contentRecorder.ts';

/** Built beside main.ts; in development, what runs the source. */
export const workerFile = fromRoot(import.meta.url.endsWith('.ts') ? 'server/worker.dev.mjs' : 'dist/server/worker.js');

/** Opens what lives as long as the process. Throws an Error with one clear sentence. */
export async function openServices(config: Config): Promise<Services> {
  await refuseLonePictures(config);
  const db = await openDatabase(dataFolder(config), { url: config.DATABASE_URL, recorder: contentRecorder });
  await mkdir(uploadsFolder(config), { recursive: true });
  const log = pino({ level: config.NODE_ENV === 'test' ? 'fatal' : config.LOG_LEVEL });
  const images = { folder: uploadsFolder(config), quotaBytes: config.UPLOAD_QUOTA_MB * 1024 * 1024 };
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
    jobs: createJobs(heavyWork),
    log,
    readiness: createReadiness({ db, images, log }),
    backups: { folders: backupFolders(config), passphrase: config.BACKUP_PASSPHRASE },
    restore: null,
    nightlyBackup: async () => (config.BACKUP_AT ? stateOf(backupFolders(config).backups) : null),
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

/** A wrong mount, or a restore in the wrong order: an empty database would make strays of all pictures. */
async function refuseLonePictures(config: Config) {
  if (config.DATABASE_URL) return;
  const [file, uploads] = [databaseFile(dataFolder(config)), uploadsFolder(config)];
  if (statSync(file, { throwIfNoEntry: false })?.size) return;
  const names = (await unlessMissing(readdir(uploads, { recursive: true, withFileTypes: true }))) ?? [];
  if (!names.some((entry) => entry.isFile() && !entry.name.startsWith('.'))) return;
  throw new Error(
    `There are pictures in ${uploads} but no database ${file}: check DATA_DIR, or copy the database back. To begin with an empty site, move the pictures away first.`,
  );
}

/** A relative one is looked for beside package.json, wherever the process was started. */
export const dataFolder = ({ DATA_DIR }: Config) => resolve(root, DATA_DIR);
export const uploadsFolder = (config: Config) => join(dataFolder(config), 'uploads');

/** What a backup is made of, and where it goes. */
export const backupFolders = (config: Config) => ({
  dataDir: dataFolder(config),
  uploads: uploadsFolder(config),
  backups: join(dataFolder(config), 'backups'),
});

/** Safe to call twice. */
export function closeServices({ db, changes, heavyWork }: Services) {
  changes.close();
  heavyWork.close();
  db.close();
}
