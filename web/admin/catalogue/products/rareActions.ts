import type { ProductRowFragment } from './products.generated.ts';
import type { RowAction } from '../../parts/lists/actionsOfRow.ts';
import * as words from '../../../words/admin/en/products.ts';
import { isWhollyOnSite } from './ProductState.tsx';
import type { ProductActions } from './productRowProps.ts';

type Actions = Pick<ProductActions, 'onCopy' | 'onMerge' | 'onPreview'>;

/** The actions of a product that stand in the menu of its row. */
export function rareActions(product: ProductRowFragment, { onCopy, onMerge, onPreview }: Actions): RowAction[] {
  const action = (word: string, onChoose: () => void) => ({ word, label: `${word} ${product.name}`, onChoose });
  return [
    action(words.copy, () => onCopy(product.id)),
    ...(isWhollyOnSite(product) ? [] : [action(words.previewLinkMenu, () => onPreview(product))]),
    action(words.mergeWithMenu, () => onMerge(product)),
  ];
}
