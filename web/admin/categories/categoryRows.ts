import type { CategoryListQuery } from '../../graphql/generated/operations.ts';

export interface CategoryRows {
  categories: CategoryListQuery['categories'];
  onEdit: (id: string) => void;
  onDelete: (id: string) => void;
}

/** Where the site shows it. */
export const categoryAddress = (id: string) => `/categories/${encodeURIComponent(id)}`;
