import { useSearchParams } from 'react-router-dom';
import type { TableColumnsFragment } from './tableRow.generated.ts';
import { isTight } from '../productList/listAddress.ts';
import { ColumnName } from '../specs/SpecCells.tsx';
import './ProductTable.css';
import './TableEdges.css';
import './ProductRows.css';
import { SortHead } from './SortHead.tsx';
import { tableColumns } from '../productList/tableColumns.ts';
import { labelOf, TableRow, type TableProduct } from './TableRow.tsx';
import type { Ticks } from './useTicks.ts';
import * as words from '../../../words/tr/common.ts';

interface ProductTableProps {
  products: TableProduct[];
  facets: TableColumnsFragment | null;
  /** The kind whose columns the table has; null for several kinds, or for the only one. */
  kindId: string | null;
  name: string;
  ticks: Ticks;
}

/** A longer table scrolls in itself, so that its head stays in view. */
const mostWithoutScroll = 12;

/** Shows a list of products row by row with their specs. A table wider than its place scrolls on its own. */
export function ProductTable({ products, facets, kindId, name, ticks: { ticked, toggle } }: ProductTableProps) {
  const [params] = useSearchParams();
  const columns = tableColumns(facets, kindId, products);
  return (
    <div className="product-table-scroll" data-long={products.length > mostWithoutScroll || undefined}>
      <table className="column-table product-table" data-tight={isTight(params) || undefined}>
        <caption className="visually-hidden">{name}</caption>
        <thead>
          <tr>
            <td className="table-tick" />
            <SortHead orders={{ ascending: 'name' }}>{words.product}</SortHead>
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
              {words.price}
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
              showsKind={kindId === null && (facets?.kinds.length ?? 0) > 1}
              isTicked={ticked.some(({ id }) => id === product.id)}
              toggle={() => toggle({ id: product.id, label: labelOf(product) })}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
