import { textIn } from './changes.ts';
import { cellId } from './GridLine.tsx';
import { ProblemPopup } from './ProblemPopup.tsx';
import { rangeOf } from './selection.ts';
import type { Grid } from './useGrid.ts';
import type { GridActions } from './useGridActions.ts';

/** Explains the active cell when it is wrong. */
export function GridProblem({ grid, actions }: { grid: Grid; actions: GridActions }) {
  const { ids, columns, selection, problems, edits, rows, editing } = grid;
  const { row, column } = selection.at;
  const [id = '', of] = [ids[row], columns[column]];
  const problem = of && problems.cells.get(id)?.get(of.key);
  const stored = rows.rows.get(id);
  if (!problem || !stored || editing) return null;
  const { left, right } = rangeOf(selection);
  const cell = { id, column: of.key };
  const then = (work: () => void) => () => {
    work();
    // The pop-up that had the focus is removed.
    document.getElementById('grid')?.focus({ preventScroll: true });
  };
  return (
    <ProblemPopup
      problem={problem}
      text={textIn(edits.state.changes, id, of.key) ?? ''}
      stored={of.stored(stored)}
      cells={{ at: cellId(row, column), left: cellId(row, left), right: cellId(row, right) }}
      onUse={(text) => then(() => actions.commit(selection.at, text))()}
      onBack={then(() => actions.restore(id, of.key))}
      onKeep={then(() => grid.save.note(cell, undefined))}
      onClose={then(() => undefined)}
    />
  );
}
