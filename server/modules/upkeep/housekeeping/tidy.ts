import type { Services } from '../../../context/context.ts';
import * as audit from '../../people/audit/audit.store.ts';
import * as notices from '../../people/notices/notices.store.ts';
import { noticeEndings } from '../../people/keys/endingKeys.ts';
import * as deliveries from '../../people/webhooks/deliveries.store.ts';
import { binnedFor, emptyBin } from '../bin/bin.ts';
import * as figures from '../../catalogue/figures/figures.store.ts';
import * as createKeys from '../../../entity/createOnce.ts';
import * as bin from '../../../entity/bin.store.ts';
import { quoteListKept } from '../../../http/quoteCookie.ts';
import { storageOf } from '../../../storage/storageOf.ts';
import { removeLeft } from '../../sales/attachments/attachments.files.ts';
import * as enquiries from '../../sales/enquiries/enquiryChanges.store.ts';
import { forgetCounts } from '../../../mail/confirmationCounts.ts';
import * as outbox from '../../../mail/outbox.store.ts';
import * as revisions from '../../../entity/revisions.store.ts';
import * as messages from '../../sales/messages/messages.store.ts';
import * as orderPersons from '../../sales/orders/orderPersons.store.ts';
import * as quoteShares from '../../sales/quotes/quoteShares.store.ts';
import * as quoteLists from '../../sales/quotes/quoteList.store.ts';
import { pictureUses } from '../pictures/pictureUses.ts';
import * as plans from '../../catalogue/plans/plans.store.ts';
import * as proposals from '../../catalogue/proposals/proposals.store.ts';
import { forgetMovedLines } from '../../catalogue/products/movedLines.ts';
import * as previewLinks from '../../catalogue/previews/previewLinks.store.ts';
import * as waiting from '../../catalogue/waiting/waiting.store.ts';
import { removeOrphans } from '../waiting/waitingValues.ts';
import * as pictureBatches from '../namedPictures/batches.store.ts';
import * as imports from '../sheets/imports.store.ts';
import * as importRuns from '../sheets/runs.store.ts';
import { dayInIstanbul } from '../../../core/istanbul.ts';
import { lookAtClock, noteTime } from '../../../db/clock.store.ts';
import { isTooMuch, removeExpired } from '../../../storage/setAside.ts';
import { answersOf } from '../../../entity/entity.ts';
import { entities } from '../../entities.ts';
import { createSweep } from '../../../storage/sweep.ts';

const day = 86_400_000;
const month = 30.44 * day;
/** The audit log is kept this long; the database itself refuses to remove the last year. */
const auditMonths = 24;
/** Figures are kept this long: two years can then be compared. */
const figureMonths = 25;
const wayOn = 'if it is right so, run: npm run content -- tidy';

type Tidied = Pick<Services, 'db' | 'images' | 'log' | 'retentionMonths' | 'historyMonths'>;
/** These stores keep what visitors wrote. */
type Written = Pick<typeof messages, 'countOlderThan' | 'removeOlderThan'>;
/** `confirmed`: a person has said that the clock is right, and that many rows may be deleted at once. */
type Options = { now?: number; confirmed?: boolean };

/**
 * Deletes what needs no person's decision (docs/decisions/025): old messages and enquiries, earlier states, entries of
 * the bin, pictures and files of documents that nothing shows, and files that no row names. Use one instance per
 * process, since a round continues what the last one found.
 */
export function createTidy({ db, images, log, retentionMonths, historyMonths }: Tidied) {
  const sweeps = answersOf(entities, 'files').map((uploads) => createSweep(uploads(db, images, pictureUses), log));
  return async ({ now = Date.now(), confirmed = false }: Options = {}) => {
    const clock = await lookAtClock(db, now);
    if (!clock.isRight && !confirmed) {
      const times = { now: new Date(now).toISOString(), lastNoted: clock.noted };
      return log.error(times, `the clock has jumped, or the site was off for long: nothing is deleted; ${wayOn}`);
    }
    await noteTime(db, now);
    await bin.removeMadeBefore(db, binnedFor(['SALES']), now - retentionMonths * month);
    await removeOld('messages', messages, now - retentionMonths * month, confirmed);
    await removeOld('enquiries', enquiries, now - retentionMonths * month, confirmed);
    // The orders themselves stay.
    await removeOld('persons of orders', orderPersons, now - retentionMonths * month, confirmed);
    await outbox.removeOlderThan(db, now - 3 * day);
    await outbox.removeFailedBefore(db, now - retentionMonths * month);
    await forgetCounts(db, now);
    await quoteLists.removeOlderThan(db, now - quoteListKept);
    await quoteShares.removeEnded(db, now);
    await createKeys.removeOlderThan(db, now - createKeys.keptFor);
    const forgotten = await imports.removeOlderThan(db, now - imports.keptFor);
    if (forgotten > 0) log.info({ imports: forgotten }, 'imports of more than thirty days ago can no longer be undone');
    await previewLinks.removeExpired(db, now);
    await db.write(
      async (tx) => {
        await waiting.removeOrphans(tx, now - bin.keptFor);
        await removeOrphans(tx, now - bin.keptFor);
      },
      { raisesRevision: false },
    );
    await notices.removeOlderThan(db, now - notices.keptFor);
    await deliveries.removeOlderThan(db, now - deliveries.keptFor);
    await noticeEndings(db, now);
    await importRuns.removeOlderThan(db, now - imports.keptFor);
    await figures.removeBefore(db, dayInIstanbul(now - figureMonths * month));
    await forgetMovedLines(db, now - bin.keptFor);
    await plans.removeOverBefore(db, now - plans.keptFor);
    await proposals.removeOlderThan(db, now - proposals.keptFor);
    await pictureBatches.removeOlderThan(db, now - imports.keptFor);
    const binned = await emptyBin(db, images, now - bin.keptFor);
    if (binned > 0) log.info({ binned }, 'what was deleted thirty days ago is gone for good');
    const attached = await removeLeft(db, images, now);
    if (attached > 0) log.info({ attached }, 'files that no enquiry has are deleted');
    const entries = await audit.removeOlderThan(db, now - auditMonths * month);
    if (entries > 0) log.info({ entries }, 'old entries of the audit log are deleted');
    const pruned = await revisions.removeOlderThan(db, now - historyMonths * month);
    if (pruned > 0) log.info({ changes: pruned, historyMonths }, 'old changes can no longer be restored');
    for (const sweep of sweeps) await sweep(now, confirmed);
    const days = await removeExpired(await storageOf(images), now);
    if (days.length > 0) log.info({ days }, 'files set aside thirty days ago are deleted');
  };

  /** Messages and enquiries are not set aside: the privacy notice promises how long they are kept. */
  async function removeOld(
    what: string,
    { countOlderThan, removeOlderThan }: Written,
    before: number,
    confirmed: boolean,
  ) {
    const { old, all } = await countOlderThan(db, before);
    if (old === 0) return;
    if (isTooMuch(old, all) && !confirmed) {
      return log.error({ old, all }, `so many ${what} at once are not deleted; ${wayOn}`);
    }
    const removed = await removeOlderThan(db, before);
    log.info({ removed, before: new Date(before).toISOString() }, `old ${what} are deleted`);
  }
}
