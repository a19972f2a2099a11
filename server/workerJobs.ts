import type { Job } from './jobs/job.ts';
import { readRequestJob } from './graphql/readRequest.job.ts';
import { decodePictureJob } from './modules/catalogue/images/decodePicture.job.ts';
import { encodePictureJob } from './modules/catalogue/images/encodePicture.job.ts';
import {
  bulkChangeJob,
  newPricesJob,
  changeRowsJob,
  removeProductsJob,
} from './modules/catalogue/products/products.jobs.ts';
import { setRateJob, letPassJob, saveMoneyJob, repriceJob, takeListJob } from './modules/catalogue/rates/rates.jobs.ts';
import { exportAuditJob } from './modules/people/audit/exportAudit.job.ts';
import { chosenPricesJob } from './modules/sales/datasheets/chosenPrices.job.ts';
import { priceListJob } from './modules/sales/datasheets/priceList.job.ts';
import { productSheetJob } from './modules/sales/datasheets/productSheet.job.ts';
import { exportEnquiriesJob } from './modules/sales/enquiries/exportEnquiries.job.ts';
import { exportMessagesJob } from './modules/sales/messages/exportMessages.job.ts';
import { offerSheetJob } from './modules/sales/offers/paper/offerSheet.job.ts';
import { acceptedSheetJob, confirmationJob, exportOrdersJob } from './modules/sales/orders/orders.jobs.ts';
import { readQuoteFileJob } from './modules/sales/quotes/readQuoteFile.job.ts';
import { deliveryNoteJob } from './modules/sales/shipments/deliveryNote.job.ts';
import { makeBackupJob } from './modules/upkeep/backup/makeBackup.job.ts';
import { previewRestoreJob } from './modules/upkeep/backup/previewRestore.job.ts';
import { removeUnneededJob, makeWholeJob } from './modules/upkeep/backup/thinBackups.jobs.ts';
import { fillStarterJob } from './modules/upkeep/content/fillStarter.job.ts';
import { importContentJob } from './modules/upkeep/content/importContent.job.ts';
import { customerFileJob, importCustomersJob } from './modules/upkeep/customerFiles/customerFiles.jobs.ts';
import { countHealthJob, outliersJob, outsideLinksJob } from './modules/upkeep/health/health.jobs.ts';
import { undoChangeJob } from './modules/upkeep/history/undoChange.job.ts';
import { addBatchJob } from './modules/upkeep/namedPictures/addBatch.job.ts';
import { orderFileJob } from './modules/upkeep/orderFiles/orderFiles.jobs.ts';
import { exportPersonalDataJob } from './modules/upkeep/personalData/exportPersonalData.job.ts';
import { doPlanJob } from './modules/upkeep/plans/doPlan.job.ts';
import { reindexJob } from './modules/upkeep/reindex/reindex.job.ts';
import { exportWordsJob } from './modules/upkeep/searchedWords/exportWords.job.ts';
import {
  describeSheetJob,
  importSheetJob,
  importSentJob,
  leftOutJob,
  undoImportJob,
  filledColumnsJob,
  exportSheetJob,
  templateSheetJob,
  exportProfileJob,
} from './modules/upkeep/sheets/sheets.jobs.ts';
import { exportTranslationsJob, readTranslationsJob } from './modules/upkeep/translations/exchange.jobs.ts';

/** Every job of a file *.job.ts or *.jobs.ts: `npm run fix` writes this list. */
export const workerJobs: Pick<Job<never, unknown>, 'name' | 'run'>[] = [
  readRequestJob,
  decodePictureJob,
  encodePictureJob,
  bulkChangeJob,
  newPricesJob,
  changeRowsJob,
  removeProductsJob,
  setRateJob,
  letPassJob,
  saveMoneyJob,
  repriceJob,
  takeListJob,
  exportAuditJob,
  chosenPricesJob,
  priceListJob,
  productSheetJob,
  exportEnquiriesJob,
  exportMessagesJob,
  offerSheetJob,
  acceptedSheetJob,
  confirmationJob,
  exportOrdersJob,
  readQuoteFileJob,
  deliveryNoteJob,
  makeBackupJob,
  previewRestoreJob,
  removeUnneededJob,
  makeWholeJob,
  fillStarterJob,
  importContentJob,
  customerFileJob,
  importCustomersJob,
  countHealthJob,
  outliersJob,
  outsideLinksJob,
  undoChangeJob,
  addBatchJob,
  orderFileJob,
  exportPersonalDataJob,
  doPlanJob,
  reindexJob,
  exportWordsJob,
  describeSheetJob,
  importSheetJob,
  importSentJob,
  leftOutJob,
  undoImportJob,
  filledColumnsJob,
  exportSheetJob,
  templateSheetJob,
  exportProfileJob,
  exportTranslationsJob,
  readTranslationsJob,
];
