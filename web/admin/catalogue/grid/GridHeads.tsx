import type { PointerEvent } from 'react';
import type { GridColumn } from './columns.ts';
import { numberWidth } from './gridLook.ts';
import type { Range } from './selection.ts';

interface Props {
  columns: readonly GridColumn[];
  range: Range;
  width: number;
  marked: string | null;
  onResize: (column: string, width: number) => void;
}

/** The names of the columns. A press selects a column; its edge is dragged to another width. */
export function GridHeads({ columns, range, width, marked, onResize }: Props) {
  return (
    <div role="rowgroup" style={{ display: 'contents' }}>
      <div role="row" aria-rowindex={1} className="heads" style={{ width }} data-row={-1}>
        <div aria-hidden className="number" style={{ width: numberWidth }} />
        {columns.map((column, at) => {
          const isTouched = (at >= range.left && at <= range.right) || column.key === marked;
          return (
            <div
              key={column.key}
              role="columnheader"
              aria-colindex={at + 1}
              className={['head', at === 0 && 'frozen', column.isNumber && 'end', isTouched && 'touched']
                .filter(Boolean)
                .join(' ')}
              style={{ width: column.width }}
              data-column={at}
            >
              <span className="text" lang={column.lang} title={column.label}>
                {column.label}
              </span>
              <span className="grip" data-grip onPointerDown={(event) => drag(event, column, onResize)} />
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** The choice of columns changes widths without dragging. */
function drag(event: PointerEvent, { key, width }: GridColumn, onResize: Props['onResize']) {
  event.preventDefault();
  const from = event.clientX;
  const move = (moved: globalThis.PointerEvent) => onResize(key, width + moved.clientX - from);
  const end = () => {
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', end);
  };
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', end);
}
