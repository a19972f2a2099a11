import { countText } from '../../../common/text/locale.ts';

export const kindsOf = (count: number) => (count === 1 ? '1 Art' : `${countText(count)} Arten`);
export const howTo = 'Wählen Sie das Maß in der Tabelle; eine Zelle öffnet das Produkt.';
export const openTable = 'Tabelle öffnen';
export const size = 'Maß oder Nummer';
export const sizeExample = 'z. B. 20 x 47 x 14';
export const find = 'Finden';
export const clearSize = 'Maß löschen';
export const found = (count: number) =>
  count === 0
    ? 'Keine Produkte in diesem Maß'
    : `${countText(count)} ${count === 1 ? 'Produkt' : 'Produkte'} in diesem Maß`;
export const ofAll = (matching: number, count: number) => `${countText(matching)} von ${countText(count)} Produkten`;
const sign = (isNet: boolean) => (isNet ? '₺ zzgl. MwSt.' : '₺');
export const pricesPer = (basis: string, isNet: boolean) => (basis === '' ? sign(isNet) : `${sign(isNet)} / ${basis}`);
export const pricesByCell = (isNet: boolean) => `${sign(isNet)} / angegebene Menge`;
/** Price tables of the trade say “auf Anfrage” so: a cell of a phone has no room for the word. */
export const ask = 'a. A.';
export const sheetOf = (kind: string) => `${kind}: Maßtabelle`;
/** Stands before the price of a cell for those who hear it: '3 Produkte, ab ₺ '. */
export const cellOf = (count: number, isPriced: boolean) =>
  `${count === 1 ? '' : `${countText(count)} Produkte, `}${isPriced ? `${count === 1 ? '' : 'ab '}₺ ` : ''}`;
export const notMet = 'passt nicht zur Auswahl';
export const close = 'Schließen';
export const productsIn = (place: string) => `Produkte: ${place}`;
export const allInCell = (count: number) => `Alle (${countText(count)})`;
