import { useSearchParams } from 'react-router-dom';
import type { TableColumnsFragment } from '../../../graphql/generated/site.ts';
import { ColumnName } from '../specs/SpecCells.tsx';
import { CompareBar } from './CompareBar.tsx';
import './ProductTable.css';
import './TableEdges.css';
import './ProductRows.css';
import { SortHead } from './SortHead.tsx';
import { tableColumns } from '../productList/tableColumns.ts';
import { labelOf, TableRow, type TableProduct } from './TableRow.tsx';
import { useTicks } from './useTicks.ts';

interface ProductTableProps {
  products: TableProduct[];
  facets: TableColumnsFragment | null;
}

/** Shows a list of products row by row with their specs. A table wider than its place scrolls on its own. */
export function ProductTable({ products, facets }: ProductTableProps) {
  const [params] = useSearchParams();
  const columns = tableColumns(facets, params, products);
  const { ticked, isRefused, toggle, clear } = useTicks();
  const shownIds = products.map(({ id }) => id);
  return (
    <>
      <div className="product-table-scroll">
        <table className="column-table product-table">
          <caption className="visually-hidden">Ürünler</caption>
          <thead>
            <tr>
              <td className="table-tick" />
              <SortHead orders={{ ascending: 'name' }}>Ürün</SortHead>
              {columns.map((column) => {
                const { attribute, orders, isNumber } = column;
                const className = isNumber ? 'number' : undefined;
                return orders ? (
                  <SortHead key={attribute.id} orders={orders} className={className}>
                    <span>
                      <ColumnName column={column} />
                    </span>
                  </SortHead>
                ) : (
                  <th key={attribute.id} scope="col" className={className}>
                    <ColumnName column={column} />
                  </th>
                );
              })}
              <SortHead orders={{ ascending: 'price', descending: 'price-desc' }} className="number">
                Fiyat
              </SortHead>
              <td className="table-add" />
            </tr>
          </thead>
          <tbody>
            {products.map((product) => (
              <TableRow
                key={product.id}
                product={product}
                columns={columns}
                isTicked={ticked.some(({ id }) => id === product.id)}
                toggle={() => toggle({ id: product.id, label: labelOf(product) })}
              />
            ))}
          </tbody>
        </table>
      </div>
      <CompareBar ticked={ticked} isRefused={isRefused} shownIds={shownIds} clear={clear} />
    </>
  );
}
