import { useRef, type PointerEvent } from 'react';
import { filledRange } from './placeBlock.ts';
import { inside, only, rangeOf, selectionOf, type Place, type Range } from './selection.ts';
import type { Grid } from './useGrid.ts';
import type { GridActions } from './useGridActions.ts';

const numberIn = (element: Element | null | undefined, name: string) => {
  const text = element?.getAttribute(`data-${name}`);
  return text == null ? undefined : Number(text);
};

/** Returns the cell at a point of the window; the column is -1 at the number of a row, and the row is -1 in the head. */
function placeAt(x: number, y: number): Place | undefined {
  const element = document.elementFromPoint(x, y);
  const row = numberIn(element?.closest('[data-row]'), 'row');
  const column = numberIn(element?.closest('[data-column]'), 'column');
  if (row === undefined || (column === undefined && !element?.closest('[data-number]'))) return undefined;
  return { row, column: column ?? -1 };
}

interface Drag {
  kind: 'select' | 'fill' | 'rows' | 'columns';
  from: Place;
  to?: Place;
  /** What is filled, and what it is filled over. */
  source?: Range;
  target?: Range;
}

/** Selects cells, rows and columns by mouse or finger, and fills by the handle. */
export function useGridPointer(grid: Grid, actions: GridActions) {
  const { selection, select, size } = grid;
  const drag = useRef<Drag>(undefined);
  const last = { row: size.rows - 1, column: size.columns - 1 };

  function begin(at: Place, isExtended: boolean) {
    const from = isExtended ? selection.anchor : at;
    const kind = at.row < 0 ? 'columns' : at.column < 0 ? 'rows' : 'select';
    drag.current = { kind, from };
    extend(at);
  }

  function extend(at: Place) {
    const going = drag.current;
    if (!going) return;
    const { kind, from, source } = going;
    going.to = at;
    if (kind === 'rows') select({ anchor: { row: from.row, column: 0 }, at: { row: at.row, column: last.column } });
    else if (kind === 'columns')
      select({ anchor: { row: 0, column: from.column }, at: { row: last.row, column: at.column } });
    else if (kind === 'select') select({ anchor: inside(from, size), at: inside(at, size) });
    else if (source) {
      going.target = filledRange(source, inside(at, size));
      select(selectionOf(going.target));
    }
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const target = event.target as Element;
      if (event.button !== 0 || target.closest('[data-grip]')) return;
      if (target.closest('[data-handle]')) {
        drag.current = { kind: 'fill', from: selection.at, source: rangeOf(selection) };
        event.preventDefault();
        return;
      }
      const at = placeAt(event.clientX, event.clientY);
      if (!at) return;
      // A finger that scrolls selects nothing.
      if (event.pointerType !== 'touch') event.preventDefault();
      event.currentTarget.focus({ preventScroll: true });
      begin(at, event.shiftKey);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!drag.current || event.pointerType === 'touch') return;
      const at = placeAt(event.clientX, event.clientY);
      if (at && (at.row !== drag.current.to?.row || at.column !== drag.current.to.column)) {
        extend(at);
      }
    },
    onPointerUp() {
      const going = drag.current;
      drag.current = undefined;
      if (going?.source && going.target) actions.fill(going.source, going.target);
    },
    onDoubleClick(event: { target: EventTarget }) {
      const cell = (event.target as Element).closest('[data-column]');
      if (!cell?.closest('[data-row]')) return;
      const column = grid.columns[selection.at.column];
      if (!column || column.isReadOnly || !grid.rows.rows.get(grid.ids[selection.at.row] ?? '')) return;
      select(only(selection.at));
      grid.setEditing({ text: actions.textAt(selection.at), isFresh: false });
    },
  };
}
