import { useSearchParams } from 'react-router-dom';
import type { TableColumnsFragment } from './tableRow.generated.ts';
import { kindIn } from '../productList/listAddress.ts';
import { CompareBar } from './CompareBar.tsx';
import { KindSection } from './KindSection.tsx';
import { copyRows } from './copyRows.ts';
import { moveInTable } from './moveInTable.ts';
import { PageStyles } from '../../../components/PageStyles.tsx';
import { ProductTable } from './ProductTable.tsx';
import tableStyles from './TableMore.css?inline';
import type { TableProduct } from './TableRow.tsx';
import { useTicks } from './useTicks.ts';
import * as words from '../../../words/tr/common.ts';

/** The products of one kind; null for those without one. */
export interface ProductsOfKind {
  kind: { id: string; name: string } | null;
  count: number;
  products: TableProduct[];
}

interface ProductTablesProps {
  products: TableProduct[];
  /** The same by kinds, where there are several: each has a table of its own, with its own columns. */
  groups: ProductsOfKind[] | undefined;
  facets: TableColumnsFragment | null;
}

/** Shows products in one table, or in one for each kind. What is ticked in any of them is compared. */
export function ProductTables({ products, groups, facets }: ProductTablesProps) {
  const [params] = useSearchParams();
  const ticks = useTicks();
  const shownIds = (groups?.flatMap((group) => group.products) ?? products).map(({ id }) => id);
  return (
    <>
      <PageStyles css={tableStyles} />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys act on the links and fields in it */}
      <div onKeyDown={moveInTable} onCopy={copyRows}>
        {groups ? (
          groups.map((group) => (
            <KindSection key={group.kind?.id ?? ''} {...group}>
              <ProductTable
                products={group.products}
                facets={facets}
                kindId={group.kind?.id ?? ''}
                name={group.kind?.name ?? words.otherProducts}
                ticks={ticks}
              />
            </KindSection>
          ))
        ) : (
          <ProductTable
            products={products}
            facets={facets}
            kindId={kindIn(params)}
            name={words.products}
            ticks={ticks}
          />
        )}
      </div>
      <CompareBar ticked={ticks.ticked} isRefused={ticks.isRefused} shownIds={shownIds} clear={ticks.clear} />
    </>
  );
}
