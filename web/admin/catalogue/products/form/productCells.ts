import type { product, ProductField } from '../../../../../common/product/product.ts';
import type { Place } from '../../../../../common/fields/stated.ts';
import type { ProductFieldsFragment } from '../products.generated.ts';
import type { ProductChanges } from '../../../../graphql/generated/schema.ts';
import { cellsFrom, inOrder, type NamedCell } from '../../../kinds/fromStatement.ts';
import type { Lists } from '../../../kinds/kind.ts';
import type { Problem } from '../../../kinds/readings.ts';
import * as words from '../../../../words/admin/en/products.ts';
import { ofProduct } from './productKinds.tsx';

type Plain = 'text' | 'line' | 'code' | 'gtin' | 'lira' | 'count' | 'flag' | 'choice' | 'picture' | 'ladder';
/** The fields that the API has under their own names, as it takes them. */
export type PlainField = {
  [Name in ProductField]: (typeof product)[Name]['kind'] extends Plain ? Name : never;
}[ProductField];
type InGrid = {
  [Name in PlainField]: (typeof product)[Name] extends { leftOut: { grid: string } } ? never : Name;
}[PlainField];

/** The grid asks for these texts only once one of their columns is shown, and the form has them otherwise. */
export const rareTexts = ['description', 'imageAlt', 'imageCaption'] as const;
type RareText = (typeof rareTexts)[number];

/** The values that cells show. Types fail here while the fragment in products.graphql lacks one. */
export type CellRow = Pick<ProductFieldsFragment, Exclude<InGrid, RareText>>;

export interface ProductCell extends NamedCell {
  name: ProductField;
  stored(row: CellRow): string;
}

/** Returns the cells of a place: those that are named first, then all others as they are stated. */
export const productCells = (place: Place, lists: Lists, first: readonly ProductField[]) =>
  inOrder(cellsFrom(ofProduct, place, lists) as ProductCell[], first);

/** Converts the text of a cell to the changes of the API. */
export function readCell({ name, read }: ProductCell, text: string) {
  const reading = read?.(text);
  if (!reading) return { problem: { reason: words.thisCannotBeChangedHere } satisfies Problem };
  return reading.problem
    ? { problem: reading.problem }
    : { changes: { [name]: reading.value } as ProductChanges, text: reading.text };
}
