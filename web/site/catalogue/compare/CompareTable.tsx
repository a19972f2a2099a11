import type { CSSProperties } from 'react';
import type { ComparedProductFragment } from './comparePage.generated.ts';
import { letterAt, mostCompared, type ShownRows } from './comparedIds.ts';
import { CompareHead } from './CompareHead.tsx';
import { CompareRow } from './CompareRow.tsx';
import { withoutLonely, type ComparedGroup } from './comparison.ts';
import { priceRow } from './priceRow.ts';
import * as common from '../../../words/tr/common.ts';
import * as words from '../../../words/tr/compare.ts';

interface CompareTableProps {
  products: ComparedProductFragment[];
  groups: ComparedGroup[];
  shown: ShownRows;
}

/** Shows the specs of the products side by side. */
export function CompareTable({ products, groups, shown }: CompareTableProps) {
  const hasPlace = products.length < mostCompared;
  const { shared, lonely } = withoutLonely(groups);
  const kept = shared
    .map(({ heading, rows }) => ({ heading, rows: rows.filter(({ isEqual }) => !(shown === 'only' && isEqual)) }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <div className="compare-scroll">
      <table className="compare-table" style={{ '--compared': products.length } as CSSProperties}>
        <CompareHead products={products} />
        <tbody className="compare-prices">
          {groups.some(({ heading }) => heading !== null) && (
            <GroupHead heading={common.price} cells={products.length + Number(hasPlace)} />
          )}
          <CompareRow row={priceRow(products)} hasPlace={hasPlace} withUnit={false} />
        </tbody>
        {kept.map(({ heading, rows }) => (
          <tbody key={heading} data-equal={rows.every(({ isEqual }) => isEqual) || undefined}>
            {heading !== null && <GroupHead heading={heading} cells={products.length + Number(hasPlace)} />}
            {rows.map((row) => (
              <CompareRow key={row.id} row={row} hasPlace={hasPlace} />
            ))}
          </tbody>
        ))}
        {/* What one product alone has cannot be compared: its rows stand together, by product. */}
        {products.map((product, place) => {
          const rows = lonely.filter(({ texts }) => texts[place] !== undefined);
          return (
            rows.length > 0 && (
              <tbody key={product.id} className="compare-lonely">
                <GroupHead heading={words.onlyOf(letterAt(place))} cells={products.length + Number(hasPlace)} />
                {rows.map((row) => (
                  <CompareRow key={row.id} row={row} hasPlace={hasPlace} />
                ))}
              </tbody>
            )
          );
        })}
      </table>
    </div>
  );
}

const GroupHead = ({ heading, cells }: { heading: string; cells: number }) => (
  <tr className="compare-group">
    <th colSpan={cells + 1} scope="rowgroup">
      <span>{heading}</span>
    </th>
  </tr>
);
