import { plural } from './locale.ts';

/** The words of the folders of enquiries and messages. */

export const attachedFiles = 'Attached files';

export const newMessageCount = (count: number) =>
  plural(count, { one: `${count} new message`, other: `${count} new messages` });

export const newEnquiryCount = (count: number) =>
  plural(count, { one: `${count} new enquiry`, other: `${count} new enquiries` });

export const exportCsv = 'Export CSV';

export const show = 'Show';
export const narrowDown = 'Narrow down';
export const templates = 'Templates';

export const messages = 'Messages';
export const pageTitle = 'Messages · Admin';

export const mailNotDelivered = 'Mail not delivered';
export const mailNotDeliveredLabel = 'mail not delivered';

export const confirmationFailed = {
  REFUSED:
    'The confirmation could not be delivered: the mail server refused the address. Call the buyer, or look for the right address.',
  CONTENT_REFUSED:
    'The confirmation could not be delivered: the mail server refused what is in it, perhaps as spam. If the buyer asks, send the address of their page.',
  GIVEN_UP:
    'The confirmation could not be delivered: no mail server accepted it within two days. The setting SMTP_URL of the server may be wrong.',
  EXPIRED:
    'The confirmation came back: the buyer’s mail server did not take it for days. Call the buyer, or look for another address.',
  DELAYED: 'The confirmation is late: the buyer’s mail server has not taken it yet. The mail servers go on trying.',
};
export const noticeFailed = {
  REFUSED:
    'You got no e-mail about this: the mail server refused your own address. Correct the setting NOTIFY_EMAIL of the server.',
  CONTENT_REFUSED:
    'You got no e-mail about this: the mail server refused what is in it, perhaps as spam. Let it accept mail from this site.',
  GIVEN_UP:
    'You got no e-mail about this: no mail server accepted it within two days. The setting SMTP_URL of the server may be wrong.',
  EXPIRED: 'You got no e-mail about this: your own mail server did not take it for days, and it came back.',
  DELAYED: 'The e-mail to you about this is late: your own mail server has not taken it yet.',
};
export const noConfirmationMailed =
  'No confirmation was e-mailed: this address had three on that day. If the buyer asks, send the address of their page.';

export const all = 'All';
export const fresh = 'New';
export const inProgress = 'In progress';
export const offered = 'Offered';
export const won = 'Won';
export const lost = 'Lost';
export const endsSoon = 'Expiring soon';
export const mine = 'Mine';
export const suspectedSpam = 'Suspected spam';
export const read = 'Read';
export const replied = 'Replied';
export const needsAnAnswer = 'Needs an answer';
export const enquiries = 'Enquiries';

export const newestFirst = 'newest first';
export const hereOldestFirst = (total: number) => `${total} here, oldest first`;
export const everythingIsAnswered = 'Everything is answered';
export const newEnquiriesAndMessages = 'New enquiries and messages appear here.';
