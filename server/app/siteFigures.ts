import { stat, statfs } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { Services } from '../context/context.ts';
import { unlessMissing } from '../storage/files.ts';
import { rowsOf } from '../db/postgres/rowsOf.ts';
import { databaseFile } from '../db/sqlite/sqliteDatabase.ts';
import { storageFailureOf } from '../db/storageFailure.ts';
import { bytesUsed } from '../modules/catalogue/images/images.store.ts';
import { mailFigures } from '../mail/mailFigures.store.ts';

type Looked = Pick<Services, 'db' | 'images' | 'backups' | 'heavyWork' | 'nightlyBackup' | 'readiness' | 'sendsMail'>;

/** Without a mail server nothing is sent, so waiting mails are no problem to report. */
const noMails = { waiting: 0, failing: 0, oldestAt: null };

/** Reads the gauges. A value that is unknown while the database is away is NaN, which triggers no alarm. */
export async function siteFigures(services: Looked) {
  const { db, images, backups, heavyWork, nightlyBackup, readiness, sendsMail } = services;
  const { dataDir } = backups.folders;
  const problems = await readiness();
  const mails = sendsMail ? await unlessAway(mailFigures(db)) : noMails;
  const nightly = await nightlyBackup();
  const { bavail, bsize } = await statfs(dataDir);
  return {
    vitrin_ready: Number(problems.length === 0),
    vitrin_leader: Number(db.leads()),
    vitrin_content_revision: db.revision(),
    vitrin_mails_waiting: mails?.waiting ?? NaN,
    vitrin_mails_failing: mails?.failing ?? NaN,
    vitrin_mails_oldest_seconds: mails ? secondsSince(mails.oldestAt) : NaN,
    vitrin_data_free_bytes: bavail * bsize,
    vitrin_uploads_bytes: (await unlessAway(bytesUsed(db))) ?? NaN,
    vitrin_uploads_limit_bytes: images.quotaBytes,
    vitrin_database_bytes: (await unlessAway(db.isShared ? bytesOnServer(db) : bytesOf(databaseFile(dataDir)))) ?? NaN,
    vitrin_database_locked_tables: (db.lockedTables && (await unlessAway(db.lockedTables()))?.length) ?? NaN,
    vitrin_database_log_bytes: db.isShared ? NaN : await bytesOf(`${databaseFile(dataDir)}-wal`),
    vitrin_nightly_backup_timestamp_seconds: (nightly?.madeAt ?? 0) / 1000,
    vitrin_nightly_backup_bytes: nightly?.bytes ?? 0,
    vitrin_nightly_backup_failed: Number(Boolean(nightly?.failedAt)),
    jobs: heavyWork.jobs(),
    pools: db.pools?.() ?? [],
  };
}

const secondsSince = (moment: number | null) => (moment === null ? 0 : Math.max(0, (Date.now() - moment) / 1000));

const bytesOf = async (file: string) => (await unlessMissing(stat(file)))?.size ?? 0;

async function bytesOnServer(db: Services['db']) {
  const [row] = await rowsOf<{ bytes: number }>(db, sql`select pg_database_size(current_database()) as bytes`);
  return row?.bytes;
}

/** Undefined while the database is away, which `vitrin_ready` says. */
async function unlessAway<T>(value: Promise<T>): Promise<T | undefined> {
  try {
    return await value;
  } catch (error) {
    if (storageFailureOf(error)) return undefined;
    throw error;
  }
}
