import { CategoryIcon } from '../../../components/icons.tsx';
import type { Answer } from './useSuggestions.ts';

interface SuggestedCategoryProps {
  category: Answer['matchingCategories'][number];
}

export function SuggestedCategory({ category: { name, productCount } }: SuggestedCategoryProps) {
  return (
    <>
      <span className="suggestion-icon">
        <CategoryIcon />
      </span>
      <span className="suggestion-name">{name}</span>
      <span className="suggestion-count t-caption">{productCount.toLocaleString('tr')} ürün</span>
    </>
  );
}
