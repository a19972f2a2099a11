import { foreignCurrency, foreignIn, isOfCurrencies, saysLira } from '../../../../common/measures/currencies.ts';
import { isOnRequest } from '../../../fields/sheet.ts';
import type { ReadSheet, SheetLine } from '../../../spreadsheet/readSheet.ts';
import type { ColumnName } from './columns.ts';

const ofPrices: ColumnName[] = ['price', 'priceBreaks'];
type Sheet = Pick<ReadSheet, 'heading' | 'lines' | 'hasPaths'>;

export const foreignText = (currency: string) =>
  `This price is in ${currency}, and prices here are in lira. Enter it in lira, or let a profile multiply the column.`;

/**
 * Returns a function that gives the currency of a price where it is another than lira: that of the number's format, of its text,
 * of its heading, or of a column beside it that is not imported. A heading that says lira has the last word over other columns.
 */
export function foreignPrices({ heading, hasPaths = false }: Sheet, assigned: (ColumnName | null)[]) {
  const prices = assigned.flatMap((field, place) => (field && ofPrices.includes(field) ? [{ field, place }] : []));
  const others = heading.flatMap((name, place) =>
    assigned[place] ? [] : [{ name, place, isOfCurrency: isOfCurrencies(name) }],
  );
  const besides = prices.map(({ place }) => {
    const name = heading[place] ?? '';
    if (saysLira(name)) return [];
    return hasPaths ? others.filter((other) => isAround(other.name, name)) : others;
  });
  return ({ cells, currencies }: SheetLine): Map<ColumnName, string> => {
    const found = new Map<ColumnName, string>();
    for (const [at, { field, place }] of prices.entries()) {
      const cell = cells[place] ?? '';
      if (String(cell).trim() === '' || isOnRequest(cell)) continue;
      const name = heading[place] ?? '';
      const currency =
        currencies?.get(place) ??
        foreignIn(String(cell)) ??
        (saysLira(name) ? null : foreignIn(name)) ??
        besideOf(cells, besides[at] ?? []);
      if (currency) found.set(field, currency);
    }
    return found;
  };
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
