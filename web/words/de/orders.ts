export const onceMore = 'Wird dasselbe noch einmal benötigt?';
export const linesAgain = (count: number) =>
  `${count === 1 ? 'Die Position Ihrer Bestellung kommt' : `Die ${count} Positionen Ihrer Bestellung kommen`} mit heutigen Preisen und Nachfolgeprodukten in Ihre Anfrageliste; angefragt ist erst, was Sie senden.`;
export const problem = 'Gibt es ein Problem? Nennen Sie die Bestellnummer dieser Seite: {phone}';
export const confirmation = 'Auftragsbestätigung';
export const acceptedOffer = (revision: string) => `Angenommenes Angebot, Fassung ${revision}`;
export const yourOrderOf = (number: string) => `Ihre Bestellung ${number}`;
export const invoice = 'Rechnung';
export const waybill = 'Lieferschein';
export const yourOrder = 'Ihre Bestellung';
export const acceptedLines = 'Angenommene Positionen';
export const lockedBy = (number: string) => `Festgeschrieben: ${number}`;
export const deliveryTo = (place: string) => `Lieferort ${place}`;
export const orderNumber = 'Bestellnummer';
export const copyOrderNumber = 'Bestellnummer kopieren';
export const yourNumber = 'Ihre Nummer';
export const acceptedBy = 'Angenommen von';
export const time = 'Zeitpunkt';
export const network = 'Netzwerk';
export const record = 'Protokoll der Annahme';
export const digest = 'Prüfsumme des Dokuments (SHA-256)';
export const stateOfOrder = 'Stand der Bestellung';
export const buyerAccepted = (name: string) => `Angenommen von ${name}.`;
export const cancelled = 'Storniert';
export const consignment = '{carrier}, Sendungsnummer {number}';
export const isPlaced = 'Ihre Bestellung ist eingegangen';
export const isReady = 'Ihre Bestellung ist bereit';
export const isOnItsWay = 'Ihre Bestellung ist unterwegs';
export const isDelivered = 'Ihre Bestellung wurde zugestellt';
export const isCancelled = 'Ihre Bestellung wurde storniert';
export const stepAccepted = 'Angenommen';
export const stepReady = 'Bereit';
export const stepSent = 'Versandt';
export const stepDelivered = 'Zugestellt';

export const parts = 'Lieferungen';
export const part = (place: number, day: string) => `Lieferung ${place}, ${day}`;
export const note = 'Packzettel';
export const noteOf = (place: number) => `Packzettel der Lieferung ${place}`;
export const waybillOf = (number: string) => `Lieferschein ${number}`;
export const rowSent = (quantity: string) => `${quantity} versandt`;
export const rowOpen = (quantity: string) => `${quantity} offen`;
export const rowCancelled = (quantity: string, reason: string | null) =>
  reason ? `${quantity} storniert: ${reason}` : `${quantity} storniert`;
export const day = 'Datum';
export const way = 'Übermittlung';
export const ways = {
  PHONE: 'Telefonisch',
  WHATSAPP: 'Per WhatsApp',
  MAIL: 'Per E-Mail',
  PAPER: 'Mit unterschriebenem Dokument',
  VISIT: 'Persönlich',
};
