import { foreignIn, isOfCurrencies, saysLira } from '../../../../../common/measures/currencies.ts';
import { fold } from '../../../../../common/text/letters.ts';
import { isOnRequest } from '../../../../fields/sheet.ts';
import type { ReadSheet } from '../../../../spreadsheet/readSheet.ts';
import type { ColumnName } from './columns.ts';
import type { Correction, Line } from './line.ts';

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
