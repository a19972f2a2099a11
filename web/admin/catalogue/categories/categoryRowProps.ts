import type { CategoryListQuery } from '../../../graphql/generated/operations.ts';

export interface CategoryRowProps {
  categories: CategoryListQuery['categories'];
  onEdit: (id: string) => void;
  onDelete: (category: CategoryListQuery['categories'][number]) => void;
}
