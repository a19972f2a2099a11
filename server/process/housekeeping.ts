import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { Config } from '../settings/config.ts';
import type { Services } from '../context/context.ts';
import { removeUploadLeftovers } from '../storage/uploadLeftovers.ts';
import { createNightly } from '../modules/upkeep/backup/nightly.ts';
import { storeFigures } from '../modules/catalogue/figures/storeFigures.ts';
import { sweepBackups } from '../modules/upkeep/backup/sweepBackups.ts';
import { lookAtClock } from '../db/clock.store.ts';
import { createTidy } from '../modules/upkeep/housekeeping/tidy.ts';
import { countNightly } from '../modules/upkeep/health/countNightly.ts';
import { outliersJob, outsideLinksJob } from '../modules/upkeep/health/health.jobs.ts';
import { postNotices } from '../modules/upkeep/notices/postNotices.ts';
import { sendDue, type Post } from '../modules/upkeep/housekeeping/sendDue.ts';
import { findOffer as findOffer } from '../modules/sales/offers/offers.store.ts';
import { sentPaper } from '../modules/sales/offers/sentPaper.ts';
import { remindOfEnding } from '../modules/sales/letters/remindOfEnding.ts';
import { finishStalled } from '../modules/upkeep/namedPictures/finishBatch.ts';
import { publishDueTexts } from '../modules/languages/texts/publishDue.ts';
import { createPlanner } from '../modules/upkeep/plans/doDue.ts';
import { watchFolder } from '../modules/upkeep/sheets/suppliers/importFolder.ts';
import { createWaitingRuns } from '../modules/upkeep/sheets/suppliers/profileRuns.ts';
import { createPuller } from '../modules/upkeep/sheets/suppliers/pullFiles.ts';
import { createPictureFetcher } from '../modules/upkeep/sheets/suppliers/fetchPictures.ts';
import { createRateRounds } from '../modules/catalogue/rates/fetchRates.ts';
import { createSender } from '../modules/upkeep/webhooks/sender.ts';
import { backupFolders, exportFolder, importFolder } from './places.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const mailEvery = 5 * second;
const importEvery = 5 * second;
const planEvery = second / 2;
const webhookEvery = second / 2;
const figuresEvery = 10 * second;
const pullEvery = 15 * second;

/**
 * Runs the regular tasks of the process: cleaning up, backups and mails. Among several servers on one database, only one
 * runs them. Returns a function that stops them.
 */
export function keepHouse(config: Config, services: Services) {
  const { db, log, heavyWork, readiness } = services;
  const tidy = createTidy(services);
  const { BACKUP_AT: at, BACKUPS_KEPT: keep, BACKUP_PASSPHRASE: passphrase } = config;
  const backUp = at ? createNightly({ folders: backupFolders(config), at, keep, passphrase }, services) : undefined;
  const { SMTP_URL, NOTIFY_EMAIL: to, PUBLIC_ORIGIN: origin = `http://localhost:${config.PORT}` } = config;
  let transport: Post['transport'] | undefined;
  const mail = async () => {
    if (!SMTP_URL || !to) return;
    // It is loaded late, since neither a start nor a site without mail needs it.
    transport ??= (await import('../mail/mailTransport.ts')).mailTransport(SMTP_URL);
    const offerPdf = async (id: string) => {
      const offer = await findOffer(db, id);
      return offer && ((await sentPaper(services, offer))?.bytes ?? null);
    };
    await postNotices(db, Date.now());
    await remindOfEnding(db, origin, Date.now());
    await sendDue(db, { transport, to, origin, offerPdf, key: services.key }, log, Date.now());
  };
  const leftovers = async () => {
    const now = Date.now();
    await removeUploadLeftovers(tmpdir(), now);
    if (!(await lookAtClock(db, now)).isRight) return;
    const gone = await sweepBackups(backupFolders(config), now);
    if (gone.length > 0) log.info({ gone }, 'data from before restores of more than thirty days ago is deleted');
  };
  const lookFirst = async () => {
    await heavyWork.run(outliersJob, null);
    if (config.CHECK_LINKS === 'on') await heavyWork.run(outsideLinksJob, { ownHost: new URL(origin).hostname });
  };
  const doDue = createPlanner(services);
  const doRuns = createWaitingRuns(services);
  const pull = createPuller(services, { trusted: config.IMPORT_HOSTS ?? [], folder: exportFolder(config) });
  const lookAtRates = createRateRounds(services, { trusted: config.IMPORT_HOSTS ?? [] });
  const fetchPictures = createPictureFetcher(services, { trusted: config.IMPORT_HOSTS ?? [] });
  const files = importFolder(config);
  if (files && !existsSync(files)) log.warn({ folder: files }, 'the folder of IMPORT_FOLDER does not exist yet');
  const lookAtFolder = files ? watchFolder(files, services) : undefined;
  const sender = createSender({ ...services, origin }, { isOver: () => !db.leads() });
  // This first call makes the process a candidate for the lead.
  db.leads();
  const leading = (work: () => Promise<unknown>) => async () => (db.leads() ? work() : undefined);
  const jobs = [
    repeat(
      leading(() => tidy()),
      hour,
    ),
    repeat(
      leading(() => countNightly(db, Date.now(), lookFirst)),
      10 * minute,
    ),
    repeat(leading(mail), mailEvery),
    repeat(
      leading(() => doDue()),
      planEvery,
    ),
    repeat(
      leading(() => publishDueTexts(db)),
      planEvery,
    ),
    repeat(
      leading(() => pull()),
      pullEvery,
    ),
    repeat(
      leading(() => lookAtRates()),
      pullEvery,
    ),
    repeat(
      leading(() => doRuns()),
      importEvery,
    ),
    repeat(
      leading(() => fetchPictures()),
      importEvery,
    ),
    repeat(
      leading(() => sender.round()),
      webhookEvery,
    ),
    repeat(
      leading(() => finishStalled(services)),
      minute,
    ),
  ];
  // Readiness logs problems, so it is checked even if nobody asks for it.
  jobs.push(repeat(leftovers, hour), repeat(readiness, minute));
  // Each server stores what it has counted.
  jobs.push(repeat(() => storeFigures(db, services.figures, Date.now()), figuresEvery));
  if (lookAtFolder)
    jobs.push(
      repeat(
        leading(() => lookAtFolder()),
        importEvery,
      ),
    );
  if (backUp)
    jobs.push(
      repeat(
        leading(() => backUp()),
        minute,
      ),
    );
  jobs.push(sender.stop);
  return () => jobs.forEach((stop) => stop());

  /** The next round starts only after the last has ended. */
  function repeat(work: () => Promise<unknown>, pause: number) {
    let timer: NodeJS.Timeout;
    const round = () => {
      timer = setTimeout(() => {
        void work()
          .catch((error: unknown) => log.error({ err: error }, 'housekeeping failed'))
          .then(round);
      }, pause).unref();
    };
    round();
    return () => clearTimeout(timer);
  }
}
