import { Link, useSearchParams } from 'react-router-dom';
import { Picture } from '../../../components/Picture.tsx';
import { SectionDrawing } from '../../../components/SectionDrawing.tsx';
import type { ListFacetsFragment } from '../filters/chosen/listFacets.generated.ts';
import { CodeText } from '../../parts/CodeText.tsx';
import * as common from '../../../words/tr/common.ts';
import * as words from '../../../words/tr/sheets.ts';
import { showsNet } from '../switches/netPrices.tsx';
import { cellAddress, sheetAddress } from './cellAddress.ts';
import { SheetCell, type OpenCell } from './SheetCell.tsx';
import { SheetTable } from './SheetTable.tsx';
import { commonBasis, hasPrices, rangesText, type Cell, type Sheet } from './sheetText.ts';

interface SheetSectionProps {
  sheet: Sheet;
  /** The product by which the kind is shown where it has no section. */
  shown: ListFacetsFragment['kinds'][number]['product'] | undefined;
  /** Whether filters or sizes are chosen, so that it is said how many products meet them. */
  isNarrowed: boolean;
  /** Whether the list is of this kind alone, so that no link leads there. */
  isAlone: boolean;
  openCell: Cell | undefined;
  open: OpenCell;
}

/** The widest picture in pixels, on a screen of double density. */
const widest = 320;

/** Shows a kind in one row: its section, the range of its measures, and its products by size. */
export function SheetSection({ sheet, shown, isNarrowed, isAlone, openCell, open }: SheetSectionProps) {
  const [params] = useSearchParams();
  const { kind, count, matching, measures, drawing, rows, columns } = sheet;
  const name = kind?.name ?? common.otherProducts;
  const basis = commonBasis(sheet);
  const isNet = showsNet(params);
  const addressOf = (cell: Cell) => cellAddress(params, sheet, cell);
  const all = isAlone ? null : sheetAddress(params, sheet);
  return (
    <section
      className="size-sheet"
      aria-label={name}
      data-low={!rows || undefined}
      data-none={(isNarrowed && matching === 0) || undefined}
    >
      <div className="size-sheet-drawing" aria-hidden="true">
        {drawing ? (
          <SectionDrawing svg={drawing} label="" />
        ) : (
          shown && <Picture alt="" image={shown.image} picture={shown.picture} sizes="150px" upTo={widest} />
        )}
      </div>
      <div className="size-sheet-head">
        <h2>
          <CodeText text={name} />
        </h2>
        <p className="size-sheet-count">
          {isNarrowed ? words.ofAll(matching, count) : common.productsOf(count)}
          {hasPrices(sheet) && (
            <span>{basis === undefined ? words.pricesByCell(isNet) : words.pricesPer(basis, isNet)}</span>
          )}
        </p>
        {measures.length > 0 && (
          <p className="size-sheet-range">
            <CodeText text={rangesText(sheet)} />
          </p>
        )}
        {all !== null && (
          <Link className="text-link" to={all} rel="nofollow">
            {words.openTable}
            <span className="visually-hidden">: {name}</span>
          </Link>
        )}
      </div>
      <div className="size-sheet-sizes">
        {rows && columns && (
          <SheetTable
            sheet={sheet}
            rows={rows}
            columns={columns}
            basis={basis}
            addressOf={addressOf}
            openCell={openCell}
            open={open}
          />
        )}
        {!rows && columns && (
          <>
            {columns.name && (
              <p className="size-sheet-axis muted">
                {[columns.name, columns.attribute?.unit?.symbol].filter(Boolean).join(' ')}
              </p>
            )}
            <ul className="sheet-chips wraps">
              {sheet.cells.map((cell) => (
                <li key={cell.column}>
                  <SheetCell
                    sheet={sheet}
                    cell={cell}
                    to={addressOf(cell)}
                    basis={basis}
                    name={columns.values[cell.column]?.name}
                    isOpen={openCell === cell}
                    open={open}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}
