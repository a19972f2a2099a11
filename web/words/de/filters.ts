import { countText } from '../../../common/text/locale.ts';

export const chosen = 'Aktive Filter';
export const remove = (label: string) => `Filter ${label} entfernen`;
export const clearAll = 'Alle entfernen';
export const countedProducts = '{count} Produkte';
export const filter = 'Filtern';
export const countedFilters = '{count} aktive Filter';
export const close = 'Schließen';
export const clear = 'Leeren';
export const nothingLeft = 'Keine Produkte übrig';
export const lowEnd = (label: string) => `${label}, mindestens`;
export const highEnd = (label: string) => `${label}, höchstens`;
export const kinds = 'Produktarten';
export const narrowed = '{amount} von {total} {kind}';
export const nothing = 'Keine Produkte zu diesen Filtern.';
export const removeBest = (label: string, count: number) =>
  `Filter ${label} entfernen: ${countText(count)} ${count === 1 ? 'Produkt' : 'Produkte'}`;
export const onlyInKind = (labels: string, kind: string) => `${labels}: nur bei der Art ${kind}.`;
export const toThisKind = 'Zu dieser Art';
export const atLeast = 'Mindestens';
export const atMost = 'Höchstens';
export const whereItWorks = 'Für welchen Wert soll es geeignet sein?';
/** The names of ranges that are measured begin so. */
export const measuring = 'mess';
export const whatIsMeasured = 'Welchen Wert soll es messen?';
export const whatIsIncluded = 'Welchen Wert soll es umfassen?';
export const typeMeasure = (example: string) => `Geben Sie ein Maß ein: 20, 17,5 oder ${example}`;
export const typeNumber = 'Geben Sie eine Zahl ein: 20 oder 17,5';
export const unreadHere = (typed: string, example: string) =>
  `„${typed}“ konnte hier nicht gelesen werden. ${example}.`;
export const daysOf = (days: number) => (days === 1 ? '1 Tag' : `${days} Tage`);
export const kind = 'Produktart';
export const brand = 'Marke';
export const availability = 'Verfügbarkeit';
export const leadTimeAtMost = 'Lieferzeit, höchstens';
export const anyLeadTime = 'Beliebig';
export const unread = (name: string, typed: string) =>
  `${name}: „${typed}“ konnte nicht gelesen werden, dieser Filter gilt nicht.`;
export const from = (value: string) => `mindestens ${value}`;
export const upTo = (value: string) => `höchstens ${value}`;
export const priceOf = (range: string) => `Preis: ${range}`;
export const withinDays = (days: string) => `Lieferzeit bis ${days}`;

/** Units of places in which a part works: volts, bar, degrees. */
const places = ['°C', 'bar', 'V', 'A', 'Hz'];

/** Tells whether a value in this unit is where a part works, and not only what is part of its range. */
export const worksIn = (unit: string) => places.includes(unit);

/** Reads 'arbeitet bei 80 °C', or '40 mm enthalten' where nothing works. */
export const covered = (range: string, unit: string) =>
  worksIn(unit) ? `geeignet für ${range}` : `${range} enthalten`;

/** Counts the products of a list; the count is a text, such as '2.000+'. */
export const amountOf = (count: string) => `${count} ${count === '1' ? 'Produkt' : 'Produkte'}`;
export const shared = 'Gemeinsam';
/** An example of a value and of a range: '40 oder 20…40'. */
export const valueOrRange = (first: string, last: string) => `${last} oder ${first}…${last}`;

/** The field that finds a filter by its name, or by one of its values. */
export const find = 'Filter suchen';
export const noneNamed = (typed: string) => `Es gibt keinen Filter mit dem Namen „${typed}“.`;
/** Heads the filter by price where the list shows prices without the tax. */
export const priceWithVat = 'Preis (inkl. MwSt.)';
