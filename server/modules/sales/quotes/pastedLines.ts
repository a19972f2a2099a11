import { fold } from '../../../../common/text/letters.ts';
import { readCell, readLast, type PastedQuantity } from './pastedQuantity.ts';

/** A line comes from a table that was pasted or sent as a file. */
export type PastedLine = PastedQuantity & { text: string };

// Cells are folded first, so that letters compare as in the search.
const codeHeading =
  /^(urun|stok|malzeme|parca|siparis)? ?(kod|kodu|kodlari|no|numarasi)$|^(stock |item |part )?(code|number|no)$|^sku$/;
const nameHeading =
  /^(urun|malzeme|parca|stok)? ?(ad|adi|tanim|tanimi|aciklama|aciklamasi)$|^(urun|malzeme|parca|item|part|product|name|description)$/;
const quantityHeading = /^(istenen |siparis )?(miktar|miktari|adet|adedi|sayi|sayisi)\b|^(quantity|qty|pieces)\b/;
const otherHeading = /^(sira|s|#)\.? ?(no)?\.?$/;

const headings = [codeHeading, nameHeading, quantityHeading, otherHeading];

/** Nearly every code has a digit, so a first line without one that begins like a heading is a heading. */
const isHeading = (cells: string[]) => {
  const named = cells.filter((cell) => headings.some((heading) => heading.test(cell)));
  return !/\d/.test(cells.join('')) && (named.length > 1 || (named.length > 0 && named[0] === cells.find(Boolean)));
};

/** Cells are separated by a tab, a semicolon or several spaces; a comma separates only the last number. */
function cellsOf(line: string): string[] {
  const cells = line.split(/\t|;| {2,}/).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
  if (cells.length > 1) return cells;
  // '1,5' is a number and no code with a quantity.
  const [, text, quantity] = /^(?=.*\p{L}|\d{4})([^,]+),\s*(\d+)$/u.exec(line.trim()) ?? [];
  return text && quantity ? [text, quantity] : cells;
}

/** Returns the columns of code (or else name) and quantity that a heading names; -1 for one that it does not name. */
function placesIn(heading: string[]) {
  const code = heading.findIndex((cell) => codeHeading.test(cell));
  const name = heading.findIndex((cell) => nameHeading.test(cell));
  const quantity = heading.findIndex((cell) => quantityHeading.test(cell));
  return { texts: [code, name].filter((place) => place >= 0), quantity };
}

/** Returns lines of code and quantity. Other cells, headings and blank rows are skipped. */
export function linesOf(table: string[][]): PastedLine[] {
  const [first = [], ...others] = table.filter((cells) => cells.some(Boolean));
  if (first.length === 0) return [];
  const heading = first.map((cell) => fold(cell).trim());
  const places = isHeading(heading) ? placesIn(heading) : { texts: [], quantity: -1 };
  return (isHeading(heading) ? others : [first, ...others]).map((cells) => {
    const filled = cells.filter(Boolean);
    const text = places.texts.map((place) => cells[place]).find(Boolean) ?? filled[0] ?? '';
    const read = places.quantity < 0 ? readLast(filled.slice(1)) : readCell(cells[places.quantity] ?? '');
    return { text: text.slice(0, 200), ...read };
  });
}

export const pastedLines = (text: string): PastedLine[] => linesOf(text.split(/\r\n|\r|\n/).map(cellsOf));
