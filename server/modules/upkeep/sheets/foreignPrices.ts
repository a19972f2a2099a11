import { foreignCurrency, foreignIn, isOfCurrencies, saysLira } from '../../../../common/measures/currencies.ts';
import { readCurrency, readMoney } from '../../../../common/money/readMoney.ts';
import { fold } from '../../../../common/text/letters.ts';
import { isOnRequest } from '../../../fields/sheet.ts';
import type { ReadSheet, SheetLine } from '../../../spreadsheet/readSheet.ts';
import { basisIn, type ColumnName } from './reading/columns.ts';
import type { Correction, Line } from './reading/line.ts';

type Sheet = Pick<ReadSheet, 'heading' | 'lines' | 'hasPaths'>;

export const foreignText = (currency: string) =>
  `This price is in ${currency}, and prices here are in lira. Enter it in lira, or let a profile multiply the column.`;

/**
 * Returns a function that gives the currency of a price where it is another than lira: that of the number's format, of its text,
 * of its heading, or of a column beside it that is not imported. A heading that says lira has the last word over other columns.
 */
export function foreignPrices(
  { heading, hasPaths = false }: Sheet,
  assigned: (ColumnName | null)[],
  fields: readonly ColumnName[],
) {
  const prices = assigned.flatMap((field, place) => (field && fields.includes(field) ? [{ field, place }] : []));
  const others = heading.flatMap((name, place) =>
    assigned[place] ? [] : [{ name, place, isOfCurrency: isOfCurrencies(name) }],
  );
  const abouts = prices.map(({ place }) => {
    const name = heading[place] ?? '';
    if (saysLira(name)) return { named: null, besides: [] };
    return { named: foreignIn(name), besides: hasPaths ? others.filter((one) => isAround(one.name, name)) : others };
  });
  return ({ cells, currencies }: SheetLine): Map<ColumnName, string> => {
    const found = new Map<ColumnName, string>();
    for (const [at, { field, place }] of prices.entries()) {
      const cell = cells[place] ?? '';
      if (String(cell).trim() === '' || isOnRequest(cell)) continue;
      const { named, besides } = abouts[at] ?? { named: null, besides: [] };
      const own = typeof cell === 'number' || /^[\d.,\s-]*$/.test(cell) ? null : foreignIn(cell);
      const currency = currencies?.get(place) ?? own ?? named ?? besideOf(cells, besides);
      if (currency) found.set(field, currency);
    }
    return found;
  };
}

/**
 * Adds to the cell of a list price what it does not say itself: the currency that its format, its heading or a column beside it
 * names, and that KDV comes on top where the heading says so. A cell whose currency nothing names is refused when it is read.
 */
export function withCurrency(cell: string | number, heading: string, named: string | undefined): string {
  const text = typeof cell === 'number' ? String(cell).replace('.', ',') : cell;
  const read = readMoney(text, { strict: false });
  if (!read || read.amount === null) return text;
  const currency = named ?? (saysLira(heading) ? 'TRY' : '');
  const isNet = read.includesVat === undefined && basisIn(heading) === 'WITHOUT_VAT';
  // Two currencies for one price, such as that of its format and a fixed one, are refused when it is read.
  const isOther = named !== undefined && read.currency !== undefined && readCurrency(named) !== read.currency;
  return [text, (isOther || read.currency === undefined) && currency, isNet && '+ KDV'].filter(Boolean).join(' ');
}

type Other = { place: number; isOfCurrency: boolean };

/** Several values of one path stand in one cell. */
const besideOf = (cells: SheetLine['cells'], others: Other[]) =>
  others
    .flatMap(({ place, isOfCurrency }) =>
      String(cells[place] ?? '')
        .split(' | ')
        .map((one) => foreignCurrency(one, isOfCurrency)),
    )
    .find((currency) => currency !== null) ?? null;

/** An attribute or element is about what it stands in: 'kargo/@currency' says nothing of 'fiyat'. */
function isAround(path: string, price: string) {
  const scope = path.startsWith('../') ? '' : path.slice(0, Math.max(path.lastIndexOf('/'), 0));
  return scope === '' || price === scope || price.startsWith(`${scope}/`);
}

const currencyWords = String.raw`(?:eur|euro|avro|usd|us ?dollar|dolar\w*|dollars?|gbp|sterlin\w*|chf|[€$£])`;
/** A text beside the list is about its prices where the currency stands beside such a word, in brackets, or alone. */
const aboutPrices = new RegExp(
  [
    String.raw`(?:^|\W)${currencyWords}\s+(?:net\s+|birim\s+|liste\s+)?(?:fiyat|price|list)`,
    String.raw`(?:fiyat|price|liste|para birim|currency|doviz)[^.;!]{0,60}(?:\W|^)${currencyWords}(?:\W|$)`,
    String.raw`(?:^|\W)${currencyWords}\s+(?:cinsi|uzerinden|bazli|olarak|olup)`,
    String.raw`[([]\s*${currencyWords}\s*[)\]]`,
    String.raw`^${currencyWords}$`,
  ].join('|'),
);

/** Returns the currency in which a title or a note says that all prices are, and the text that says so; null where none does. */
function saidOfAll(texts: string[]): { currency: string; text: string } | null {
  const said = texts
    .map((text) => text.slice(0, 300))
    .filter((text) => aboutPrices.test(fold(text).trim()) || saysLira(text));
  // A rate names both, and a list of two currencies says of each price which it is.
  if (said.some(saysLira)) return null;
  const text = said.find((one) => foreignIn(one) !== null);
  return text === undefined ? null : { currency: foreignIn(text) ?? '', text };
}

/** Refuses prices that a title or a note says to be in another currency than lira, unless their heading, row or cell says lira. */
export function refuseSaidPrices(
  { heading, above = [] }: Pick<ReadSheet, 'heading' | 'above'>,
  lines: Line[],
  {
    cells,
    fields,
    corrections,
  }: { cells: Map<number, (string | number)[]>; fields: (ColumnName | null)[]; corrections: Correction[] },
) {
  const notes = lines.flatMap(({ line, noProduct }) => (noProduct ? (cells.get(line) ?? []).map(String) : []));
  const said = saidOfAll([...above, ...notes]);
  if (!said) return;
  const corrected = new Set(corrections.map(({ line, field }) => `${line} ${field}`));
  const ofCurrencies = heading.flatMap((name, place) => (isOfCurrencies(name) ? [place] : []));
  for (const field of ['price', 'priceBreaks'] as const) {
    if (saysLira(heading[fields.indexOf(field)] ?? '')) continue;
    for (const { line, cells: own, problems, noProduct } of lines) {
      const cell = own.get(field) ?? '';
      const isLira =
        saysLira(String(cell)) || ofCurrencies.some((place) => saysLira(String(cells.get(line)?.[place] ?? '')));
      if (noProduct || isLira || String(cell).trim() === '' || isOnRequest(cell) || corrected.has(`${line} ${field}`))
        continue;
      if (!problems.has(field)) problems.set(field, saidText(said));
    }
  }
}

const saidText = ({ currency, text }: { currency: string; text: string }) =>
  `The list says “${text.trim().slice(0, 80)}”, so that this price is in ${currency}, and prices here are in lira. Where it is in lira, write ` +
  'TL into the heading of the column; else let a profile multiply it.';
