import { paths, sizeName } from '../../paths.ts';
import { prefixes } from '../productList/filterNames.ts';
import { inView, kindIn, searchOf, toKind, unfiltered, withValues } from '../productList/listAddress.ts';
import type { Cell, Sheet } from './sheetText.ts';

/** Returns the address of all products of a kind, with what is chosen in the list. */
export const sheetAddress = (params: URLSearchParams, { kind }: Sheet) =>
  kind ? searchOf(withValues(toKind(params, kind.id, []), inView())) : null;

/** Returns the address of the products of a cell, or of its only product. */
export function cellAddress(
  params: URLSearchParams,
  { kind, rows, columns, measures }: Sheet,
  cell: Cell,
  isOfFamily = false,
): string {
  const [first] = cell.products;
  const own = first ? paths.product(first.productId) : searchOf(params);
  if (cell.count === 1 || !kind) return own;
  const placed = [
    { axis: rows, at: cell.row },
    { axis: columns, at: cell.column },
  ].flatMap(({ axis, at }) => (axis ? { attribute: axis.attribute, value: axis.values[at]?.value ?? null } : []));
  const values = new Map(placed.flatMap(({ attribute, value }) => (attribute && value ? [[attribute.id, value]] : [])));
  // No list can be narrowed to a family or to a range; the measures that its products share say the same.
  if (isOfFamily || values.size < placed.length)
    for (const [at, { attribute }] of measures.entries()) {
      const value = cell.values[at];
      if (value) values.set(attribute.id, value);
    }
  if (values.size < placed.length) return own;
  const all = kindIn(params) === kind.id ? unfiltered(params) : toKind(unfiltered(params), kind.id, []);
  const filters = Object.fromEntries([...values].map(([id, value]) => [prefixes.anyOf + id, [value]]));
  return searchOf(withValues(all, { ...filters, ...inView('table'), [sizeName]: [] }));
}
