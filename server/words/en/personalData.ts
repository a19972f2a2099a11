import { shortMoment } from './dates.ts';

// A person reads here which data the site keeps about them.

/** Fields that have no word here, such as row numbers, say nothing about the person and are left out. */
export const fields: Record<string, string> = {
  number: 'Reference number',
  createdAt: 'Date',
  name: 'Name',
  email: 'E-mail',
  company: 'Company',
  phone: 'Phone',
  deliveryPlace: 'Place of delivery',
  subject: 'Subject',
  message: 'Message',
  noticeVersion: 'Privacy notice shown',
  asked: 'Requested',
  attachments: 'Files you added',
  code: 'Code',
  quantity: 'Quantity',
  note: 'Note',
  state: 'State',
  status: 'State',
  events: 'What was done',
  kind: 'Step',
  text: 'Description',
  letters: 'What we wrote to you',
  sentAt: 'Sent',
  offers: 'Offers',
  validUntil: 'Validity',
  intro: 'Introduction',
  deliveryTerms: 'Terms of delivery',
  paymentTerms: 'Terms of payment',
  notes: 'Notes',
  lines: 'Lines',
  requests: 'Your answers to the offer',
  reason: 'Reason',
  day: 'Requested delivery date',
  buyerName: 'Accepted by',
  buyerTitle: 'Position',
  ownNumber: 'Your order number',
  offerNumber: 'Offer',
  network: 'Network of the acceptance',
  rows: 'Lines',
  cancelReason: 'Reason of cancellation',
};
export const states: Record<string, string> = {
  NEW: 'New',
  READ: 'Read',
  REPLIED: 'Answered',
  IN_PROGRESS: 'In progress',
  OFFERED: 'Offer made',
  WON: 'Became an order',
  LOST: 'Did not become an order',
  PLACED: 'Received',
  CONFIRMED: 'Confirmed',
  READY: 'Ready',
  SENT: 'On its way',
  DELIVERED: 'Delivered',
  CANCELLED: 'Cancelled',
};
export const kinds: Record<string, string> = {
  NOTE: 'Note written',
  STATE: 'State changed',
  ASSIGNEE: 'Assignee changed',
  OFFER: 'Offer prepared',
  SETTLED: 'Product of the line settled',
  SENT: 'Offer sent',
  ANSWERED: 'Answer written',
  REMINDED: 'Reminder of the offer sent',
  PLAIN: 'Line of the offer',
  OPTIONAL: 'Optional line',
  ALTERNATIVE: 'Alternative line',
  ANSWER: 'Answer',
  REMINDER: 'Reminder of an offer',
  CHANGE: 'Change requested',
  DECLINE: 'Offer declined',
  RENEWAL: 'Renewal of the offer requested',
  CHANGE_ASKED: 'Change requested',
  DECLINED: 'Offer declined',
  RENEWAL_ASKED: 'Renewal of the offer requested',
  ACCEPTED: 'Offer accepted',
};
export const reasons: Record<string, string> = {
  PRICE: 'Price',
  LEAD_TIME: 'Lead time',
  UNSUITABLE: 'The product does not suit',
  NOT_NEEDED: 'No longer needed',
};

/** Stands above the records of each kind. */
export const headings = {
  MESSAGE: 'Message from the contact form',
  ENQUIRY: 'Enquiry',
  ORDER: 'Order',
};

/** Stands beside the heading of a record that was deleted. */
export const inBin = (heading: string) => `${heading} (deleted, erased within 30 days)`;

export const head = (now: number) => `The personal data that we keep about you\nMade: ${shortMoment(now)} (Istanbul)`;

export const moment = shortMoment;
