import { setPriority } from 'node:os';
import { actAs } from './core/actor.ts';
import { createWorkplace } from './jobs/workplace.ts';
import { toFailure, type FromWorker, type ToWorker } from './jobs/jobMessages.ts';
import type { Job } from './jobs/job.ts';
import { readRequestJob } from './graphql/readRequest.job.ts';
import { importContentJob } from './modules/upkeep/content/importContent.job.ts';
import { makeBackupJob } from './modules/upkeep/backup/makeBackup.job.ts';
import { previewRestoreJob } from './modules/upkeep/backup/previewRestore.job.ts';
import { exportPersonalDataJob } from './modules/upkeep/personalData/exportPersonalData.job.ts';
import { exportAuditJob } from './modules/people/audit/exportAudit.job.ts';
import { exportOrdersJob } from './modules/sales/orders/exportOrders.job.ts';
import { exportEnquiriesJob } from './modules/sales/enquiries/exportEnquiries.job.ts';
import { exportMessagesJob } from './modules/sales/messages/exportMessages.job.ts';
import { chosenPricesJob } from './modules/sales/datasheets/chosenPrices.job.ts';
import { priceListJob } from './modules/sales/datasheets/priceList.job.ts';
import { productSheetJob } from './modules/sales/datasheets/productSheet.job.ts';
import { undoChangeJob } from './modules/upkeep/history/undoChange.job.ts';
import { countHealthJob } from './modules/upkeep/health/countHealth.job.ts';
import { outliersJob } from './modules/upkeep/health/outliers.job.ts';
import { outsideLinksJob } from './modules/upkeep/health/outsideLinks.job.ts';
import { doPlanJob } from './modules/upkeep/plans/doPlan.job.ts';
import { contentRecorder } from './modules/upkeep/history/contentRecorder.ts';
import { bulkChangeJob } from './modules/catalogue/products/bulkChange.job.ts';
import { changeRowsJob } from './modules/catalogue/products/changeRows.job.ts';
import { newPricesJob } from './modules/catalogue/products/newPrices.job.ts';
import { removeProductsJob } from './modules/catalogue/products/removeProducts.job.ts';
import { decodePictureJob } from './modules/catalogue/images/decodePicture.job.ts';
import { encodePictureJob } from './modules/catalogue/images/encodePicture.job.ts';
import { offerSheetJob } from './modules/sales/offers/offerSheet.job.ts';
import { acceptedSheetJob } from './modules/sales/orders/acceptedSheet.job.ts';
import { confirmationJob } from './modules/sales/orders/confirmation.job.ts';
import { readQuoteFileJob } from './modules/sales/quotes/readQuoteFile.job.ts';
import { addBatchJob } from './modules/upkeep/namedPictures/addBatch.job.ts';
import { reindexJob } from './modules/upkeep/reindex/reindex.job.ts';
import { exportWordsJob } from './modules/upkeep/searchedWords/exportWords.job.ts';
import {
  describeSheetJob,
  exportProfileJob,
  exportSheetJob,
  templateSheetJob,
  filledColumnsJob,
  importSheetJob,
  leftOutJob,
  undoImportJob,
} from './modules/upkeep/sheets/sheets.jobs.ts';

/** These jobs run outside the event loop: server/jobs/heavyWork.ts starts this file as a process and sends it jobs. */
const jobs: Pick<Job<never, unknown>, 'name' | 'run'>[] = [
  readRequestJob,
  decodePictureJob,
  encodePictureJob,
  describeSheetJob,
  exportSheetJob,
  exportProfileJob,
  templateSheetJob,
  filledColumnsJob,
  exportMessagesJob,
  exportEnquiriesJob,
  exportOrdersJob,
  exportAuditJob,
  exportWordsJob,
  exportPersonalDataJob,
  importSheetJob,
  leftOutJob,
  undoImportJob,
  bulkChangeJob,
  removeProductsJob,
  changeRowsJob,
  newPricesJob,
  undoChangeJob,
  doPlanJob,
  countHealthJob,
  outliersJob,
  outsideLinksJob,
  addBatchJob,
  importContentJob,
  reindexJob,
  makeBackupJob,
  previewRestoreJob,
  productSheetJob,
  priceListJob,
  chosenPricesJob,
  offerSheetJob,
  acceptedSheetJob,
  confirmationJob,
  readQuoteFileJob,
];

// When there are more threads than cores, those that answer visitors have priority.
setPriority(5);

/** A worker with more bytes of memory than this gets no further job. */
const spent = 300 * 1024 * 1024;
const isSpent = () => process.memoryUsage.rss() > spent;

const send = (message: FromWorker) => void process.send?.(message);
let current: ReturnType<typeof createWorkplace> | undefined;

process.on('message', (message: ToWorker) => {
  if (message.type === 'job') void run(message);
  else current?.hear(message.type);
});
// The process that asked is gone. The database rolls back unfinished work.
process.on('disconnect', () => process.exit());

async function run({ name, input, place, megabytes, actor }: Extract<ToWorker, { type: 'job' }>) {
  const workplace = (current = createWorkplace(place, { megabytes, recorder: contentRecorder }, send));
  try {
    const job = jobs.find((known) => known.name === name);
    const result = await actAs(actor, async () => job?.run(input as never, workplace));
    workplace.close();
    send({ type: 'result', result, isSpent: isSpent() });
  } catch (error) {
    workplace.close();
    send({ type: 'failed', failure: toFailure(error), isSpent: isSpent() });
  }
}
