export const yourPosition = 'Ihre Funktion';
export const yourOrderNumber = 'Ihre Bestellnummer';
export const orderDocument = 'Ihre Bestellung';
export const orderDocumentFits = '(PDF, höchstens 10 MB, optional)';
export const accepted = (number: string) =>
  `Ich habe das Angebot und seine Bedingungen gelesen und erteile die Bestellung ${number}.`;
export const changedLines = (count: number) =>
  count === 1 ? 'Sie wünschen eine Änderung an 1 Position.' : `Sie wünschen Änderungen an ${count} Positionen.`;
export const howToChange =
  'Mit „Änderung wünschen“ an den Positionen fragen Sie eine andere Menge, einen anderen Preis oder Liefertermin an.';
export const noteOnWhole = 'Anmerkung zum ganzen Angebot';
export const unsuitable = 'Das Produkt passt nicht';
export const notNeeded = 'Nicht mehr benötigt';
export const why = 'Warum?';
export const anythingToAdd = 'Weitere Angaben';
export const acceptanceNotSent = 'Die Annahme wurde nicht gesendet';
export const requestNotSent = 'Der Wunsch wurde nicht gesendet';
export const decisionNotSent = 'Die Entscheidung wurde nicht gesendet';
export const yesDecline = 'Ja, ich lehne ab';
export const renewTotal = 'Summe aktualisieren';
export const acceptanceLocks =
  'Die Annahme schreibt dieses Angebot fest: Positionen, Preise und Bedingungen ändern sich danach nicht mehr.';
export const acceptedByMail = 'Das angenommene Dokument geht beiden Seiten per E-Mail zu.';
export const changeFollows =
  'Wir erstellen ein neues Angebot; es erscheint auf dieser Seite. Bis dahin können Sie dieses annehmen.';
export const accept = 'Angebot annehmen';
export const sendChange = 'Änderungswunsch senden';
export const decline = 'Angebot ablehnen';
export const isAccepted = 'Dieses Angebot wurde angenommen';
export const isExpired = 'Dieses Angebot ist abgelaufen';
export const isClosed = 'Dieses Angebot ist abgeschlossen';
export const wasAnswered = 'Diese Antwort wurde bereits gesendet';
export const reload = 'Seite neu laden';
export const stateNotLoaded = 'Der letzte Stand der Seite konnte nicht geladen werden';
export const formerStateBelow =
  'Ihre Verbindung ist vielleicht unterbrochen; unten steht ein früherer Stand. Falls Ihre Antwort angekommen ist, sehen Sie sie im neuen Stand.';
export const replacedBy = (revision: number) => `Dieses Angebot wurde durch Angebot ${revision} ersetzt`;
export const openRevision = (revision: number) => `Angebot ${revision} öffnen`;
export const answerNotSent = 'Ihre Antwort wurde nicht gesendet';
export const declined = 'Sie haben das Angebot abgelehnt';
export const decisionArrived =
  'Ihre Entscheidung ist eingegangen. Erstellen wir ein neues Angebot, sehen Sie es auf dieser Seite.';
export const requestArrived = 'Ihr Wunsch ist eingegangen.';
export const renewalFollows =
  'Wir bieten dieselben Positionen zu aktuellen Preisen neu an; das neue Angebot erscheint auf dieser Seite.';
export const endedOn = (day: string) => `Es galt bis ${day}`;
export const cannotBeAccepted =
  'Dieses Angebot kann nicht mehr angenommen werden. Auf Wunsch bieten wir dieselben Positionen zu aktuellen Preisen neu an.';
export const askRenewal = 'Neues Angebot anfordern';
export const changeArrived = 'Ihr Änderungswunsch ist eingegangen';
export const changeOfLines = (count: number, moment: string) =>
  `${moment}, für ${count === 1 ? '1 Position' : `${count} Positionen`}. Das neue Angebot sehen Sie auf dieser Seite.`;
export const changeAt = (moment: string) => `${moment}. Das neue Angebot sehen Sie auf dieser Seite.`;
export const acceptAnyway = 'Dieses Angebot trotzdem annehmen';
export const recordedOnce = 'Ihr Wunsch wird erfasst; einmal senden genügt.';
export const askChange = 'Änderung wünschen';
export const whatChanges = 'Was soll sich an dieser Position ändern?';
export const quantityIn = (unit: string) => `Menge (${unit})`;
export const unitPriceIn = (sign: string) => `Einzelpreis (${sign})`;
export const priceInFor = (sign: string, quantity: string) => `Preis (${sign} / ${quantity})`;
export const deliveryDay = 'Liefertermin';
export const reasonOrWish = 'Nennen Sie den Grund oder Ihren Wunsch';
export const leaveLine = 'Auf diese Position verzichten';
export const optionalLine = 'Optionale Position: in die Bestellung aufnehmen';
export const alternatives = 'Alternativen';
export const lineAdded = 'In diesem Angebot hinzugekommen';
export const lineChanged = 'Die Einzelheiten der Position haben sich geändert';
export const differs = '{name}: {now} statt {earlier}';
export const total = 'Summe';
export const yourDecision = 'Ihre Entscheidung';
export const openOffer = 'Angebot öffnen (PDF)';
export const revisionOf = (revision: number) => `Angebot ${revision}`;
export const offer = 'Angebot';
export const today = 'Heute';
export const endOfValidity = 'Ende der Gültigkeit';
export const lineRemoved = 'In diesem Angebot entfallen';
export const validity = 'Gültigkeit';
export const untilEndOf = (day: string) => `bis einschließlich ${day}`;
export const delivery = 'Lieferung';
export const payment = 'Zahlung';
export const ourOffer = 'Unser Angebot';
export const differsFrom = (revision: number, earlier: number, count: number) =>
  `Angebot ${revision} weicht von Angebot ${earlier} in ${count === 1 ? '1 Position' : `${count} Positionen`} ab.`;
export const markedBelow = 'Die Positionen sind unten gekennzeichnet.';
export const seeRevision = (revision: number) => `Angebot ${revision} ansehen`;
export const amountsInLira = 'Beträge in türkischer Lira, ohne MwSt.';
export const amountsIn = {
  EUR: 'Beträge in Euro, ohne MwSt.',
  USD: 'Beträge in US-Dollar, ohne MwSt.',
  GBP: 'Beträge in Pfund Sterling, ohne MwSt.',
};
/** A revision in another currency than the one before. */
export const otherCurrency = (revision: number, currency: string, earlier: number, earlierCurrency: string) =>
  `Die Währung hat sich geändert: Angebot ${revision} in ${currency}, Angebot ${earlier} in ${earlierCurrency}; die Beträge sind nicht unmittelbar vergleichbar.`;
export const inCurrencyWords = { TRY: 'türkischer Lira', EUR: 'Euro', USD: 'US-Dollar', GBP: 'Pfund Sterling' };
export const forInformation = (lira: string) => `Zur Information: ${lira}`;
export const terms = 'Bedingungen';
export const insteadOf = 'statt {earlier}';
export const yourAnswer = 'Ihre Antwort';
export const inFigures = 'Schreiben Sie eine Zahl.';
export const markAsRead = 'Bestätigen Sie, dass Sie es gelesen haben; erst damit gilt die Annahme.';
export const nothingAsked = 'Was soll sich ändern? Schreiben Sie es zu einer Position oder in die Anmerkung.';
export const toAccept = 'Annehmen';
export const toDecline = 'Ablehnen';
export const lineName = 'Bezeichnung';
export const discount = 'Rabatt';
export const decide = 'Zur Entscheidung';
export const youAsked = 'Ihr Wunsch:';
export const priceFor = (price: string, quantity: string) => `${price} / ${quantity}`;
export const askedDay = (day: string) => `Lieferung ${day}`;
export const askedOnWhole = (text: string) => `Zum ganzen Angebot: „${text}“`;
export const dayExample = 'TT.MM.JJJJ';
export const dayAsExample = 'Schreiben Sie den Tag als TT.MM.JJJJ.';
export const chooseDocument = 'PDF auswählen';
export const termAdded = 'In diesem Angebot hinzugekommen';
export const termRemoved = 'In diesem Angebot entfallen';
export const toCorrect = (notSent: string, fields: string[]) =>
  `${notSent}. Zu berichtigen: ${[...new Set(fields)].join(', ')}.`;
export const readMark = 'die Bestätigung, dass Sie es gelesen haben';
export const fieldOfLine = 'ein Feld einer Position';
