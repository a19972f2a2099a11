import { Button } from '@mui/material';
import { useState } from 'react';
import { labels } from '../../../../common/labels.ts';
import { statuses } from '../../../../common/enumWords.ts';
import { productFilters, statusWords, waitingWord } from '../../../../common/product/productFilters.ts';
import { useCategoryOptionsQuery, type ProductListQuery } from '../../../graphql/generated/operations.ts';
import { FilterSelect } from '../../parts/lists/FilterSelect.tsx';
import { SearchBar } from '../../parts/lists/SearchBar.tsx';
import { counted } from '../../parts/texts/counted.ts';
import type { ProductListState } from './useProductList.ts';
import { WorkFilters } from './WorkFilters.tsx';

const featuredOptions = [
  { value: '', label: 'Featured or not' },
  { value: 'yes', label: 'Featured' },
  { value: 'no', label: 'Not Featured' },
];
const statusOptions = [
  { value: '', label: 'All states' },
  ...statusWords.map(({ word, status }) => ({ value: word, label: statuses[status] })),
  { value: waitingWord, label: 'Waiting changes' },
];
const orderOptions = [
  { value: '', label: 'Newest first' },
  { value: 'name', label: 'Name: A to Z' },
  { value: 'price', label: 'Price: low to high' },
  { value: '-price', label: 'Price: high to low' },
  { value: 'complete', label: 'Least complete first' },
  { value: '-complete', label: 'Most complete first' },
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
        label="Search products"
        search={list.search}
        onSearch={(search) => list.filter({ q: search }, true)}
        count={products && counted(products.totalCount, 'product', { isExact: products.isCountExact })}
      >
        {select(
          'category',
          labels.product.categoryId,
          [
            { value: '', label: 'All categories' },
            ...categories.map(({ id, name }) => ({ value: id, label: name })),
            { value: 'uncategorized', label: 'Kategorisiz' },
          ],
          'tr',
        )}
        {select('featured', labels.product.featured, featuredOptions)}
        {select('status', productFilters.status, statusOptions)}
        {select('sort', 'Order', orderOptions)}
        <Button
          variant="outlined"
          size="small"
          aria-expanded={isOpen}
          aria-controls={isOpen ? 'work-filters' : undefined}
          onClick={() => setIsOpen(!isOpen)}
          sx={{ minWidth: 0, minHeight: 44, px: 1.5, bgcolor: isOpen ? 'tint.primary' : undefined }}
        >
          {used > 0 ? `Filters ${used}` : 'Filters'}
        </Button>
      </SearchBar>
      {isOpen && <WorkFilters list={list} />}
    </>
  );
}
