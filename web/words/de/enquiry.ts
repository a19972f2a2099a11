export const addByMail = 'Wenn Sie etwas ergänzen möchten, antworten Sie auf die E-Mail.';
export const addByMailOrPhone =
  'Wenn Sie etwas ergänzen möchten, antworten Sie auf die E-Mail oder rufen Sie {phone} an und nennen Sie Ihre Vorgangsnummer.';
export const addByPhone = 'Wenn Sie etwas ergänzen möchten, rufen Sie {phone} an und nennen Sie Ihre Vorgangsnummer.';
export const copySent =
  'Ihre Vorgangsnummer und der Link zu Ihrer Anfrage wurden an {email} gesendet. Falls nichts angekommen ist, sehen Sie im Spam-Ordner nach.';
export const copyOnItsWay =
  'Ihre Vorgangsnummer und der Link zu Ihrer Anfrage werden an {email} gesendet. Falls in einigen Minuten nichts ankommt, sehen Sie im Spam-Ordner nach.';
export const offerFor = (revision: number, name: string) => `Angebot ${revision}, für ${name}.`;
export const sentAt = (moment: string) => `Gesendet: ${moment}.`;
export const received = 'Eingegangen';
export const inProgress = 'In Bearbeitung';
export const offered = 'Angebot erstellt';
export const won = 'Bestellt';
export const closed = 'Abgeschlossen';
export const yourEnquiry = 'Ihre Anfrage';
export const offerOver = 'Ihr Angebot ist abgelaufen';
export const offerReady = 'Ihr Angebot liegt vor';
export const wasValidUntil = (day: string) => `Es galt bis ${day}.`;
export const validToday = 'Nur noch heute gültig.';
export const validUntil = (day: string, left: number) =>
  `Gültig bis einschließlich ${day}; noch ${left}\u00a0${left === 1 ? 'Tag' : 'Tage'}.`;
export const sentList = 'Ihre gesendete Liste';
export const noteOf = (note: string) => `Notiz: ${note}`;
export const writtenAs = (text: string) => `Ihre Angabe: ${text}`;
export const sentAsWritten = 'Wie geschrieben gesendet.';
export const noLongerListed = 'Dieses Produkt wird nicht mehr geführt.';
export const yourNumber = 'Ihre Vorgangsnummer';
export const copyNumber = 'Vorgangsnummer kopieren';
export const notFound = 'Anfrage nicht gefunden';
export const whyNotFound =
  'Der Link wurde vielleicht unvollständig kopiert, oder die Anfrage wurde gelöscht. Öffnen Sie den vollständigen Link, den Sie erhalten haben, oder schreiben Sie uns.';
export const offerComesHere = 'Unser Angebot erscheint auf dieser Seite';
export const whatWeDo =
  'Wir prüfen Bestand und Lieferzeit und zeigen hier unser Angebot, sobald es vorliegt. Bewahren Sie den Link auf.';
export const printList = 'Liste drucken';
export const linkIsPrivate = 'Der Link dieser Seite ist vertraulich: Wer ihn kennt, kann Ihre Anfrage sehen.';
export const arrived = 'Ihre Anfrage ist eingegangen';
export const arrivedWithoutDetails = (number: string) =>
  `Ihre Vorgangsnummer lautet ${number}. Die Verbindung ist vielleicht unterbrochen: Die Einzelheiten Ihrer Anfrage konnten nicht geladen werden.`;
export const thanks = 'Vielen Dank für Ihre Anfrage. Wir melden uns so bald wie möglich.';
export const now = 'Jetzt';
export const recordedAt = (moment: string) => `Ihre Anfrage wurde erfasst: ${moment}.`;
export const then = 'Danach';
export const weCheck = 'Wir prüfen Bestand und Lieferzeit und rufen Sie bei Bedarf an.';
export const atLast = 'Zum Schluss';
export const offerByMail = 'Unser schriftliches Angebot kommt an Ihre E-Mail-Adresse.';
export const offerOnPage = 'Unser schriftliches Angebot erscheint auf der Seite Ihrer Anfrage.';
export const result = 'Ergebnis';
export const stateOfEnquiry = 'Stand der Anfrage';
export const keepLink = 'Bewahren Sie den Link zu Ihrer Anfrage auf.';
export const onlyOnPage = 'Den Stand und unser Angebot sehen Sie nur auf dieser Seite.';
export const onlyOnPageNotByMail =
  'Den Stand und unser Angebot sehen Sie nur auf dieser Seite; der Link kommt nicht per E-Mail.';
export const alsoInQuoteList = 'In diesem Browser steht er auch auf der Seite „Anfrageliste“.';
export const copyLink = 'Link kopieren';
export const tooManyLinks = 'Zu viele falsche Links wurden versucht';
export const openWholeLink =
  'Achten Sie darauf, den vollständigen Link zu öffnen, oder versuchen Sie es in fünfzehn Minuten erneut.';
export const isNew = 'Ihre Anfrage ist eingegangen und wartet auf Bearbeitung.';
export const isInProgress = 'Ihre Anfrage ist in Bearbeitung.';
export const isOffered = 'Wir haben unser Angebot gesendet.';
export const isWon = 'Aus Ihrer Anfrage wurde eine Bestellung.';
export const isLost = 'Die Anfrage ist abgeschlossen.';
export const yourCode = 'Ihre Nummer {code}';
export const sentEnquiries = 'Ihre gesendeten Anfragen';
export const forget = 'Aus diesem Browser entfernen';
export const keptHere =
  'Diese Liste liegt nur in diesem Browser. Entfernen storniert keine Anfrage; ihre Seite öffnet sich weiter mit ihrem Link.';
export const notRepeated = 'Das konnte nicht in Ihre Liste übernommen werden. Bitte versuchen Sie es erneut.';
export const repeat = 'Erneut anfragen';
export const changeNotSaved = 'Die Änderung konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.';

/** The states of enquiries and orders in one or two words, for a list of them. */
export const states = {
  NEW: received,
  IN_PROGRESS: inProgress,
  OFFERED: offered,
  WON: won,
  LOST: closed,
};
export const orderStates = {
  PLACED: 'Bestellung eingegangen',
  CONFIRMED: 'Bestellung bestätigt',
  READY: 'Bestellung bereit',
  SENT: 'Bestellung unterwegs',
  DELIVERED: 'Zugestellt',
  CANCELLED: 'Bestellung storniert',
};
