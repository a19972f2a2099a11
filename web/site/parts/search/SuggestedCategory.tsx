import { CategoryIcon } from '../../../components/icons.tsx';
import type { Answer } from './useSuggestions.ts';
import * as words from '../../../words/tr/common.ts';

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
      <span className="suggestion-count t-caption muted">{words.productsOf(productCount)}</span>
    </>
  );
}
