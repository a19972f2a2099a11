import { type ClipboardEvent, type KeyboardEvent, useRef, type PointerEvent } from 'react';
import {
  moved,
  only,
  tabbed,
  type Selection,
  inside,
  rangeOf,
  selectionOf,
  type Place,
  type Range,
  filledRange,
} from './selection.ts';
import type { Grid } from './useGrid.ts';
import type { GridActions } from './useGridActions.ts';

interface Given {
  grid: Grid;
  actions: GridActions;
  onSave: () => void;
  /** Moves into what explains a wrong cell. */
  onExplain: () => void;
}

/** The keys of a spreadsheet, while the grid has the focus and no cell is open. */
export function useGridKeys({ grid, actions, onSave, onExplain }: Given) {
  const { selection, select, size, setEditing, columns } = grid;
  const { at } = selection;
  const column = columns[at.column];
  const isFixed = column === undefined || column.isReadOnly || !grid.rows.rows.get(grid.ids[at.row] ?? '');
  const open = (text: string, isFresh: boolean, isOpen = false) => {
    if (isFixed) return;
    select(only(at));
    setEditing({ text, isFresh, isOpen });
  };
  const controlled: Partial<Record<string, () => void>> = {
    a: () => select({ anchor: { row: 0, column: 0 }, at: { row: size.rows - 1, column: size.columns - 1 } }),
    d: actions.fillDown,
    s: onSave,
    y: actions.redo,
    z: actions.undo,
  };
  const plain: Partial<Record<string, () => void>> = {
    Enter: () => open(actions.textAt(at), false),
    F2: () => open(actions.textAt(at), false),
    F8: actions.nextProblem,
    Delete: actions.clear,
    Backspace: () => open('', true),
  };

  function actionOf(event: KeyboardEvent): (() => void) | undefined {
    const { key, shiftKey: shift, altKey } = event;
    const ctrl = event.ctrlKey || event.metaKey;
    if (altKey && key === 'ArrowDown') return () => open(actions.textAt(at), false, true);
    if (altKey && key === 'Enter') return onExplain;
    if (altKey) return undefined;
    const to: Selection | undefined =
      key === 'Tab' && !ctrl ? tabbed(selection, shift, size) : moved(selection, { key, shift, ctrl }, size);
    if (to) return () => select(to);
    if (ctrl && key.toLowerCase() === 'z' && shift) return actions.redo;
    if (ctrl) return controlled[key.toLowerCase()];
    if (plain[key]) return plain[key];
    return key.length === 1 ? () => open(key, true) : undefined;
  }

  return {
    onKeyDown(event: KeyboardEvent) {
      if (event.target !== event.currentTarget || event.nativeEvent.isComposing) return;
      const action = actionOf(event);
      if (!action) return;
      // A letter is no shortcut of the page while it is typed into a cell.
      event.preventDefault();
      event.stopPropagation();
      action();
    },
    onCopy(event: ClipboardEvent) {
      event.preventDefault();
      event.clipboardData.setData('text/plain', actions.copy());
    },
    onCut(event: ClipboardEvent) {
      event.preventDefault();
      event.clipboardData.setData('text/plain', actions.copy());
      actions.cut();
    },
    onPaste(event: ClipboardEvent) {
      event.preventDefault();
      actions.paste(event.clipboardData.getData('text/plain'));
    },
  };
}

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
