import { useSearchParams } from 'react-router-dom';
import type { TableColumnsFragment } from './tableRow.generated.ts';
import { isOfOneKind, shownView } from '../productList/shownView.ts';
import { ProductGrid } from '../productCards/ProductGrid.tsx';
import { KindSection } from './KindSection.tsx';
import { ProductTables, type ProductsOfKind } from './ProductTables.tsx';
import type { TableProduct } from './TableRow.tsx';

/** Cards of a kind fill rows of two and of four; of three, the last two are hidden. */
const mostCards = 8;

interface ListedProductsProps {
  products: (TableProduct & { description?: string; missingWords?: string[] })[];
  /** The same by kinds, where they stand under the names of these. */
  groups?: ProductsOfKind[] | undefined;
  facets: TableColumnsFragment | null;
  showCategory?: boolean;
}

/** Shows the products of a list in the view that the address names. */
export function ListedProducts({ products, groups, facets, showCategory = false }: ListedProductsProps) {
  const [params] = useSearchParams();
  const view = shownView(params, facets);
  if (view === 'table' || (view === 'sheets' && isOfOneKind(params, facets)))
    return <ProductTables products={products} groups={groups} facets={facets} />;
  if (!groups) return <ProductGrid products={products} showCategory={showCategory} inView={4} place="list" addable />;
  return groups.map(({ kind, count, products: some }, at) => (
    <KindSection key={kind?.id ?? ''} kind={kind} count={count}>
      <ProductGrid
        products={some.slice(0, mostCards)}
        isPart={count > mostCards}
        inView={at === 0 ? 4 : 0}
        place="list"
        addable
      />
    </KindSection>
  ));
}
