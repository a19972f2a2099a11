import { Box } from '@mui/material';
import { defaultRangeExtractor, useVirtualizer, type Range as Rendered } from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef, type PointerEvent } from 'react';
import { CellEditor, type Leaves } from './CellEditor.tsx';
import { cellId, GridLine } from './GridLine.tsx';
import { gridLook, headHeight, numberWidth, rowHeight } from './gridLook.ts';
import { inside, only, rangeOf, type Range } from './selection.ts';
import type { Grid } from './useGrid.ts';
import type { GridActions } from './useGridActions.ts';
import { useGridKeys, useGridPointer } from './useGridInput.ts';
import type { GridColumn } from './rows/columns.ts';
import * as words from '../../../words/admin/en/grid.ts';

interface Props {
  grid: Grid;
  actions: GridActions;
  /** The column that the address asks for. */
  marked: string | null;
  onResize: (column: string, width: number) => void;
  onSave: () => void;
  onExplain: () => void;
}

/** So many rows are in the page beyond those in sight, at most so many in all. */
const overscan = 8;
const mostRows = 78;

/** In milliseconds: scrolling rests when no frame has followed for so long, also where frames are slow, and then rows load. */
const rest = 300;
const loadAfter = 100;

const steps: Record<Leaves, { row: number; column: number }> = {
  up: { row: -1, column: 0 },
  down: { row: 1, column: 0 },
  left: { row: 0, column: -1 },
  right: { row: 0, column: 1 },
  stay: { row: 0, column: 0 },
  away: { row: 0, column: 0 },
};

export function GridTable({ grid, actions, marked, onResize, onSave, onExplain }: Props) {
  const { ids, columns, rows, edits, problems, selection, select, editing, setEditing, size, setPage } = grid;
  const scroller = useRef<HTMLDivElement>(null);
  const { at } = selection;
  const range = rangeOf(selection);
  const virtual = useVirtualizer({
    count: ids.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan,
    useFlushSync: false,
    isScrollingResetDelay: rest,
    // The head lies over the first row in sight.
    scrollPaddingEnd: headHeight,
    rangeExtractor: useCallback(
      (shown: Rendered) => {
        const places = defaultRangeExtractor(shown).slice(0, mostRows);
        // The active row stays in the page, since screen readers read it there.
        return at.row < shown.count && !places.includes(at.row) ? [...places, at.row].sort((a, b) => a - b) : places;
      },
      [at.row],
    ),
  });
  const { startIndex, endIndex } = virtual.range ?? { startIndex: 0, endIndex: 0 };
  // A row that comes into the page takes the line of the one that leaves it, since new elements cost a browser more than
  // new texts: there are as many lines as fit, and one more where rows are cut at both ends.
  const lines = Math.min(Math.ceil((virtual.scrollRect?.height ?? 0) / rowHeight) + 1 + 2 * overscan, mostRows);
  const firstLine = Math.max(startIndex - overscan, 0);
  const items = virtual.getVirtualItems();
  // While it scrolls, lines keep their order in the document, since a line that moves there is laid out as a new one is.
  const inOrder = virtual.isScrolling ? items.toSorted((a, b) => (a.index % lines) - (b.index % lines)) : items;
  const { ensure, hasFailed } = rows;

  // Pages are loaded where scrolling rests.
  useEffect(() => {
    if (ids.length === 0 || hasFailed) return;
    const timer = setTimeout(() => void ensure(startIndex, endIndex), loadAfter);
    return () => clearTimeout(timer);
  }, [ensure, ids.length, startIndex, endIndex, hasFailed]);

  useEffect(() => {
    const shown = Math.floor(((scroller.current?.clientHeight ?? 0) - headHeight) / rowHeight);
    if (shown > 1) setPage(shown);
  }, [setPage, endIndex]);

  useEffect(() => {
    virtual.scrollToIndex(at.row, { align: 'auto' });
    const box = scroller.current;
    const [first, ...before] = columns.slice(0, at.column).map(({ width }) => width);
    if (!box || first === undefined) return;
    const left = before.reduce((sum, width) => sum + width, 0);
    const room = box.clientWidth - numberWidth - first;
    const right = left + (columns[at.column]?.width ?? 0);
    if (left < box.scrollLeft) box.scrollLeft = left;
    else if (right > box.scrollLeft + room) box.scrollLeft = right - room;
    // Only a move of the active cell scrolls to it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [at.row, at.column, ids.length]);

  useEffect(() => {
    const box = scroller.current;
    const note = () => box?.toggleAttribute('data-aside', box.scrollLeft > 0);
    box?.addEventListener('scroll', note, { passive: true });
    return () => box?.removeEventListener('scroll', note);
  }, []);

  const keys = useGridKeys({ grid, actions, onSave, onExplain });
  const pointer = useGridPointer(grid, actions);
  const focus = () => scroller.current?.focus({ preventScroll: true });
  const column = columns[at.column];
  const width = numberWidth + columns.reduce((sum, one) => sum + one.width, 0);
  const editor = editing && column && (
    <CellEditor
      column={column}
      number={at.row + 1}
      editing={editing}
      onType={(text) => grid.draft.typed({ id: ids[at.row] ?? '', column, text })}
      onCommit={(text, leaves) => {
        actions.commit(at, text);
        if (leaves === 'away') return;
        const step = steps[leaves];
        if (leaves !== 'stay') select(only(inside({ row: at.row + step.row, column: at.column + step.column }, size)));
        focus();
      }}
      onCancel={() => {
        setEditing(undefined);
        grid.draft.typed(undefined);
        focus();
      }}
    />
  );
  return (
    <Box
      ref={scroller}
      id="grid"
      role="grid"
      tabIndex={0}
      aria-label={words.productsTitle}
      aria-rowcount={ids.length + 1}
      aria-colcount={columns.length}
      aria-multiselectable
      aria-activedescendant={editing ? undefined : cellId(at.row, at.column)}
      aria-describedby="grid-keys"
      sx={gridLook}
      {...keys}
      {...pointer}
    >
      <GridHeads columns={columns} range={range} width={width} marked={marked} onResize={onResize} />
      <div className="body" role="rowgroup" style={{ height: virtual.getTotalSize(), width }}>
        {inOrder.map(({ index, start }) => {
          const id = ids[index] ?? '';
          const isIn = index >= range.top && index <= range.bottom;
          const isEditing = editing !== undefined && index === at.row;
          // The active row stays in the page, wherever it is.
          const isInSight = index >= firstLine && index < firstLine + lines;
          return (
            <GridLine
              key={isEditing ? 'editing' : isInSight ? index % lines : 'active'}
              place={index}
              row={rows.rows.get(id)}
              columns={columns}
              changes={edits.state.changes.get(id)}
              problems={problems.cells.get(id)}
              left={isIn ? range.left : -1}
              right={isIn ? range.right : -1}
              isTop={index === range.top}
              isBottom={index === range.bottom}
              active={index === at.row ? at.column : -1}
              editor={index === at.row ? editor : undefined}
              top={start}
              width={width}
            />
          );
        })}
      </div>
    </Box>
  );
}

interface HeadsProps {
  columns: readonly GridColumn[];
  range: Range;
  width: number;
  marked: string | null;
  onResize: (column: string, width: number) => void;
}

/** The names of the columns. A press selects a column; its edge is dragged to another width. */
function GridHeads({ columns, range, width, marked, onResize }: HeadsProps) {
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
function drag(event: PointerEvent, { key, width }: GridColumn, onResize: HeadsProps['onResize']) {
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
