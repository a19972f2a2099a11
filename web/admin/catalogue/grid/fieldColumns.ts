import { product, type ProductField } from '../../../../common/product/product.ts';
import type { StatedField } from '../../../../common/fields/stated.ts';
import type { Lists } from '../../kinds/kind.ts';
import { productCells, type ProductCell } from '../products/productCells.ts';
import { column, shownColumn, type GridColumn } from './columns.ts';

/** The usual order of the columns; all other fields follow as they are stated. The name comes first and stays. */
const gridFirst: readonly ProductField[] = [
  'name',
  'stockCode',
  'categoryId',
  'price',
  'leadDays',
  'availability',
  'salesUnit',
  'priceQuantity',
  'minimumQuantity',
  'priceBreaks',
  'featured',
  'brand',
  'manufacturerCode',
  'gtin',
  'kindId',
  'familyId',
];

const stated: Readonly<Record<ProductField, StatedField>> = product;

function columnOf({ name, label, lang, choices, read, ...cell }: ProductCell): GridColumn {
  const definition = {
    key: name,
    label: cell.unit ? `${label} ${cell.unit}` : label,
    width: stated[name].gridWidth ?? usualWidth,
    lang,
  };
  if (!read) return shownColumn({ ...definition, stored: cell.stored });
  return column<unknown>({
    ...definition,
    ...(cell.isNumber && { isNumber: true }),
    ...(cell.hasMark && { hasMark: true }),
    ...(choices && { options: choices.map(({ words }) => words[0] ?? '') }),
    stored: cell.stored,
    read,
    changes: (value) => ({ [name]: value }),
  });
}

const usualWidth = 132;

/** Rows have these only where one of their columns is shown. */
const isLink = ({ key }: GridColumn) =>
  key in product && ['crossReferences', 'references'].includes(stated[key as ProductField].kind);

/** Returns whether rows need their links. */
export const showsLinks = (columns: readonly GridColumn[]) => columns.some(isLink);

/** The fields of a product as columns, those with links last. */
export function fieldColumns(lists: Lists): GridColumn[] {
  const columns = productCells('grid', lists, gridFirst).map(columnOf);
  return [
    ...columns.filter((one) => !isLink(one)),
    shownColumn({ key: 'id', label: 'Id', width: 140, stored: ({ id }) => id }),
    ...columns.filter(isLink),
  ];
}
