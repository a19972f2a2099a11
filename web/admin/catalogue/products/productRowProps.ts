import type { ProductRowFragment } from '../../../graphql/generated/operations.ts';
import type { Selection } from '../../parts/lists/useSelection.ts';

export interface ProductActions {
  onEdit: (id: string) => void;
  onDelete: (product: ProductRowFragment) => void;
}

export interface ProductRowProps extends ProductActions {
  products: ProductRowFragment[];
  selection: Selection;
}
