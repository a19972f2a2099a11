import { useSearchParams } from 'react-router-dom';
import type { ListFacetsFragment } from '../filters/chosen/listFacets.generated.ts';
import type { TableColumnsFragment } from './tableRow.generated.ts';
import { isOfOneKind, shownView } from '../productList/shownView.ts';
import { ProductGrid } from '../productCards/ProductGrid.tsx';
import { KindSection } from './KindSection.tsx';
import { ProductTables, type ProductsOfKind } from './ProductTables.tsx';
import type { TableProduct } from './TableRow.tsx';

/** Cards of a kind fill rows of two and of four; of three, the last two are hidden. */
const mostCards = 8;

/** Tells whether cards show sections, above which the kind is shown once as one sees it. */
const isDrawn = (products: TableProduct[]) => products.some(({ sectionThumb }) => sectionThumb != null);

interface ListedProductsProps {
  products: (TableProduct & { description?: string; missingWords?: string[] })[];
  /** The same by kinds, where they stand under the names of these. */
  groups?: ProductsOfKind[] | undefined;
  facets: TableColumnsFragment | null;
  /** The kinds of the list, with a product by which each is shown. */
  kinds?: ListFacetsFragment['kinds'] | undefined;
  showCategory?: boolean;
}

/** Shows the products of a list in the view that the address names. */
export function ListedProducts({ products, groups, facets, kinds = [], showCategory = false }: ListedProductsProps) {
  const [params] = useSearchParams();
  const view = shownView(params, facets);
  if (view === 'table' || (view === 'sheets' && isOfOneKind(params, facets)))
    return <ProductTables products={products} groups={groups} facets={facets} />;
  if (!groups) return <ProductGrid products={products} showCategory={showCategory} inView={4} place="list" addable />;
  return groups.map(({ kind, count, products: some }, at) => (
    <KindSection
      key={kind?.id ?? ''}
      kind={kind}
      count={count}
      shown={isDrawn(some) ? kinds.find((one) => one.kind.id === kind?.id)?.product : undefined}
    >
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
