import { upperCase } from '../../../common/text/locale.ts';

const lines = (count: number) => (count === 1 ? '1 Position' : `${count} Positionen`);
const products = (count: number) => (count === 1 ? '1 Produkt' : `${count} Produkte`);

export const empty = 'Ihre Anfrageliste ist leer.';
export const howToBegin = 'Beginnen Sie mit einer Nummer, mit Zeilen aus Excel oder auf der Seite eines Produkts.';
export const browseProducts = 'Produkte ansehen';
export const notRestored = 'Das konnte nicht rückgängig gemacht werden. Bitte versuchen Sie es erneut.';
export const takenOff = 'Das Produkt wurde aus der Liste entfernt.';
export const undo = 'Rückgängig';
export const namedList = (name: string, count: number) => `${name}, ${products(count)}`;
export const askForOffer = 'Angebot anfordern';

export const notDone =
  'Das ging nicht: Die Liste oder den Link gibt es vielleicht nicht mehr. Bitte versuchen Sie es erneut.';
export const nothingAdded = (fault: string) => `Der Liste wurde nichts hinzugefügt. ${fault}`;
export const toProduct = 'Zurück zum Produkt';

export const mayNeed = 'Das könnten Sie auch brauchen';
export const notAdded = 'Das konnte nicht hinzugefügt werden. Bitte versuchen Sie es erneut.';
export const added = (name: string) => `${name} wurde der Liste hinzugefügt.`;
export const add = 'Hinzufügen';
export const named = (name: string) => `: ${name}`;

export const suggestionsNotTaken = 'Die Vorschläge konnten nicht übernommen werden. Bitte versuchen Sie es erneut.';
export const suggestionsOf = (count: number) =>
  count === 1 ? 'Zu 1 Position gibt es einen Vorschlag.' : `Zu ${count} Positionen gibt es Vorschläge.`;
export const wordsStay = 'Was Sie geschrieben haben, bleibt unter dem übernommenen Produkt stehen.';
export const acceptAll = 'Alle ersten Vorschläge übernehmen';

// A row.
export const quantityOf = (name: string) => `Menge, ${name}`;
export const noteOf = (name: string) => `Notiz, ${name}`;
export const addNote = 'Notiz hinzufügen';
export const moreOf = (name: string) => `: ${name}`;
export const printedNote = (note: string) => `Notiz: ${note}`;
export const save = 'Speichern';
export const changeNotSaved = 'Die Änderung konnte nicht gespeichert werden.';
export const tryAgain = 'Erneut versuchen';
export const rowNotTakenOff = 'Die Position konnte nicht entfernt werden. Bitte versuchen Sie es erneut.';
export const takeOff = 'Aus der Liste entfernen';
export const takeOffNamed = (name: string) => `${name}: aus der Liste entfernen`;
export const written = 'Ihre Angabe: {text}';
export const noLongerListed = 'Dieses Produkt wird nicht mehr geführt.';
export const discontinued = 'Dieses Produkt ist nicht mehr lieferbar; wir schlagen einen Ersatz vor.';
export const replacing = 'Nachfolger';
export const isReplaced = (name: string) => `${name} ist nicht mehr lieferbar.`;
export const priceChanged = 'Der Preis hat sich geändert';
export const formerPrice = 'In Ihrer Anfrage waren es {price}.';
export const noLongerSold = 'Nicht mehr im Verkauf';
export const moreForLess = (quantity: string) => `${quantity} mehr: {price}`;
export const quantityStays = (quantity: string) => `Die Menge blieb bei ${quantity}.`;
export const keepQuantity = 'So lassen';
export const notRead = (text: string) => `„${text}“ konnte nicht als Menge gelesen werden.`;
export const notConverted = (text: string) =>
  `„${text}“ konnte nicht in die Verkaufseinheit dieses Produkts umgerechnet werden.`;
export const sentAs = (text: string) => `Die Menge wird als „${text}“ gesendet.`;
export const writeQuantityIn = (unit: string) => `Geben Sie die Menge in ${unit} an.`;
export const writeQuantity = 'Geben Sie die Menge an.';
export const chooseToConvert = 'Wählen Sie das Produkt, dann wird in seine Verkaufseinheit umgerechnet.';

// A row in the visitor's words.
export const oneOfThese = 'Ist es eines von diesen?';
export const askAsWritten = 'So anfragen';
export const isWritten = 'Nicht im Katalog; wird gesendet, wie Sie es geschrieben haben.';
export const onlyNumber = 'Das ist nur eine Zahl: Nennen Sie das Produkt oder entfernen Sie die Position.';
export const correctCode = 'Nummer berichtigen';
export const rightCode = (name: string) => `Richtige Nummer, ${name}`;
export const searchAgain = 'Erneut suchen';

// The last row, which adds.
export const codeHere = 'Nummer';
export const typedCode = 'Nummer, neue Zeile';
export const typedQuantity = 'Menge, neue Zeile';
export const howToType = 'Nummer eingeben oder aus Excel einfügen; Enter führt zur nächsten Zeile.';
export const writeCode = 'Geben Sie eine Nummer oder einen Produktnamen ein.';
export const addRow = 'Zeile hinzufügen';
export const rowsAdded = (count: number) =>
  count === 1 ? '1 Position wurde der Liste hinzugefügt.' : `${count} Positionen wurden der Liste hinzugefügt.`;
export const willBeAsked = 'Diese Nummer ist nicht im Katalog; sie wird als eigene Position angefragt.';
export const notSearched = 'Die Nummer konnte gerade nicht gesucht werden; beim Hinzufügen wird es erneut versucht.';
export const isListed = 'In der Liste';
export const isListedMore = (quantity: string) => `In der Liste; ${quantity} kommen hinzu`;
export const insteadOf = (relation: string) => `statt {code}; ${relation}`;
export const relations = {
  SAME_PART: 'gleiches Teil',
  FORM_FIT_FUNCTION: 'maß- und funktionsgleich',
  REPLACES: 'Nachfolger',
  SIMILAR: 'ähnlich, bitte Maße vergleichen',
};
export const suggestions = 'Vorschläge';
export const suggestionsFound = (count: number) =>
  `${count} ${count === 1 ? 'Vorschlag' : 'Vorschläge'}, wählen Sie mit den Pfeiltasten.`;

// Several rows at once.
export const several = 'Aus Excel einfügen oder Datei wählen';
export const broughtRows = 'Zeilen aus dem Link';
export const broughtHint =
  'Diese Zeilen kamen mit dem geöffneten Link. Prüfen Sie sie und übernehmen Sie sie in Ihre Liste.';
export const pasteHint =
  'Fügen Sie hier die Spalten mit Nummern und Mengen oder die Liste aus einer Nachricht ein; ein Produkt je Zeile.';
export const pasteExample = '6204-2RS; 40\nDIN 934 M8; 500';
export const addRows = 'Zeilen hinzufügen';
export const rowsNotAdded = 'Die Zeilen konnten nicht hinzugefügt werden. Bitte versuchen Sie es erneut.';
export const chooseFile = 'Datei auswählen';
export const fileKinds = '(.xlsx, .csv)';

interface Pasted {
  found: number;
  open: number;
  unread: number;
  leftOut: number;
  /** The first of the lines that were left out, as they were written. */
  named: string[];
}

/** Says what became of pasted lines: '2 Positionen hinzugefügt, 1 Position nicht zugeordnet. 1 Zeile ohne Produkt blieb weg: „SUMME“.' */
export function pasted({ found, open, unread, leftOut, named: leftOutLines }: Pasted) {
  const counts = [
    `${lines(found)} hinzugefügt`,
    ...(open > 0 ? [`${lines(open)} nicht zugeordnet`] : []),
    ...(unread > 0 ? [`bei ${unread === 1 ? '1 Position' : `${unread} Positionen`} die Menge nicht gelesen`] : []),
  ];
  const said = `${counts.join(', ')}.`;
  const without = leftOut === 1 ? '1 Zeile ohne Produkt blieb weg' : `${leftOut} Zeilen ohne Produkt blieben weg`;
  if (leftOut === 0) return said;
  if (leftOutLines.length === 0) return `${said} ${without}.`;
  const quoted = leftOutLines.map((line) => `„${line}“`).join(', ');
  const more = leftOut - leftOutLines.length;
  return `${said} ${without}: ${more > 0 ? `${quoted} und ${more} weitere` : quoted}.`;
}

// Quantities.
export const inFigures = 'Geben Sie die Menge in Ziffern an.';
export const aboveZero = 'Die Menge muss größer als null sein.';
export const atMostMillion = 'Die Menge darf höchstens 1.000.000 sein.';
export const withoutComma = (meanings: string) => `${meanings} Schreiben Sie sie ohne Komma.`;
export const twoMeanings = (typed: string, meanings: string[]) =>
  `„${typed}“ ist nicht eindeutig: Es kann ${meanings.join(' oder ')} sein.`;
export const less = (label: string) => `${label}: weniger`;
export const more = (label: string) => `${label}: mehr`;

// The form that sends the list.
export const whereToReach = 'Wie erreichen wir Sie?';
export const email = 'E-Mail';
export const company = 'Firma';
export const phone = 'Telefon';
export const deliveryPlace = 'Lieferort';
export const fileRefused =
  'Ihre Anfrage wurde noch nicht gesendet: Entfernen Sie die Datei, die nicht hinzugefügt werden konnte, oder versuchen Sie es erneut.';
export const toContact = 'Zur Kontaktseite';
export const send = 'Anfrage senden';
export const sendsNamed = (name: string, count: number) =>
  `${products(count)} der Liste „${name}“ ${count === 1 ? 'wird' : 'werden'} gesendet. Ihre anderen Listen bleiben.`;
export const sends = (count: number) =>
  `${lines(count)} ${count === 1 ? 'wird' : 'werden'} gesendet. Preis, Bestand und Lieferzeit nennen wir schriftlich.`;
export const remember = 'Diese Angaben in diesem Browser merken';

// Lists of one browser.
export const yourLists = 'Ihre Listen';
export const productsHeard = 'Produkte';
export const newList = 'Neue Liste';
export const listsFull = 'Alle fünf Listen sind belegt.';
export const listsOf = (count: number) =>
  `${['Keine Liste', 'Eine Liste', 'Zwei Listen', 'Drei Listen', 'Vier Listen'][count] ?? `${count} Listen`}, höchstens fünf; sie liegen in diesem Browser.`;
export const changeName = 'Umbenennen';
export const share = 'Teilen';
export const print = 'Drucken';
export const textCopied = 'Kopiert';
export const copyText = 'Als Text kopieren';
export const deleteList = 'Liste löschen';
export const clearList = 'Liste leeren';
export const chatBegins = 'Guten Tag, ich bitte um ein Angebot für diese Produkte:';
export const withOurCode = (name: string, code: string) => `${name}, unsere Nummer ${code}`;

export const nameOfList = 'Name der Liste';
export const saveName = 'Namen speichern';
export const cancel = 'Abbrechen';
export const yesDelete = 'Ja, löschen';
export const yesClear = 'Ja, leeren';
export const asksToDelete = (name: string, count: number) =>
  count > 0
    ? `„${name}“ mit ${lines(count)} löschen? Ihre anderen Listen bleiben.`
    : `„${name}“ löschen? Ihre anderen Listen bleiben.`;
export const asksToClear = (count: number) =>
  count === 1 ? 'Die Position der Liste entfernen?' : `Alle ${count} Positionen der Liste entfernen?`;
export const shareList = 'Liste teilen';
export const close = 'Schließen';
export const whatIsShared = (count: number) =>
  `Wer den Link öffnet, übernimmt eine Kopie ${count === 1 ? 'dieser Position' : `dieser ${count} Positionen`} in eine eigene Liste. Ihr Name, Ihre Notizen und Kontaktdaten werden nicht gesendet.`;
export const copyLink = 'Link kopieren';
export const opensUntil = (day: string) => `Gültig bis ${day}.`;
export const endShare = 'Link zurücknehmen';
export const enquiryRepeated = (number: string, count: number) =>
  `${lines(count)} Ihrer Anfrage ${number} in Ihre Liste übernommen.`;
export const orderRepeated = (number: string, count: number) =>
  `${lines(count)} Ihrer Bestellung ${number} in Ihre Liste übernommen.`;

interface Changes {
  replaced: number;
  changed: number;
  gone: number;
}

const numbers = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'];
const inWords = (count: number) => numbers[count] ?? String(count);

/** Writes 'Ein Produkt wurde durch seinen Nachfolger ersetzt, ein Preis hat sich geändert; …' Undefined where nothing has changed. */
export function changesOf({ replaced, changed, gone }: Changes) {
  const said = [
    ...(replaced > 0
      ? [
          `${inWords(replaced)} ${replaced === 1 ? 'Produkt wurde durch seinen Nachfolger' : 'Produkte wurden durch ihre Nachfolger'} ersetzt`,
        ]
      : []),
    ...(changed > 0 ? [`${inWords(changed)} ${changed === 1 ? 'Preis hat' : 'Preise haben'} sich geändert`] : []),
    ...(gone > 0 ? [`${inWords(gone)} ${gone === 1 ? 'Produkt wird' : 'Produkte werden'} nicht mehr verkauft`] : []),
  ];
  const text = `${said.join(', ')}; siehe die Positionen.`;
  return said.length === 0 ? undefined : upperCase(text.charAt(0)) + text.slice(1);
}

// A list that somebody has shared.
export const sharedList = 'Geteilte Liste';
export const sharedTitle = (count: number) => `Ihnen wurde eine Liste gesendet: ${lines(count)}`;
export const sharedLede = (day: string) => `Es gelten die heutigen Preise. Der Link gilt bis ${day}.`;
export const notTaken = 'Die Liste konnte nicht übernommen werden. Bitte versuchen Sie es erneut.';
export const goneProducts = (count: number) =>
  count === 1 ? '1 Produkt wird nicht mehr verkauft.' : `${count} Produkte werden nicht mehr verkauft.`;
export const takenAsNotes = 'Es kommt mit seinem Namen als Notiz in Ihre Liste.';
export const addToMine = 'Zu meiner Liste';
export const openAsNew = 'Als neue Liste öffnen';
export const linkOver = 'Dieser Link ist abgelaufen.';
export const linkIsOver =
  'Geteilte Listen bleiben dreißig Tage offen und können zurückgenommen werden. Bitten Sie darum, die Liste erneut zu senden.';

// The link in the head, and the buttons of products.
export const listWith = (count: number) => `Anfrageliste, ${lines(count)}`;
export const addToListOf = (quantity: string) => `Zur Anfrageliste: ${quantity}`;
export const inList = 'In der Liste';
export const amountAdded = (quantity: string) => `${quantity} zur Anfrageliste hinzugefügt.`;
export const productNotAdded = 'Das Produkt konnte nicht hinzugefügt werden. Bitte versuchen Sie es erneut.';
export const quantityIn = (unit: string) => `{quantity} (${unit})`;
export const isInListUpdate = (quantity: string) => `${quantity} in der Liste · Ändern`;
export const isThere = 'ja';
export const quantityUpdated = 'Die Menge wurde geändert.';
export const addedToList = 'Zur Anfrageliste hinzugefügt.';
export const openList = 'Liste öffnen';
export const updateHeard = ', Menge ändern';
export const toListHeard = ': zur Anfrageliste';
