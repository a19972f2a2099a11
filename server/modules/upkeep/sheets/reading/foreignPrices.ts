import {
  foreignCurrency,
  foreignIn,
  isOfCurrencies,
  numberedCurrency,
  saysLira,
} from '../../../../../common/measures/currencies.ts';
import { readCurrency, readMoney } from '../../../../../common/money/readMoney.ts';
import { isOnRequest } from '../../../../fields/sheet.ts';
import type { ReadSheet, SheetLine } from '../../../../spreadsheet/readSheet.ts';
import { basisIn, type ColumnName } from './columns.ts';

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

type Other = { name: string; place: number; isOfCurrency: boolean };

/** Several values of one path stand in one cell. */
const besideOf = (cells: SheetLine['cells'], others: Other[]) =>
  others
    .flatMap(({ name, place, isOfCurrency }) =>
      String(cells[place] ?? '')
        .split(' | ')
        .map((one) => foreignCurrency(one, isOfCurrency) ?? numberedCurrency(one, name)),
    )
    .find((currency) => currency !== null) ?? null;

/** An attribute or element is about what it stands in: 'kargo/@currency' says nothing of 'fiyat'. */
function isAround(path: string, price: string) {
  const scope = path.startsWith('../') ? '' : path.slice(0, Math.max(path.lastIndexOf('/'), 0));
  return scope === '' || price === scope || price.startsWith(`${scope}/`);
}
