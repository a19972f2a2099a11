import type { ClipboardEvent, KeyboardEvent } from 'react';
import { moved, only, tabbed, type Selection } from './selection.ts';
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
