import { CodeText } from '../../parts/CodeText.tsx';
import type { ComparedProductFragment } from '../../../graphql/generated/site.ts';
import { CompareHead } from './CompareHead.tsx';
import type { ComparedGroup, ComparedRow } from './comparison.ts';
import './CompareTable.css';

interface CompareTableProps {
  products: ComparedProductFragment[];
  groups: ComparedGroup[];
  onlyDifferences: boolean;
}

/** Shows the specs of the products side by side. Where they do not all fit, the table scrolls on its own. */
export function CompareTable({ products, groups, onlyDifferences }: CompareTableProps) {
  const shown = groups
    .map(({ heading, rows }) => ({ heading, rows: rows.filter(({ isEqual }) => !(onlyDifferences && isEqual)) }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <div className="compare-scroll">
      <table className="compare-table">
        <CompareHead products={products} />
        {shown.map(({ heading, rows }) => (
          <tbody key={heading}>
            {heading !== null && (
              <tr className="compare-group">
                <th colSpan={products.length + 1} scope="rowgroup">
                  <span>{heading}</span>
                </th>
              </tr>
            )}
            {rows.map((row) => (
              <tr key={row.attribute.id} className={row.isEqual && products.length > 1 ? 'compare-equal' : undefined}>
                <th scope="row">{row.attribute.name}</th>
                {products.map(({ id }, place) => (
                  <td key={id}>
                    <Value row={row} place={place} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function Value({ row: { specs, differs }, place }: { row: ComparedRow; place: number }) {
  const text = specs[place]?.text;
  const value = text === undefined ? <span className="muted">Belirtilmemiş</span> : <CodeText text={text} />;
  if (!differs[place]) return value;
  return (
    <span className="compare-different">
      <span className="compare-mark" aria-hidden="true" />
      {value}
      <span className="visually-hidden"> (farklı)</span>
    </span>
  );
}
