import { Alert, Button } from '@mui/material';
import { cellsIn, rangeOf } from './selection.ts';
import type { Grid } from './useGrid.ts';
import { countedFigure } from './useGridActions.ts';

/** Says to screen readers what is selected and what was done, and how the grid is used. */
export function GridStatus({ grid: { selection, columns, edits, rows, save } }: { grid: Grid }) {
  const range = rangeOf(selection);
  const [first, last] = [columns[range.left]?.label, columns[range.right]?.label];
  const selected =
    cellsIn(range) > 1
      ? `${countedFigure(cellsIn(range), 'cell')}, ${first} to ${last}, rows ${range.top + 1} to ${range.bottom + 1}`
      : '';
  const { done, undone } = edits.state;
  return (
    <>
      <p id="grid-keys" className="visually-hidden">
        Enter or F2 opens a cell, typing replaces it, and Escape leaves it as it was. Tab goes to the next cell, and
        from the last one of a row to what follows the grid. Alt+Down opens a choice, F8 goes to the next problem, and
        Alt+Enter to what can be done about it.
      </p>
      <span role="status" className="visually-hidden">
        {selected}
      </span>
      <span role="status" className="visually-hidden">
        {done.at(-1)?.said ?? (undone.length > 0 ? `Took the ${undone.at(-1)?.name} back.` : '')}
        {save.busy && ' Saving.'}
      </span>
      {rows.hasFailed && (
        <Alert
          severity="error"
          role="alert"
          sx={{ borderRadius: 0, flex: 'none' }}
          action={
            <Button size="small" color="inherit" onClick={rows.retry}>
              Try again
            </Button>
          }
        >
          Some rows could not be loaded.
        </Alert>
      )}
    </>
  );
}
