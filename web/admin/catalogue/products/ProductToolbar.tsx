import { Stack, Typography } from '@mui/material';
import { labels } from '../../../../common/labels.ts';
import { useCategoryOptionsQuery, type ProductListQuery } from '../../../graphql/generated/operations.ts';
import { FilterSelect } from '../../parts/lists/FilterSelect.tsx';
import { SearchField } from '../../parts/lists/SearchField.tsx';
import { counted } from '../../parts/texts/counted.ts';
import type { ProductListState } from './useProductList.ts';

const featuredOptions = [
  { value: '', label: 'Featured or not' },
  { value: 'yes', label: 'Featured' },
  { value: 'no', label: 'Not Featured' },
];
const orderOptions = [
  { value: '', label: 'Newest first' },
  { value: 'name', label: 'Name: A to Z' },
  { value: 'price', label: 'Price: low to high' },
  { value: '-price', label: 'Price: high to low' },
];

interface ProductToolbarProps {
  list: ProductListState;
  products: Pick<ProductListQuery['products'], 'totalCount' | 'isCountExact'> | undefined;
}

export function ProductToolbar({ list, products }: ProductToolbarProps) {
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
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5, p: 2 }}>
      <SearchField
        label="Search products"
        value={list.search}
        onSearch={(search) => list.filter({ q: search }, true)}
      />
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
      {select('sort', 'Order', orderOptions)}
      <Typography role="status" variant="body2" sx={{ ml: 'auto', color: 'text.secondary' }}>
        {products && counted(products.totalCount, 'product', { isExact: products.isCountExact })}
      </Typography>
    </Stack>
  );
}
