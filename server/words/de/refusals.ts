import { countText } from '../../../common/text/locale.ts';
import { dayText, momentText } from './dates.ts';

// A visitor reads these when the server does not accept something. Each has a stable code beside it (docs/api.md).

/** Sizes of files are stated in megabytes. */
const megabytes = (bytes: number) => bytes / 2 ** 20;

export const enquiry = {
  empty: 'Fügen Sie mindestens ein Produkt hinzu, für das Sie ein Angebot wünschen.',
  tooMany: (most: number) => `Eine Anfrage kann höchstens ${most} Positionen haben.`,
  noProduct: 'Das Produkt wurde nicht gefunden; schreiben Sie, was Sie suchen.',
  alreadySent: (number: string) =>
    `Diese Anfrage liegt uns unter der Nummer ${number} vor. Spätere Änderungen sind nicht enthalten: Schreiben Sie uns mit dieser Nummer über die Kontaktseite.`,
  /** Keeps a quantity that could not be read, in the note of its row. */
  writtenQuantity: (text: string) => `Menge wie geschrieben: ${text}`,
};

/** Who is invoiced, by what is wrong with a field. */
export const invoice = {
  MISSING: 'Dieses Feld wird für die Rechnung benötigt.',
  LENGTH: 'Eine türkische Steuernummer hat 10, eine Ausweisnummer 11 Stellen.',
  CHECK: 'Diese Nummer ist ungültig: Eine Stelle ist vielleicht falsch geschrieben.',
  LETTERS: 'Schreiben Sie die Nummer nur in Ziffern; außerhalb der Türkei sind Buchstaben möglich.',
  PERSON: 'Für eine Person geben Sie die elfstellige türkische Ausweisnummer an.',
  COUNTRY: 'Das Länderkürzel hat zwei Buchstaben: TR, DE, NL.',
  POSTCODE: 'Eine türkische Postleitzahl hat fünf Stellen.',
};

export const attachment = {
  tooLarge: (most: number) => `Eine Datei darf höchstens ${megabytes(most)} MB groß sein.`,
  noRoom:
    'Zurzeit können wir keine Dateien annehmen. Senden Sie Ihre Anfrage ohne die Datei, wir bitten per E-Mail darum.',
  empty: 'Diese Datei ist leer.',
  wrongType: 'Der Inhalt dieser Datei ist kein PDF, JPG, PNG, STEP oder DXF.',
  cutShort: 'Diese Datei ist unvollständig. Speichern Sie sie erneut und wählen Sie sie dann.',
  gone: 'Diese Datei liegt nicht mehr auf dem Server. Entfernen Sie sie und wählen Sie sie erneut.',
};

const notSent = {
  ACCEPTANCE: 'Ihre Annahme wurde nicht gesendet.',
  CHANGE: 'Ihr Änderungswunsch wurde nicht gesendet.',
  DECLINE: 'Ihre Entscheidung wurde nicht gesendet.',
  RENEWAL: 'Ihr Wunsch wurde nicht gesendet.',
};

type Replaced = { revision: number; last: number; since: number; answering: keyof typeof notSent };

export const offer = {
  replaced: ({ revision, last, since, answering }: Replaced) =>
    `Dieses Angebot wurde durch Angebot ${last} ersetzt. ` +
    `Das gezeigte Angebot ${revision} gilt seit ${momentText(since)} nicht mehr. ${notSent[answering]}`,
  declined: 'Dieses Angebot wurde abgelehnt; nur ein neues Angebot öffnet es wieder.',
  closed: 'Diese Anfrage ist abgeschlossen. Schreiben Sie uns für ein neues Angebot.',
  expired: (validUntil: string) =>
    `Es galt bis ${dayText(validUntil)}. Dieses Angebot kann nicht mehr angenommen werden.`,
  accepted: ({ at, by, number }: { at: number; by: string; number: string }) =>
    by
      ? `Dieses Angebot wurde angenommen. ${momentText(at)}: ${by}. Bestellnummer ${number}.`
      : `Dieses Angebot wurde angenommen. ${momentText(at)}. Bestellnummer ${number}.`,
  stillValid: 'Dieses Angebot gilt noch; ein neues ist nicht nötig.',
  noSuchLine: 'Diese Position steht nicht im Angebot.',
  dayIsOver: 'Der Liefertermin liegt in der Vergangenheit.',
  nothingAsked: 'Was soll sich ändern? Schreiben Sie es zu einer Position oder in die Anmerkung.',
  lineTwice: 'Eine Position steht doppelt.',
  notRead: 'Bestätigen Sie, dass Sie das Angebot und seine Bedingungen gelesen haben.',
  wrongChoice: 'Die gewählte Position steht nicht in diesem Angebot.',
};

export const ownOrder = {
  tooLarge: (most: number) => `Ihre Bestellung darf höchstens ${megabytes(most)} MB groß sein.`,
  notWhole: 'Die Bestellung muss ein vollständiges PDF sein.',
};

const choose = 'Wählen Sie eine Excel-Datei (.xlsx) oder eine CSV-Datei.';
const eachLine = 'Schreiben Sie je Zeile eine Nummer und eine Menge: 6204-2RS; 4';
const longer = 'Längere Listen senden Sie uns bitte per E-Mail.';

export const quoteList = {
  noLines: eachLine,
  noProducts: `In Ihrem Text wurde kein Produkt gefunden. ${eachLine}`,
  tooLong: {
    pasted: (most: number, count: number) =>
      `Die Liste kann höchstens ${most} Positionen haben; der eingefügte Text hat ${countText(count, 'de')}. ${longer}`,
    file: (most: number, count: number) =>
      `Die Liste kann höchstens ${most} Positionen haben; die Datei hat ${countText(count, 'de')}. ${longer}`,
  },
  full: (most: number) => `Die Anfrageliste kann höchstens ${most} Positionen haben.`,
  tooMuch: (product: string, most: number) =>
    `Die Menge von „${product}“ darf höchstens ${countText(most, 'de')} sein.`,
  unlisted: 'Dieses Produkt wird nicht mehr geführt.',
  listsFull: 'Alle fünf Listen sind belegt.',
  emptyShared: 'Eine leere Liste lässt sich nicht teilen.',
  /** The names of lists that got none from their owner. */
  name: (place: number) => `Liste ${place}`,
  nameless: 'Liste',
};

/** About a file of codes and quantities, by what it is instead of a table. */
export const quoteFile = {
  tooLarge: (most: number) =>
    `Die Datei darf höchstens ${megabytes(most)} MB groß sein. Kopieren Sie die Spalten mit Nummern und Mengen und fügen Sie sie ein.`,
  tooSlow:
    'Das Lesen dieser Datei dauert zu lange. Kopieren Sie die Spalten mit Nummern und Mengen und fügen Sie sie ein.',
  tooWide:
    'Dieses Blatt hat sehr weit außen gefüllte Zellen, hinter Zeile 20.000 oder Spalte 200. Kopieren Sie die Spalten mit Nummern und Mengen in eine neue Datei.',
  empty: 'Diese Datei ist leer.',
  unreadable: `Diese Datei konnte nicht gelesen werden. ${choose}`,
  kinds: {
    oldWorkbook:
      'Das ist eine Excel-Datei im alten Format (.xls). Speichern Sie sie als .xlsx und wählen Sie sie erneut.',
    locked: 'Diese Datei hat ein Passwort. Entfernen Sie es in Excel und wählen Sie die Datei erneut.',
    webArchive: 'Das ist ein Webarchiv (.mht). Speichern Sie es in Excel als .xlsx und wählen Sie es erneut.',
    symbolicLink: 'Das ist eine Tabelle im alten Format (.slk). Speichern Sie sie als .xlsx und wählen Sie sie erneut.',
    interchange: 'Das ist eine Tabelle im alten Format (.dif). Speichern Sie sie als .xlsx und wählen Sie sie erneut.',
    database:
      'Das ist eine Datenbank. Exportieren Sie die Tabelle aus ihrem Programm als .xlsx und wählen Sie diese Datei.',
    packedOtherwise:
      'Diese Datei ist in einem Format gepackt, das hier nicht gelesen wird. Entpacken Sie sie und wählen Sie die Tabelle darin.',
    link: 'Diese Datei ist nur ein Link zu einer Tabelle. Öffnen Sie die Tabelle, laden Sie sie als .xlsx herunter und wählen Sie diese Datei.',
    packed: 'Das ist ein RAR- oder 7-Zip-Archiv. Entpacken Sie es und wählen Sie die Tabelle darin.',
    binaryWorkbook: 'Das ist eine binäre Excel-Datei (.xlsb). Speichern Sie sie als .xlsx und wählen Sie sie erneut.',
    numbers: 'Das ist eine Apple-Numbers-Datei. Exportieren Sie sie als Excel-Datei (.xlsx) und wählen Sie diese.',
    document: `Das ist ein Textdokument oder eine Präsentation. ${choose}`,
    picture: `Das ist ein Bild. ${choose}`,
    pdf: `Das ist ein PDF. ${choose}`,
    webPage: `Das ist eine Webseite. ${choose}`,
    other: `Diese Datei ist keine Tabelle. ${choose}`,
  },
};
