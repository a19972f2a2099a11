/** The words of notices. */

export const noticesUnread = (unread: number) => `Notices, ${unread} unread`;
export const notices = 'Notices';

export const markAllAsRead = 'Mark all as read';
export const whatYouAreNotifiedOf = 'What you are notified of';
export const whatHappenedWithoutYouFor90 =
  'What happened without you, for 90 days. The same thing within an hour is one line.';
export const nothingNew = 'Nothing new.';

export const close = 'Close';
export const allNotices = 'All notices';
export const keptFor90Days = 'kept for 90 days';

export const unread = 'unread';
/** The link to what a notice is about. */
export const openIt = 'Open';

export const atOnce = 'At once';
export const daily = 'Daily';
export const never = 'Never';
export const saved = 'Saved';
export const failedToSave = 'Failed to save. Please try again.';
export const forYouAlone = (morning: string, place: string) =>
  `For you alone. Daily means once, at ${morning} in ${place}.`;
export const mailsGoToYourAddress = 'Mails go to the address that you sign in with.';
export const siteSendsNoMails = 'This site sends no mails: the setting SMTP_URL of the server is not set.';
export const kind = 'Kind';
export const byTheBell = 'By the bell';
export const byMail = 'By mail';
export const kindsOfNotices = 'Kinds of notices';

export const newEnquiry = 'New enquiry';
export const newMessage = 'New message';
export const suspectedSpam = 'Suspected spam';
export const offerAccepted = 'Offer accepted';
export const answerToAnOffer = 'Answer to an offer';
export const planHappened = 'Scheduled change made';
export const planStopped = 'Scheduled change stopped';
export const importStoppedItself = 'Import stopped by a limit';
export const importFailed = 'Import failed';
export const importDone = 'Import done';
export const mailNotDelivered = 'Mail not delivered';
export const backupFailed = 'Backup failed';
export const apiKeyEnds = 'API key ends';
export const webhookSwitchedOff = 'Webhook switched off';
export const healthWorsened = 'Data quality fell';

export const failedToMarkAsRead = 'Failed to mark as read. Please try again.';

export const rateStopped = 'Rate of exchange stopped itself';
export const rateOld = 'Rate of exchange is old';
