import { Button } from '@mui/material';
import { useState } from 'react';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { labels } from '../../../../common/labels.ts';
import { statuses } from '../../../../common/enumWords.ts';
import { productFilters, statusWords, waitingWord } from '../../../../common/product/productFilters.ts';
import { useCategoryOptionsQuery, type ProductListQuery } from './products.generated.ts';
import { FilterSelect } from '../../parts/lists/FilterSelect.tsx';
import { SearchBar } from '../../parts/lists/SearchBar.tsx';
import * as words from '../../../words/admin/en/products.ts';
import * as turkish from '../../../words/admin/ofStaff.ts';
import type { ProductListState } from './useProductList.ts';
import { WorkFilters } from './WorkFilters.tsx';

const featuredOptions = [
  { value: '', label: words.featuredOrNot },
  { value: 'yes', label: words.featured },
  { value: 'no', label: words.notFeatured },
];
const statusOptions = [
  { value: '', label: words.allStates },
  ...statusWords.map(({ word, status }) => ({ value: word, label: statuses[status] })),
  { value: waitingWord, label: words.waitingChanges },
];
const orderOptions = [
  { value: '', label: words.newestFirst },
  { value: 'name', label: words.nameAToZ },
  { value: 'price', label: words.priceLowToHigh },
  { value: '-price', label: words.priceHighToLow },
  { value: 'complete', label: words.leastCompleteFirst },
  { value: '-complete', label: words.mostCompleteFirst },
];

const workFilters = ['picture', 'price', 'code', 'specs', 'brand', 'availability', 'by', 'since', 'check'];

interface ProductToolbarProps {
  list: ProductListState;
  products: Pick<ProductListQuery['products'], 'totalCount' | 'isCountExact'> | undefined;
}

export function ProductToolbar({ list, products }: ProductToolbarProps) {
  const used = workFilters.filter((name) => list.param(name) !== '').length;
  const [isOpen, setIsOpen] = useState(used > 0);
  const categories = useCategoryOptionsQuery().data?.categories ?? [];
  const select = (name: string, label: string, options: { value: string; label: string }[], lang?: string) => (
    <FilterSelect
      label={label}
      value={list.param(name)}
      options={options}
      lang={lang}
      onChoose={(value) => list.filter({ [name]: value })}
    />
  );
  return (
    <>
      <SearchBar
        label={words.searchProducts}
        search={list.search}
        onSearch={(search) => list.filter({ q: search }, true)}
        count={products && words.productCount({ count: products.totalCount, isExact: products.isCountExact })}
      >
        {select(
          'category',
          labels.product.categoryId,
          [
            { value: '', label: words.allCategories },
            ...categories.map(({ id, name }) => ({ value: id, label: name })),
            { value: 'uncategorized', label: turkish.uncategorized },
          ],
          siteLanguage,
        )}
        {select('featured', labels.product.featured, featuredOptions)}
        {select('status', productFilters.status, statusOptions)}
        {select('sort', words.order, orderOptions)}
        <Button
          variant="outlined"
          size="small"
          aria-expanded={isOpen}
          aria-controls={isOpen ? 'work-filters' : undefined}
          onClick={() => setIsOpen(!isOpen)}
          sx={{ minWidth: 0, minHeight: 44, px: 1.5, bgcolor: isOpen ? 'tint.primary' : undefined }}
        >
          {used > 0 ? words.filtersUsed(used) : words.filters}
        </Button>
      </SearchBar>
      {isOpen && <WorkFilters list={list} />}
    </>
  );
}
