import { PageStyles } from '../../../components/PageStyles.tsx';
import { paths } from '../../paths.ts';
import { cellAddress } from './cellAddress.ts';
import { CellProducts } from './CellProducts.tsx';
import { SheetTable } from './SheetTable.tsx';
import { commonBasis, type Axis, type Cell, type Sheet } from './sheetText.ts';
import { useOpenedCell } from './useOpenedCell.ts';
import sheetStyles from './SizeSheets.css?inline';
import cellStyles from './CellProducts.css?inline';

interface FamilySheetProps {
  sheet: Sheet;
  rows: Axis;
  columns: Axis;
  /** The product of the page, whose cell is marked. */
  shownId: string;
}

/** The list of all products is narrowed to a cell, since a family has no list of its own. */
function addressIn(sheet: Sheet, cell: Cell) {
  const address = cellAddress(new URLSearchParams(), sheet, cell, true);
  return address.startsWith('?') ? paths.products + address : address;
}

/** Shows the products of a family by two properties, on the page of one of them. */
export function FamilySheet({ sheet, rows, columns, shownId }: FamilySheetProps) {
  const { frame, opened, open, close } = useOpenedCell();
  return (
    <div className="size-sheets family-sheet" ref={frame}>
      <PageStyles css={sheetStyles} />
      <PageStyles css={cellStyles} />
      <SheetTable
        sheet={sheet}
        rows={rows}
        columns={columns}
        basis={commonBasis(sheet)}
        addressOf={(cell) => addressIn(sheet, cell)}
        openCell={opened?.sheet === sheet ? opened.cell : undefined}
        shownId={shownId}
        open={open}
      />
      {opened?.sheet === sheet && (
        <CellProducts
          key={`${opened.cell.row} ${opened.cell.column}`}
          sheet={sheet}
          cell={opened.cell}
          all={addressIn(sheet, opened.cell)}
          place={opened.place}
          close={close}
        />
      )}
    </div>
  );
}
