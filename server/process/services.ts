import { mkdir } from 'node:fs/promises';
import type { Config } from '../settings/config.ts';
import type { Opening } from '../db/database.ts';
import type { OnRun } from '../db/timeStatements.ts';
import { openDatabase } from '../db/openDatabase.ts';
import type { Services } from '../context/context.ts';
import { createChallenges } from '../limits/challenges.ts';
import { createFigures } from '../figures/figures.ts';
import { createHeavyWork } from '../jobs/heavyWork.ts';
import { createJobs } from '../jobs/jobs.ts';
import { createRateLimits } from '../limits/rateLimits.ts';
import { createProcessLog } from './processLog.ts';
import { createSlow } from '../core/slow.ts';
import { createReadiness } from '../app/readiness.ts';
import { openSiteKey } from '../settings/siteKey.ts';
import { backupFolders, dataFolder, makeDataFolder, uploadsOf } from './places.ts';
import { refuseLostUploads } from './refuseLostUploads.ts';
import { fromRoot } from '../settings/root.ts';
import { watchChanges } from '../live/changes.ts';
import { stateOf } from '../modules/upkeep/backup/nightly.state.ts';
import { whoAsks } from '../modules/people/keys/whoAsks.ts';
import { signedIn } from '../modules/people/sessions/signedIn.ts';
import { contentRecorder } from '../modules/upkeep/history/contentRecorder.ts';
import type { Logger } from 'pino';
import type { OnWait } from '../db/watchWait.ts';
import { currentActor } from '../core/actor.ts';

/** Logs the name of a waiting write: another process that holds the database, or a long import, delays all writes. */
export const logWaits =
  (log: Logger): OnWait =>
  ({ milliseconds, isOver }) =>
    log.warn(
      { write: currentActor().cause, milliseconds },
      isOver ? 'a write no longer waits for others' : 'a write is waiting for others',
    );

/** The program of a worker: built beside main.ts, or in development the file that runs the source. */
export const workerFile = fromRoot(import.meta.url.endsWith('.ts') ? 'server/worker.dev.mjs' : 'dist/server/worker.js');

/** The most characters of a slow statement that are logged. */
const longestStatement = 1000;

/** Opens the services that live as long as the process. Throws an Error with one clear sentence. */
export async function openServices(
  config: Config,
  opening: Pick<Opening, 'computes' | 'awaiting' | 'say' | 'doing'> = {},
): Promise<Services> {
  makeDataFolder(config);
  await refuseLostUploads(config);
  const log = createProcessLog(config);
  const slow = createSlow(log, config.SLOW_MS);
  const onRun: OnRun = (sql, took) => slow('statement', took, () => ({ statement: sql.slice(0, longestStatement) }));
  const db = await openDatabase(dataFolder(config), {
    url: config.DATABASE_URL,
    recorder: contentRecorder,
    ...(config.SLOW_MS > 0 && { onRun }),
    onWait: logWaits(log),
    ...opening,
  });
  const uploads = uploadsOf(config);
  await mkdir(uploads.folder, { recursive: true });
  const images = { ...uploads, quotaBytes: config.UPLOAD_QUOTA_MB * 1024 * 1024 };
  const heavyWork = createHeavyWork(
    workerFile,
    { dataDir: dataFolder(config), databaseUrl: config.DATABASE_URL, images },
    db,
  );
  const key = openSiteKey(dataFolder(config));
  const { counting, lasting, isShared } = db;
  const secureCookies = config.PUBLIC_ORIGIN?.startsWith('https:') ?? false;
  const limits = createRateLimits({ counting, lasting, secret: key.limits });
  const asking = { db, log, limits, signedIn: signedIn(db, secureCookies) };
  return {
    ...asking,
    figures: createFigures(),
    changes: watchChanges(db, (error) => log.error({ err: error }, 'the database cannot be asked for changes')),
    images,
    heavyWork,
    jobs: createJobs(heavyWork, db),
    slow,
    readiness: createReadiness({ db, images, log }),
    backups: { folders: backupFolders(config), passphrase: config.BACKUP_PASSPHRASE },
    restore: null,
    nightlyBackup: async () => (config.BACKUP_AT ? stateOf(backupFolders(config)) : null),
    whoAsks: whoAsks(asking),
    key,
    challenges: createChallenges(isShared ? { counting, key: key.challenges } : {}),
    publicOrigin: config.PUBLIC_ORIGIN,
    webhookHosts: config.WEBHOOK_HOSTS ?? [],
    sendsMail: config.SMTP_URL !== undefined,
    mailHost: config.SMTP_URL === undefined ? null : new URL(config.SMTP_URL).hostname,
    mailboxHost: config.IMAP_URL === undefined ? null : new URL(config.IMAP_URL).hostname,
    retentionMonths: config.MESSAGE_RETENTION_MONTHS,
    historyMonths: config.HISTORY_KEPT_MONTHS,
    secureCookies,
  };
}

/** Closes the services; it is safe to call twice. */
export function closeServices({ db, changes, heavyWork }: Services) {
  changes.close();
  heavyWork.close();
  db.close();
}
