import { basisText, type PriceBasis } from '../../../../common/measures/salesUnits.ts';
import { numberFormat } from '../../../../common/text/locale.ts';
import { amountShown } from '../switches/netPrices.tsx';
import type { SizeSheetFragment } from './sizeSheet.generated.ts';

export type Sheet = SizeSheetFragment;
export type Axis = NonNullable<Sheet['columns']>;
export type Cell = Sheet['cells'][number];

const whole = numberFormat();
const exact = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Writes a price into a cell: kuruş stand there only where there are any. */
export const shortPrice = (price: number) => (Number.isInteger(price) ? whole.format(price) : exact.format(price));

/** Returns the product of a cell with the lowest price shown among those that meet what is asked for, or among all. */
export function cheapest({ products, matching }: Cell, isNet: boolean) {
  const some = matching > 0 ? products.filter(({ isMatching }) => isMatching) : products;
  const priced = some.flatMap((product) =>
    product.price === null ? [] : { ...product, price: amountShown({ ...product, price: product.price }, isNet) },
  );
  return priced.toSorted((one, other) => one.price - other.price)[0];
}

/** Returns what all prices of a sheet are for; undefined where they differ, so that each cell has to say it. */
export function commonBasis({ cells }: Sheet): string | undefined {
  const texts = new Set(
    cells.flatMap(({ products }) => products.flatMap((one) => (one.price === null ? [] : basisText(one)))),
  );
  return texts.size === 1 ? [...texts][0] : undefined;
}

/** Writes what a price is for as short as its cell: '/100' where pieces are meant, which the head of the sheet says. */
export function shortBasis({ salesUnit, priceQuantity }: PriceBasis) {
  if (salesUnit !== null && salesUnit !== 'PIECE') return `/ ${basisText({ salesUnit, priceQuantity })}`;
  return (priceQuantity ?? 1) === 1 ? '' : `/${whole.format(priceQuantity ?? 1)}`;
}

const figures = numberFormat({ useGrouping: false, maximumFractionDigits: 20 });
/** Measures come as the API takes them, '13,25': pages have the sign of their language. */
const figure = (typed: string) => figures.format(Number(typed.replace(',', '.')));

/** Tells whether any product of the sheet has a price, so that the head says what prices are for. */
export const hasPrices = ({ cells }: Sheet) =>
  cells.some(({ products }) => products.some(({ price }) => price !== null));

/** Writes the ranges of the measures as the trade does: 'd 10–50, D 26–110, B 8–27 mm'. */
export const rangesText = ({ measures }: Sheet) =>
  measures
    .map(({ attribute: { name, unit }, letter, low, high }, at) => {
      const isLast = measures[at + 1]?.attribute.unit?.symbol !== unit?.symbol;
      return `${letter ?? name} ${low === high ? figure(low) : `${figure(low)}–${figure(high)}`}${isLast && unit ? ` ${unit.symbol}` : ''}`;
    })
    .join(', ');

const unitOf = ({ attribute }: Axis) => attribute?.unit?.symbol;
const named = (axis: Axis, at: number) => [axis.values[at]?.name ?? '', unitOf(axis)].filter(Boolean).join(' ');

/** Names the place of a cell: '62 serisi, 20 mm'. */
export const placeText = ({ rows, columns }: Sheet, { row, column }: Cell) =>
  [rows && named(rows, row), columns && named(columns, column)].filter(Boolean).join(', ');

/** Writes the measures that the products of a cell share: '20 x 47 x 14 mm'; blank where there is only one. */
export function sizeText({ measures }: Sheet, { values }: Cell) {
  const shared = values.flatMap((value, at) => {
    const unit = measures[at]?.attribute.unit?.symbol ?? '';
    return value === null ? [] : { value: figure(value), unit };
  });
  const units = new Set(shared.map(({ unit }) => unit));
  if (shared.length < 2 || units.size > 1) return '';
  return `${shared.map(({ value }) => value).join(' x ')} ${[...units].join('')}`.trim();
}
