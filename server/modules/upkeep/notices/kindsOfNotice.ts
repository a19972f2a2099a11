import type { NoticeKind } from '../../../db/tables/noticeTables.ts';
import { enquiryReceived, messageReceived, spamSuspected } from './arrivalNotices.ts';
import { mailFailed } from './failedMails.ts';
import { healthWorsened } from './healthNotices.ts';
import { keyEnding, webhookOff } from './accessNotices.ts';
import type { KindOfNotice } from './said.ts';
import { planDone, planStopped } from './planNotices.ts';
import { offerAccepted, offerAnswered } from './offerNotices.ts';
import { rateOld, rateStopped } from './rateNotices.ts';
import { backupFailed, importDone, importFailed, importStopped } from './upkeepNotices.ts';

/** Everything that people are notified of. */
export const kindsOfNotice: Record<NoticeKind, KindOfNotice> = {
  ENQUIRY_RECEIVED: enquiryReceived,
  MESSAGE_RECEIVED: messageReceived,
  SPAM_SUSPECTED: spamSuspected,
  OFFER_ACCEPTED: offerAccepted,
  OFFER_ANSWERED: offerAnswered,
  PLAN_DONE: planDone,
  PLAN_STOPPED: planStopped,
  IMPORT_STOPPED: importStopped,
  IMPORT_FAILED: importFailed,
  IMPORT_DONE: importDone,
  MAIL_FAILED: mailFailed,
  BACKUP_FAILED: backupFailed,
  HEALTH_WORSENED: healthWorsened,
  KEY_ENDING: keyEnding,
  WEBHOOK_OFF: webhookOff,
  RATE_STOPPED: rateStopped,
  RATE_OLD: rateOld,
};
