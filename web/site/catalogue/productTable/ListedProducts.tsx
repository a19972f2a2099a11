import { useSearchParams } from 'react-router-dom';
import type { TableColumnsFragment } from '../../../graphql/generated/site.ts';
import { viewIn } from '../productList/listAddress.ts';
import { ProductGrid } from '../productCards/ProductGrid.tsx';
import { ProductTable } from './ProductTable.tsx';
import type { TableProduct } from './TableRow.tsx';

interface ListedProductsProps {
  products: (TableProduct & { description?: string; missingWords?: string[] })[];
  facets: TableColumnsFragment | null;
  showCategory?: boolean;
}

/** Shows the products of a list in the view that the address names. */
export function ListedProducts({ products, facets, showCategory = false }: ListedProductsProps) {
  const [params] = useSearchParams();
  if (viewIn(params) === 'table') return <ProductTable products={products} facets={facets} />;
  return <ProductGrid products={products} showCategory={showCategory} inView={4} place="list" addable />;
}
