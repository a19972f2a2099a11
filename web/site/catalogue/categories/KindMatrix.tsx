import { Link, useSearchParams } from 'react-router-dom';
import { PageStyles } from '../../../components/PageStyles.tsx';
import { PriceText } from '../../../components/PriceText.tsx';
import type { CategoryPageQuery } from './categoryPage.generated.ts';
import { CodeText } from '../../parts/CodeText.tsx';
import { paths } from '../../paths.ts';
import matrixStyles from './KindMatrix.css?inline';
import { prefixes } from '../productList/filterNames.ts';
import { isNarrowed, searchOf, unfiltered, withValues } from '../productList/listAddress.ts';
import * as common from '../../../words/tr/common.ts';
import * as words from '../../../words/tr/category.ts';

type Matrix = NonNullable<NonNullable<CategoryPageQuery['products']['facets']>['matrix']>;
type Cell = NonNullable<Matrix['cells'][number][number]>;

interface KindMatrixProps {
  matrix: Matrix;
  kind: { id: string; name: string };
}

/** Words for products without a price; one that is neither in stock nor on order can be asked for. */
const availabilities: Record<string, string> = { IN_STOCK: common.inStock, ON_ORDER: words.toOrder };

/** Shows the products of one kind by two things in which they differ, such as size and series. Each cell leads to its products. */
export function KindMatrix({ matrix: { rows, columns, cells }, kind }: KindMatrixProps) {
  const [params] = useSearchParams();
  const all = withValues(unfiltered(params), { kind: [kind.id] });
  const place = (row: number, column: number) => (
    <span className="visually-hidden">
      {rows.name} {rows.values[row]?.name}, {columns.name} {columns.values[column]?.name}:{' '}
    </span>
  );
  const listOf = (row: number, column: number) => {
    const values = [
      { axis: rows, at: row },
      { axis: columns, at: column },
    ].flatMap(({ axis, at }) => {
      const value = axis.values[at]?.value;
      return axis.attribute && value ? [[prefixes.anyOf + axis.attribute.id, [value]] as const] : [];
    });
    // An axis of families has no attribute, and a list cannot be narrowed to a family.
    return values.length === 2 ? searchOf(withValues(all, Object.fromEntries(values))) : null;
  };
  const shown = ({ count, products }: Cell, row: number, column: number) => {
    const list = count > 1 ? listOf(row, column) : null;
    if (list !== null)
      return (
        <Link to={list} rel="nofollow">
          {place(row, column)}
          {common.productsOf(count)}
        </Link>
      );
    return products.map(({ id, stockCode, name, availability, ...sale }) => (
      <Link key={id} to={paths.product(id)}>
        {place(row, column)}
        {count > 1 && (
          <b>
            <CodeText text={stockCode ?? name} />{' '}
          </b>
        )}
        {sale.price === null ? (availabilities[availability ?? ''] ?? words.ask) : <PriceText {...sale} />}
      </Link>
    ));
  };
  return (
    <details className="kind-matrix" open={!isNarrowed(withValues(params, { kind: [] })) || undefined}>
      <PageStyles css={matrixStyles} />
      <summary>
        {kind.name}: {rows.name} × {columns.name}
      </summary>
      <div className="kind-matrix-scroll">
        <table>
          <caption className="visually-hidden">{words.matrixOf(kind.name, rows.name, columns.name)}</caption>
          <thead>
            <tr>
              <th scope="col">
                {rows.name} <span className="column-unit">{rows.attribute?.unit?.symbol}</span>
              </th>
              {columns.values.map(({ name }) => (
                <th key={name} scope="col">
                  <CodeText text={name} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.values.map(({ name }, row) => (
              <tr key={name}>
                <th scope="row">
                  <CodeText text={name} />
                </th>
                {columns.values.map((column, at) => {
                  const cell = cells[row]?.[at];
                  return <td key={column.name}>{cell ? shown(cell, row, at) : <span aria-hidden="true">–</span>}</td>;
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
