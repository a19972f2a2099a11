import { useCallback, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageStyles } from '../../../components/PageStyles.tsx';
import type { ListFacetsFragment } from '../filters/chosen/listFacets.generated.ts';
import { isNarrowed, sizeIn, withValues } from '../productList/listAddress.ts';
import { sectionStyles } from '../sections/sectionStyles.ts';
import { CellProducts } from './CellProducts.tsx';
import { SheetSection } from './SheetSection.tsx';
import sheetStyles from './SizeSheets.css?inline';
import cellStyles from './CellProducts.css?inline';
import type { Cell, Sheet } from './sheetText.ts';

interface SizeSheetsProps {
  sheets: Sheet[];
  /** The kinds of the list, with a product by which each is shown. */
  kinds: ListFacetsFragment['kinds'];
  /** Whether the list is of one kind, whose sheet stands at its full height. */
  isAlone?: boolean;
}

/** The products of a cell, the place of their list, and the link that opened it. */
type Opened = { sheet: Sheet; cell: Cell; place: { left: number; top: number }; link: HTMLElement };

/** The list of a cell is so wide, in pixels; on a phone it stands at the foot of the window. */
const width = 340;

/** Shows kinds by their sizes, one in a row. What filters and typed sizes leave out is dimmed and stays in its place. */
export function SizeSheets({ sheets, kinds, isAlone = false }: SizeSheetsProps) {
  const [params] = useSearchParams();
  const frame = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened>();
  const narrowed = isNarrowed(withValues(params, { kind: [] })) || sizeIn(params) !== null;
  // What meets the choice comes first, so that one sees it without looking for it.
  const shown = narrowed
    ? [...sheets.filter(({ matching }) => matching > 0), ...sheets.filter(({ matching }) => matching === 0)]
    : sheets;

  const close = useCallback((isReturning: boolean) => {
    setOpened((last) => {
      if (isReturning) last?.link.focus({ preventScroll: true });
      return undefined;
    });
  }, []);

  function open(sheet: Sheet, cell: Cell, link: HTMLElement) {
    const edges = frame.current?.getBoundingClientRect();
    const { left, bottom } = link.getBoundingClientRect();
    const most = Math.max(0, (edges?.width ?? 0) - width);
    const place = {
      left: Math.min(Math.max(0, left - (edges?.left ?? 0) - 24), most),
      top: bottom - (edges?.top ?? 0) + 6,
    };
    setOpened({ sheet, cell, place, link });
  }

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
          place={opened.place}
          close={close}
        />
      )}
    </div>
  );
}
