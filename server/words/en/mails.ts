import { dayOf, dayText, momentText, shortMoment } from './dates.ts';

// A mail is written as a whole: its subject, and the paragraphs before and after the list of what it is about.

const hello = 'Hello,';
const present = (lines: (string | null | false | undefined)[]) => lines.filter(Boolean).join('\n');

export const invitation = ({ by, site, address }: { by: string; site: string; address: string }) => ({
  subject: `Invitation: administration of ${site}`,
  before: [
    hello,
    `${by} invited you to the administration of ${site}.`,
    `Choose your password and begin:\n${address}`,
    'The link works once and for 72 hours. If you do not expect this invitation, delete this e-mail.',
  ],
});

export const wrongCodes = ({ site, address }: { site: string; address: string }) => ({
  subject: 'Sign-in to your account was tried with wrong codes',
  before: [
    hello,
    `Someone tried to sign in to your account at the administration of ${site} with the right password, but with wrong verification codes one after the other.`,
    `If it was not you, somebody else knows your password. Sign in and change it at once:\n${address}`,
    'If your verification code is not accepted for a while, you can sign in with one of your recovery codes. ' +
      'If you mistyped the codes yourself, there is nothing to do.',
  ],
});

/** The subject of what a visitor wrote in the form, as the company gets it. */
export const messageReceived = (subject: string) => ({ subject: `New message: ${subject}` });

type Sender = { from: string; email: string; phone: string | null; deliveryPlace: string | null };

/** An enquiry as the company gets it; `files` are the names with their sizes. */
export const enquiryReceived = (number: string, { from, email, phone, deliveryPlace }: Sender, files: string[]) => ({
  subject: `New enquiry ${number}: ${from}`,
  before: [
    present([
      from,
      `E-mail: ${email}`,
      phone && `Phone: ${phone}`,
      deliveryPlace && `Place of delivery: ${deliveryPlace}`,
    ]),
  ],
  files: files.length > 0 ? `Attached files:\n${files.join('\n')}` : null,
});

/** The code by which the sender of an enquiry knows a product. */
export const customersCode = (code: string) => `Customer’s code: ${code}`;

/** An enquiry as its sender gets it. */
export const enquiryConfirmed = ({ number, lines, address }: { number: string; lines: number; address: string }) => ({
  subject: `We have received your enquiry: ${number}`,
  before: [
    hello,
    'An enquiry was sent to us with this e-mail address.',
    `Reference number: ${number}\nNumber of lines: ${lines}`,
  ],
  after: [
    `See your enquiry and its status here:\n${address}`,
    'The link is private: anyone who knows it can see your enquiry.',
    'If you did not send this enquiry, please tell us by answering this e-mail.',
  ],
});

/** Stands above the words that a letter answers. */
export const wrote = (name: string, at: number) => `On ${shortMoment(at)} ${name} wrote:`;

/** The subject of each letter with an offer. */
export const offerSubject = (number: string) => `Our offer: ${number}`;

type Ending = {
  name: string;
  number: string;
  sentAt: number;
  validUntil: string;
  preparedBy: string;
  address: string;
};

/** The letter that reminds a buyer of an offer that ends soon. */
export const offerEnds = ({ name, number, sentAt, validUntil, preparedBy, address }: Ending) => ({
  subject: `Reminder: our offer ${number}`,
  text: [
    `Dear ${name},`,
    '',
    `Our offer ${number}, which we sent on ${dayOf(sentAt)}, is valid until ${dayText(validUntil)}:`,
    address,
    '',
    'If you have questions, just answer this e-mail.',
    '',
    'Kind regards,',
    preparedBy,
  ].join('\n'),
});

type Placed = { number: string; offerNumber: string; ownNumber: string | null; createdAt: number; total: string };

const placed = ({ number, offerNumber, ownNumber, createdAt, total }: Placed) => [
  `Order number: ${number}`,
  `Offer: ${offerNumber}`,
  ownNumber && `Buyer’s order number: ${ownNumber}`,
  `Accepted: ${momentText(createdAt)}`,
  `Total: ${total}`,
];

/** An acceptance as the company gets it. */
export const offerAccepted = (order: Placed, by: string) => ({
  subject: `Offer accepted: ${order.offerNumber}, order ${order.number}`,
  before: ['An offer was accepted on the website.', present([by && `Accepted by: ${by}`, ...placed(order)])],
});

const follow = (address: string | null) => (address ? [`Follow your order here:\n${address}`] : []);

/** An acceptance as the buyer gets it. */
export const orderReceived = (order: Placed, address: string | null) => ({
  subject: `We have received your order: ${order.number}`,
  before: [hello, 'We have received your order. The accepted offer is attached.', present(placed(order))],
  after: follow(address),
});

const states = {
  PLACED: {
    subject: (number: string) => `We have received your order: ${number}`,
    sentence: (number: string) => `We have received your order ${number}.`,
  },
  CONFIRMED: {
    subject: (number: string) => `Your order is confirmed: ${number}`,
    sentence: (number: string) => `Your order ${number} is confirmed.`,
  },
  READY: {
    subject: (number: string) => `Your order is ready: ${number}`,
    sentence: (number: string) => `Your order ${number} is ready.`,
  },
  SENT: {
    subject: (number: string) => `Your order is on its way: ${number}`,
    sentence: (number: string) => `Your order ${number} has been sent.`,
  },
  DELIVERED: {
    subject: (number: string) => `Your order has been delivered: ${number}`,
    sentence: (number: string) => `Your order ${number} has been delivered.`,
  },
  CANCELLED: {
    subject: (number: string) => `Your order has been cancelled: ${number}`,
    sentence: (number: string) => `Your order ${number} has been cancelled.`,
  },
};

/** A new state of an order, as the buyer gets it. */
export const orderState = (state: keyof typeof states, number: string, address: string | null) => ({
  subject: states[state].subject(number),
  before: [hello, states[state].sentence(number)],
  after: follow(address),
});

/** The number by which a carrier finds what was sent. */
export const consignment = (number: string) => `tracking number ${number}`;

/** One notice, or those of a day, as a person of the office gets them; their lines are those of noticeLines.ts. */
const settings = (address: string) => [`Choose here which notices you get by e-mail:\n${address}`];
export const notice = (line: string, address: string) => ({
  subject: line,
  before: [hello, 'Something has happened on the site.'],
  after: settings(address),
});
export const noticesOfDay = (count: number, address: string) => ({
  subject: `Notices of the day: ${count}`,
  before: [hello, 'What happened on the site in the last day:'],
  after: settings(address),
});
