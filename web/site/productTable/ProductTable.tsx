import { useSearchParams } from 'react-router-dom';
import type { TableColumnsFragment } from '../../graphql/generated/site.ts';
import { ColumnName } from '../specs/SpecCells.tsx';
import './ProductTable.css';
import { SortHead } from './SortHead.tsx';
import { tableColumns } from './tableColumns.ts';
import { TableRow, type TableProduct } from './TableRow.tsx';

interface ProductTableProps {
  products: TableProduct[];
  facets: TableColumnsFragment | null;
}

/** A list of products by their sizes, row by row. Wider than its place it scrolls by itself. */
export function ProductTable({ products, facets }: ProductTableProps) {
  const [params] = useSearchParams();
  const columns = tableColumns(facets, params, products);
  return (
    <div className="product-table-scroll">
      <table className="column-table product-table">
        <caption className="visually-hidden">Ürünler</caption>
        <thead>
          <tr>
            <SortHead orders={{ ascending: 'name' }}>Ürün</SortHead>
            {columns.map((column) => (
              <th key={column.attribute.id} scope="col" className={column.isNumber ? 'number' : undefined}>
                <ColumnName column={column} />
              </th>
            ))}
            <SortHead orders={{ ascending: 'price', descending: 'price-desc' }} className="number">
              Fiyat
            </SortHead>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <TableRow key={product.id} product={product} columns={columns} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
