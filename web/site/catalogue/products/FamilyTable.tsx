import { Link } from 'react-router-dom';
import { PriceText } from '../../../components/PriceText.tsx';
import type { ProductPageQuery } from './productPage.generated.ts';
import { CodeText } from '../../parts/CodeText.tsx';
import { paths } from '../../paths.ts';
import { PriceNote } from '../../parts/PriceNote.tsx';
import { QuickAdd } from '../../sales/quotes/QuickAdd.tsx';
import { FamilySheet } from '../sizeSheets/FamilySheet.tsx';
import { SizeField } from '../sizeSheets/SizeField.tsx';
import { hasPrices, commonBasis } from '../sizeSheets/sheetText.ts';
import * as sheets from '../../../words/tr/sheets.ts';
import { columnOf } from '../specs/columnOf.ts';
import { ColumnName, ColumnValue } from '../specs/SpecCells.tsx';
import './FamilyTable.css';
import './FamilyRows.css';
import * as words from '../../../words/tr/product.ts';
import * as common from '../../../words/tr/common.ts';

type Family = NonNullable<NonNullable<ProductPageQuery['product']>['family']>;

/** A family of more members shows so many of them, around the present one, until one asks for all. */
const mostUnfolded = 8;

/** Shows all members of the product's family, so that the right size is found without going back to a list. */
export function FamilyTable({
  family: { name, columns, articles, sheet },
  shownId,
}: {
  family: Family;
  shownId: string;
}) {
  if (!articles.some(({ product }) => product.id !== shownId)) return null;
  const filled = columns.flatMap((attribute) => {
    const cells = articles.flatMap(({ specs }) => specs.filter((spec) => spec.attribute.id === attribute.id));
    return cells.length > 0 ? columnOf(attribute, cells) : [];
  });
  const isCoded = articles.every(({ product }) => product.stockCode !== null);
  const labelOf = ({ stockCode, name: called }: Family['articles'][number]['product']) =>
    isCoded && stockCode !== null ? stockCode : called;
  const at = articles.findIndex(({ product }) => product.id === shownId);
  const basis = sheet ? commonBasis(sheet) : undefined;
  const from = Math.max(0, Math.min(at - mostUnfolded / 2, articles.length - mostUnfolded));
  return (
    <section className="family container" data-sheet={sheet ? true : undefined} aria-labelledby="family">
      <div className="family-head wraps">
        <h2 className="t-h4" id="family">
          {words.family}
        </h2>
        <p className="muted">{words.familyOf(name, articles.length)}</p>
        {sheet && <SizeField matching={sheet.matching} />}
      </div>
      {sheet?.rows && sheet.columns && (
        <>
          {hasPrices(sheet) && (
            <p className="family-basis t-body2 muted">
              {basis === undefined ? sheets.pricesByCell(false) : sheets.pricesPer(basis, false)}
            </p>
          )}
          <FamilySheet sheet={sheet} rows={sheet.rows} columns={sheet.columns} shownId={shownId} />
        </>
      )}
      <div className="family-scroll">
        <table className="column-table family-table">
          <thead>
            <tr>
              <th scope="col">{isCoded ? words.code : common.product}</th>
              {filled.map((column) => (
                <th key={column.attribute.id} scope="col" className={column.isNumber ? 'number' : undefined}>
                  <ColumnName column={column} />
                </th>
              ))}
              <th scope="col" className="number">
                {common.price}
              </th>
              <td className="family-add" />
            </tr>
          </thead>
          <tbody>
            {articles.map(({ product, specs }, place) => (
              <tr
                key={product.id}
                aria-current={product.id === shownId || undefined}
                data-far={place < from || place >= from + mostUnfolded || undefined}
              >
                <th scope="row">
                  {product.id === shownId ? (
                    <>
                      <CodeText text={labelOf(product)} />{' '}
                      <span className="family-this muted">{words.thisProduct}</span>
                    </>
                  ) : (
                    <Link to={paths.product(product.id)}>
                      <CodeText text={labelOf(product)} />
                    </Link>
                  )}
                </th>
                {filled.map((column) => (
                  <td
                    key={column.attribute.id}
                    className={column.isNumber ? 'number' : undefined}
                    data-column={column.attribute.name}
                    data-unit={column.unit ?? undefined}
                  >
                    <ColumnValue
                      column={column}
                      spec={specs.find(({ attribute }) => attribute.id === column.attribute.id)}
                    />
                  </td>
                ))}
                <td className="number">
                  <PriceText {...product} />
                </td>
                <td className="family-add">
                  <QuickAdd product={product} label={labelOf(product)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {(sheet !== null || articles.length > mostUnfolded) && (
        <details className="family-rest">
          <summary>
            <span className="when-folded">
              {sheet ? words.tableOf(articles.length) : common.showAll(articles.length)}
            </span>
            <span className="when-unfolded">{words.showLess}</span>
          </summary>
        </details>
      )}
      <PriceNote products={articles.map(({ product }) => product)} />
    </section>
  );
}
