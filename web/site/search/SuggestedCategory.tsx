import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import type { Answer } from './useSuggestions.ts';

interface SuggestedCategoryProps {
  category: Answer['matchingCategories'][number];
}

export function SuggestedCategory({ category: { name, productCount } }: SuggestedCategoryProps) {
  return (
    <>
      <span className="suggestion-icon">
        <CategoryOutlined fontSize="inherit" />
      </span>
      <span className="suggestion-name">{name}</span>
      <span className="suggestion-count t-caption">{productCount.toLocaleString('tr')} ürün</span>
    </>
  );
}
