import type { ProductListQuery, ProductRowFragment } from './products.generated.ts';
import type { ProductSelection } from './useProductSelection.ts';

export interface ProductActions {
  onEdit: (id: string) => void;
  /** Opens the form with a copy of it. */
  onCopy: (id: string) => void;
  onMerge: (product: ProductRowFragment) => void;
  onPreview: (product: ProductRowFragment) => void;
  onDelete: (product: ProductRowFragment) => void;
}

export interface ProductRowProps extends ProductActions {
  products: ProductListQuery['products']['nodes'];
  selection: ProductSelection;
}
