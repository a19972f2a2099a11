import type { CategoryListQuery } from '../../graphql/generated/operations.ts';

export interface CategoryRowProps {
  categories: CategoryListQuery['categories'];
  onEdit: (id: string) => void;
  onDelete: (id: string) => void;
}
