import { shortMoment } from './dates.ts';

// A person reads here which data the site keeps about them.

/** Fields that have no word here, such as row numbers, say nothing about the person and are left out. */
export const fields: Record<string, string> = {
  number: 'Vorgangsnummer',
  createdAt: 'Datum',
  name: 'Name',
  email: 'E-Mail',
  company: 'Firma',
  phone: 'Telefon',
  deliveryPlace: 'Lieferort',
  subject: 'Betreff',
  message: 'Nachricht',
  noticeVersion: 'Angezeigte Datenschutzerklärung',
  asked: 'Angefragtes',
  attachments: 'Ihre Dateien',
  code: 'Nummer',
  quantity: 'Menge',
  note: 'Notiz',
  state: 'Stand',
  status: 'Stand',
  events: 'Vorgänge',
  kind: 'Schritt',
  text: 'Beschreibung',
  letters: 'Was wir Ihnen schrieben',
  sentAt: 'Gesendet',
  offers: 'Angebote',
  validUntil: 'Gültigkeit',
  intro: 'Einleitung',
  deliveryTerms: 'Lieferbedingungen',
  paymentTerms: 'Zahlungsbedingungen',
  notes: 'Anmerkungen',
  lines: 'Positionen',
  requests: 'Ihre Antworten auf das Angebot',
  reason: 'Grund',
  day: 'Gewünschter Liefertermin',
  buyerName: 'Angenommen von',
  buyerTitle: 'Funktion',
  ownNumber: 'Ihre Bestellnummer',
  offerNumber: 'Angebot',
  network: 'Netzwerk der Annahme',
  rows: 'Positionen',
  cancelReason: 'Grund der Stornierung',
};
export const states: Record<string, string> = {
  NEW: 'Neu',
  READ: 'Gelesen',
  REPLIED: 'Beantwortet',
  IN_PROGRESS: 'In Bearbeitung',
  OFFERED: 'Angebot erstellt',
  WON: 'Wurde zur Bestellung',
  LOST: 'Wurde nicht zur Bestellung',
  PLACED: 'Eingegangen',
  CONFIRMED: 'Bestätigt',
  READY: 'Bereit',
  SENT: 'Unterwegs',
  DELIVERED: 'Zugestellt',
  CANCELLED: 'Storniert',
};
export const kinds: Record<string, string> = {
  NOTE: 'Notiz geschrieben',
  STATE: 'Stand geändert',
  ASSIGNEE: 'Zuständigkeit geändert',
  OFFER: 'Angebot erstellt',
  SETTLED: 'Produkt der Position bestimmt',
  SENT: 'Angebot gesendet',
  ANSWERED: 'Antwort geschrieben',
  REMINDED: 'An das Angebot erinnert',
  PLAIN: 'Angebotsposition',
  OPTIONAL: 'Optionale Position',
  ALTERNATIVE: 'Alternativposition',
  ANSWER: 'Antwort',
  REMINDER: 'Erinnerung an ein Angebot',
  CHANGE: 'Änderung gewünscht',
  DECLINE: 'Angebot abgelehnt',
  RENEWAL: 'Neues Angebot angefordert',
  CHANGE_ASKED: 'Änderung gewünscht',
  DECLINED: 'Angebot abgelehnt',
  RENEWAL_ASKED: 'Neues Angebot angefordert',
  ACCEPTED: 'Angebot angenommen',
};
export const reasons: Record<string, string> = {
  PRICE: 'Preis',
  LEAD_TIME: 'Lieferzeit',
  UNSUITABLE: 'Das Produkt passt nicht',
  NOT_NEEDED: 'Nicht mehr benötigt',
};

/** Stands above the records of each kind. */
export const headings = {
  MESSAGE: 'Nachricht aus dem Kontaktformular',
  ENQUIRY: 'Anfrage',
  ORDER: 'Bestellung',
};

/** Stands beside the heading of a record that was deleted. */
export const inBin = (heading: string) => `${heading} (gelöscht, wird innerhalb von 30 Tagen vernichtet)`;

export const head = (now: number) =>
  `Die personenbezogenen Daten, die wir über Sie speichern\nErstellt: ${shortMoment(now)} (Istanbul)`;

export const moment = shortMoment;
