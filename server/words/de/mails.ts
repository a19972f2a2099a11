import { dayOf, dayText, momentText, shortMoment } from './dates.ts';

// A mail is written as a whole: its subject, and the paragraphs before and after the list of what it is about.

const hello = 'Guten Tag,';
const present = (lines: (string | null | false | undefined)[]) => lines.filter(Boolean).join('\n');

export const invitation = ({ by, site, address }: { by: string; site: string; address: string }) => ({
  subject: `Einladung: Verwaltung von ${site}`,
  before: [
    hello,
    `${by} hat Sie zur Verwaltung von ${site} eingeladen.`,
    `Legen Sie Ihr Passwort fest und beginnen Sie:\n${address}`,
    'Der Link gilt einmal und 72 Stunden lang. Falls Sie diese Einladung nicht erwarten, löschen Sie diese E-Mail.',
  ],
});

export const wrongCodes = ({ site, address }: { site: string; address: string }) => ({
  subject: 'Anmeldung an Ihrem Konto mit falschen Codes versucht',
  before: [
    hello,
    `An Ihrem Konto in der Verwaltung von ${site} wurde mit dem richtigen Passwort, aber mehrmals mit falschem Bestätigungscode eine Anmeldung versucht.`,
    `Waren Sie es nicht, kennt jemand anderes Ihr Passwort. Melden Sie sich sofort an und ändern Sie es:\n${address}`,
    'Wird Ihr Bestätigungscode eine Weile nicht angenommen, können Sie sich mit einem Ihrer Wiederherstellungscodes anmelden. ' +
      'Haben Sie sich selbst vertippt, ist nichts zu tun.',
  ],
});

/** The subject of what a visitor wrote in the form, as the company gets it. */
export const messageReceived = (subject: string) => ({ subject: `Neue Nachricht: ${subject}` });

type Sender = { from: string; email: string; phone: string | null; deliveryPlace: string | null };

/** An enquiry as the company gets it; `files` are the names with their sizes. */
export const enquiryReceived = (number: string, { from, email, phone, deliveryPlace }: Sender, files: string[]) => ({
  subject: `Neue Anfrage ${number}: ${from}`,
  before: [
    present([from, `E-Mail: ${email}`, phone && `Telefon: ${phone}`, deliveryPlace && `Lieferort: ${deliveryPlace}`]),
  ],
  files: files.length > 0 ? `Angehängte Dateien:\n${files.join('\n')}` : null,
});

/** The code by which the sender of an enquiry knows a product. */
export const customersCode = (code: string) => `Nummer des Kunden: ${code}`;

/** An enquiry as its sender gets it. */
export const enquiryConfirmed = ({ number, lines, address }: { number: string; lines: number; address: string }) => ({
  subject: `Ihre Anfrage ist eingegangen: ${number}`,
  before: [
    hello,
    'mit dieser E-Mail-Adresse wurde eine Anfrage an uns gesendet.',
    `Vorgangsnummer: ${number}\nAnzahl der Positionen: ${lines}`,
  ],
  after: [
    `Ihre Anfrage und ihren Stand sehen Sie hier:\n${address}`,
    'Der Link ist vertraulich: Wer ihn kennt, kann Ihre Anfrage sehen.',
    'Falls Sie diese Anfrage nicht gesendet haben, teilen Sie es uns bitte mit einer Antwort auf diese E-Mail mit.',
  ],
});

/** Stands above the words that a letter answers. */
export const wrote = (name: string, at: number) => `Am ${shortMoment(at)} schrieb ${name}:`;

/** The subject of each letter with an offer. */
export const offerSubject = (number: string) => `Unser Angebot: ${number}`;

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
  subject: `Erinnerung: unser Angebot ${number}`,
  text: [
    `Guten Tag ${name},`,
    '',
    `unser Angebot ${number} vom ${dayOf(sentAt)} gilt bis ${dayText(validUntil)}:`,
    address,
    '',
    'Bei Fragen antworten Sie einfach auf diese E-Mail.',
    '',
    'Mit freundlichen Grüßen',
    preparedBy,
  ].join('\n'),
});

type Placed = { number: string; offerNumber: string; ownNumber: string | null; createdAt: number; total: string };

const placed = ({ number, offerNumber, ownNumber, createdAt, total }: Placed) => [
  `Bestellnummer: ${number}`,
  `Angebot: ${offerNumber}`,
  ownNumber && `Bestellnummer des Kunden: ${ownNumber}`,
  `Angenommen: ${momentText(createdAt)}`,
  `Gesamtsumme: ${total}`,
];

/** An acceptance as the company gets it. */
export const offerAccepted = (order: Placed, by: string) => ({
  subject: `Angebot angenommen: ${order.offerNumber}, Bestellung ${order.number}`,
  before: ['Ein Angebot wurde auf der Website angenommen.', present([by && `Angenommen von: ${by}`, ...placed(order)])],
});

const follow = (address: string | null) => (address ? [`Ihre Bestellung verfolgen Sie hier:\n${address}`] : []);

/** An acceptance as the buyer gets it. */
export const orderReceived = (order: Placed, address: string | null) => ({
  subject: `Ihre Bestellung ist eingegangen: ${order.number}`,
  before: [hello, 'Ihre Bestellung ist eingegangen. Das angenommene Angebot ist angehängt.', present(placed(order))],
  after: follow(address),
});

const states = {
  PLACED: {
    subject: (number: string) => `Ihre Bestellung ist eingegangen: ${number}`,
    sentence: (number: string) => `Ihre Bestellung ${number} ist eingegangen.`,
  },
  CONFIRMED: {
    subject: (number: string) => `Ihre Bestellung ist bestätigt: ${number}`,
    sentence: (number: string) => `Ihre Bestellung ${number} ist bestätigt.`,
  },
  READY: {
    subject: (number: string) => `Ihre Bestellung ist bereit: ${number}`,
    sentence: (number: string) => `Ihre Bestellung ${number} ist bereit.`,
  },
  SENT: {
    subject: (number: string) => `Ihre Bestellung ist unterwegs: ${number}`,
    sentence: (number: string) => `Ihre Bestellung ${number} wurde versandt.`,
  },
  DELIVERED: {
    subject: (number: string) => `Ihre Bestellung wurde zugestellt: ${number}`,
    sentence: (number: string) => `Ihre Bestellung ${number} wurde zugestellt.`,
  },
  CANCELLED: {
    subject: (number: string) => `Ihre Bestellung wurde storniert: ${number}`,
    sentence: (number: string) => `Ihre Bestellung ${number} wurde storniert.`,
  },
};

/** A new state of an order, as the buyer gets it. */
export const orderState = (state: keyof typeof states, number: string, address: string | null) => ({
  subject: states[state].subject(number),
  before: [hello, states[state].sentence(number)],
  after: follow(address),
});

/** The number by which a carrier finds what was sent. */
export const consignment = (number: string) => `Sendungsnummer ${number}`;

/** One notice, or those of a day, as a person of the office gets them; their lines are those of notices.ts. */
const settings = (address: string) => [`Welche Mitteilungen Sie per E-Mail erhalten, wählen Sie hier:\n${address}`];
export const notice = (line: string, address: string) => ({
  subject: line,
  before: [hello, 'auf der Website ist etwas geschehen.'],
  after: settings(address),
});
export const noticesOfDay = (count: number, address: string) => ({
  subject: `Mitteilungen des Tages: ${count}`,
  before: [hello, 'das geschah am letzten Tag auf der Website:'],
  after: settings(address),
});
