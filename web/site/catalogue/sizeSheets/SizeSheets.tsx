import { useSearchParams } from 'react-router-dom';
import { PageStyles } from '../../../components/PageStyles.tsx';
import type { ListFacetsFragment } from '../filters/chosen/listFacets.generated.ts';
import { isNarrowed, withValues } from '../productList/listAddress.ts';
import { sectionStyles } from '../sections/sectionStyles.ts';
import { CellProducts } from './CellProducts.tsx';
import { SheetSection } from './SheetSection.tsx';
import sheetStyles from './SizeSheets.css?inline';
import cellStyles from './CellProducts.css?inline';
import { cellAddress } from './cellAddress.ts';
import type { Sheet } from './sheetText.ts';
import { useOpenedCell } from './useOpenedCell.ts';
import { sizeIn } from '../../paths.ts';

interface SizeSheetsProps {
  sheets: Sheet[];
  /** The kinds of the list, with a product by which each is shown. */
  kinds: ListFacetsFragment['kinds'];
  /** Whether the list is of one kind, whose sheet stands at its full height. */
  isAlone?: boolean;
}

/** Shows kinds by their sizes, one in a row. What filters and typed sizes leave out is dimmed and stays in its place. */
export function SizeSheets({ sheets, kinds, isAlone = false }: SizeSheetsProps) {
  const [params] = useSearchParams();
  const { frame, opened, open, close } = useOpenedCell();
  const narrowed = isNarrowed(withValues(params, { kind: [] })) || sizeIn(params) !== null;
  // What meets the choice comes first, so that one sees it without looking for it.
  const shown = narrowed
    ? [...sheets.filter(({ matching }) => matching > 0), ...sheets.filter(({ matching }) => matching === 0)]
    : sheets;

  return (
    <div className="size-sheets" ref={frame} data-alone={isAlone || undefined}>
      <PageStyles css={sectionStyles} />
      <PageStyles css={sheetStyles} />
      <PageStyles css={cellStyles} />
      {shown.map((sheet) => (
        <SheetSection
          key={sheet.kind?.id ?? ''}
          sheet={sheet}
          shown={kinds.find(({ kind }) => kind.id === sheet.kind?.id)?.product}
          isNarrowed={narrowed}
          isAlone={isAlone}
          openCell={opened?.sheet === sheet ? opened.cell : undefined}
          open={open}
        />
      ))}
      {opened && sheets.includes(opened.sheet) && (
        <CellProducts
          key={`${opened.sheet.kind?.id ?? ''} ${opened.cell.row} ${opened.cell.column}`}
          sheet={opened.sheet}
          cell={opened.cell}
          all={cellAddress(params, opened.sheet, opened.cell)}
          place={opened.place}
          close={close}
        />
      )}
    </div>
  );
}
