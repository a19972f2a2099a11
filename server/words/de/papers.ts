import { countText } from '../../../common/text/locale.ts';
import { dayOf, dayText, recordedMoment } from './dates.ts';

// The words on the papers that the site draws: offers and confirmations, data sheets and price lists.

/** The name of a paper at its head, and with its number in the title of the file and at the foot of each page. */
export const offer = {
  name: 'Angebot',
  title: (number: string) => `Angebot ${number}`,
  foot: (company: string, number: string) => `${company}, Angebot ${number}`,
  accepted: 'Dieses Angebot wurde auf der Website angenommen.',
  recorded: 'Die Annahme dieses Angebots ist eingegangen und erfasst.',
};
export const confirmation = {
  name: 'Auftragsbestätigung',
  title: (number: string) => `Auftragsbestätigung ${number}`,
  foot: (company: string, number: string) => `${company}, Auftragsbestätigung ${number}`,
  accepted: 'Diese Bestellung wurde auf der Website erteilt.',
  recorded: 'Die Annahme dieser Bestellung ist eingegangen und erfasst.',
  /** The buyer of an order whose person was erased. */
  erased: 'Personenbezogene Angaben gelöscht',
  thanks: (createdAt: number, acceptedOn: string | null) =>
    `Vielen Dank für Ihre Bestellung. Unten stehen Positionen, Preise und Bedingungen des am ${acceptedOn === null ? dayOf(createdAt) : dayText(acceptedOn)} ` +
    'angenommenen Angebots; sie ändern sich nicht mehr.',
  cancelled: 'Diese Bestellung wurde storniert.',
};

/** The paper that goes with a part of an order. */
export const note = {
  name: 'Packzettel',
  title: (number: string) => `Packzettel ${number}`,
  foot: (company: string, number: string) => `${company}, Packzettel ${number}`,
  waybill: 'Lieferschein',
  to: (place: string) => `Lieferort: ${place}`,
  by: (carrier: string) => `Spediteur: ${carrier}`,
  ordered: 'Bestellt',
  sent: 'In dieser Lieferung',
  open: 'Offen',
  received: 'Empfangen von, Datum, Unterschrift',
};

/** The cells beside the title of an offer or a confirmation. */
export const facts = {
  date: 'Datum',
  validUntil: 'Gültig bis',
  currency: 'Währung',
  preparedBy: 'Erstellt von',
  offer: 'Angebot',
  ownNumber: 'Ihre Bestellung',
};

/** Who is invoiced, below the name of the buyer. */
export const invoice = {
  to: (title: string) => `Rechnung an: ${title}`,
  office: (office: string) => `Finanzamt ${office}`,
  numbers: { VKN: 'Steuernr.', TCKN: 'Ausweisnr.', VAT: 'USt-IdNr.' },
};

/** Stands above the name of the buyer. */
export const dear = 'An';

/** The heads of the columns. */
export const columns = {
  number: 'Nr.',
  product: 'Produkt',
  quantity: 'Menge',
  unitPrice: 'Einzelpreis',
  vat: 'MwSt.',
  amount: 'Betrag',
  code: 'Artikelnr.',
  price: 'Preis, ₺',
};

export const discount = (percent: string) => `${percent} % Rabatt`;
export const yourCode = (code: string) => `Ihre Nummer ${code}`;
export const rate = (percent: number) => `${percent} %`;

export const terms = {
  heading: 'Bedingungen',
  delivery: (text: string) => `Lieferung: ${text}`,
  payment: (text: string) => `Zahlung: ${text}`,
};

export const sums = {
  net: 'Zwischensumme',
  vat: (percent: number) => `MwSt., ${percent} %`,
  total: 'Gesamtsumme',
};

/** The rates of a paper, below its total. */
export const rates = {
  forInformation: (lira: string) => `Zur Information: ${lira}`,
};

export const signatures = {
  offeredBy: 'Anbieter',
  agreed: 'Annahme',
  /** `page` is the address at which the buyer can accept; null where the site does not know its own. */
  how: (email: string | undefined, page: string | null) =>
    [
      page && `Dieses Angebot können Sie auf dieser Seite annehmen: ${page}`,
      `${page ? 'Oder unterschreiben' : 'Zur Bestellung unterschreiben'} Sie diese Seite und senden Sie sie an ${email ?? 'uns'}, ` +
        'oder antworten Sie auf die E-Mail mit „Angenommen“.',
    ]
      .filter(Boolean)
      .join('\n'),
  place: 'Datum, Stempel, Unterschrift',
};

/** The record of an acceptance. */
export const acceptance = {
  by: 'Angenommen von',
  time: 'Zeitpunkt',
  at: recordedMoment,
  day: 'Datum',
  onDay: dayText,
  network: 'Netzwerk',
  channel: 'Übermittlung',
  channels: {
    PHONE: 'Telefon',
    WHATSAPP: 'WhatsApp',
    MAIL: 'E-Mail',
    PAPER: 'Unterschriebenes Dokument',
    VISIT: 'Persönlich',
  },
  digest: 'SHA-256-Prüfsumme des angenommenen Angebots',
};

export const page = (number: number, of: number) => `Seite ${number} / ${of}`;

/** The text in place of a missing price. */
export const onRequest = 'Preis auf Anfrage';

export const sheet = {
  specs: 'Technische Daten',
  ladder: 'Staffelpreise',
  description: 'Beschreibung',
  current: 'Aktuelle Angaben',
  currentText: 'Die letzten Preise und Merkmale stehen auf der Seite des Produkts.',
  scale: (scale: string) => `Maßstab ${scale}`,
  section: (product: string) => `${product}: Schnitt, Projektionsmethode 1; Maße in der Tabelle`,
  discontinued: 'Dieses Produkt ist nicht mehr lieferbar.',
  replacedBy: (product: string) => `Dieses Produkt ist nicht mehr lieferbar; sein Nachfolger ist ${product}.`,
};

export const titleBlock = {
  product: 'Produkt',
  scale: 'Maßstab',
  inSection: 'Schnitt',
  unscaled: 'Ohne Maßstab',
  priceDay: 'Preisstand',
  page: 'Seite',
  price: 'Preis',
  priceWithVat: 'Preis, inkl. MwSt.',
};

export const priceList = {
  heading: 'Preisliste',
  title: (category: string) => `Preisliste: ${category}`,
  chosen: 'Ausgewählte Produkte',
  about: (day: string, count: number) =>
    `${day}, ${countText(count, 'de')} ${count === 1 ? 'Produkt' : 'Produkte'}. Preise inkl. MwSt.; der aktuelle Preis steht auf der Seite des Produkts.`,
  first: (listed: number) =>
    `Die ersten ${countText(listed, 'de')} Produkte sind aufgeführt; nach den übrigen fragen Sie uns bitte.`,
};
