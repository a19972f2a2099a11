export const replacedBy = 'Dieses Produkt ist nicht mehr lieferbar; sein Nachfolger ist {product}.';
export const discontinuedWithout =
  'Dieses Produkt ist nicht mehr lieferbar. Schreiben Sie uns, wir finden einen Ersatz.';
export const toSuccessor = 'Zum Nachfolger';
export const family = 'Produkte derselben Familie';
export const familyOf = (name: string, count: number) => `${name}: ${count} ${count === 1 ? 'Produkt' : 'Produkte'}`;
export const code = 'Artikelnummer';
export const thisProduct = 'Dieses Produkt';
export const showLess = 'Weniger anzeigen';
export const drawing = 'Maßzeichnung';
export const ladderHint = '{more} und der Preis beträgt {price}.';
export const quantityMore = (quantity: string) => `${quantity} mehr:`;
export const makeIt = (quantity: string) => `Auf ${quantity} erhöhen`;
export const ladder = 'Staffelpreise, inkl. MwSt.';
export const yourQuantity = 'Ihre Menge';
export const about = (name: string) => `Zu ${name}`;
export const sumFor = (quantity: string) => `{sum} für ${quantity}.`;
export const pictures = 'Bilder des Produkts';
export const notFound = 'Produkt nicht gefunden';
export const sheetFacts = 'PDF, A4, mit aktuellen Angaben';
export const related = 'Verwandte Produkte';
export const onOrder = 'Wird auf Bestellung beschafft';
export const onOrderIn = (days: number) =>
  `Wird auf Bestellung in ${days}\u00a0${days === 1 ? 'Tag' : 'Tagen'} beschafft`;
export const minimumOrder = (quantity: string) => `Mindestmenge: ${quantity}`;
export const specs = 'Technische Daten';
export const priceSaid = (basis: string, price: string, quantity: string, sum: string) =>
  `Preis für ${basis}: ${price} Lira. Für ${quantity}: ${sum} Lira.`;
export const look = 'Ansicht';
export const otherPictures = 'Bilder';
export const runToScale = (family: string) => `${family}, im selben Maßstab`;
export const tableOf = (count: number) => `Tabelle mit ${count} Produkten`;
export const oldAndNew = 'Werte des alten und des neuen Produkts';
export const oldProduct = 'Dieses Produkt';
export const newProduct = 'Nachfolger';
export const pointAtRow = 'Zeigen Sie auf eine Zeile oder Linie.';
export const tapRow = 'Tippen Sie auf eine Zeile.';
export const sectionOf = (kind: string) => `${kind}: Schnitt; die Maße stehen in den Zeilen daneben`;
export const drawingNotToScale = 'Nicht maßstäblich.';
export const drawingToScale = 'Maßstäblicher Schnitt.';
export const downloadDrawing = 'Zeichnung herunterladen (SVG)';

/** Offers to copy a fact of the product by its name: 'Artikelnummer kopieren', 'GTIN kopieren'. */
export const copyFact = (word: string) => `${word} kopieren`;
export const pictureOf = (name: string, place: number) => `${name}, Bild ${place}`;

/** The price in a currency, with the rate by which it became lira. */
export const listedAt = (price: string, source: string, rate: string, day: string) =>
  `${price} · ${source} ${rate} · ${day}`;
export const bankRates = {
  FOREX_SELLING: 'TCMB-Devisenverkaufskurs',
  FOREX_BUYING: 'TCMB-Devisenankaufskurs',
  BANKNOTE_SELLING: 'TCMB-Notenverkaufskurs',
  BANKNOTE_BUYING: 'TCMB-Notenankaufskurs',
} as const;
export const typedRate = 'Kurs';
