import type { ProductRowFragment } from '../../../graphql/generated/operations.ts';
import type { ProductSelection } from './useProductSelection.ts';

export interface ProductActions {
  onEdit: (id: string) => void;
  onDelete: (product: ProductRowFragment) => void;
}

export interface ProductRowProps extends ProductActions {
  products: ProductRowFragment[];
  selection: ProductSelection;
}
