import { usePersonName } from '../../parts/people/PersonName.tsx';
import { textIn } from './rows/useGridEdits.ts';
import { cellId } from './GridLine.tsx';
import { rangeOf } from './selection.ts';
import type { Grid } from './useGrid.ts';
import type { GridActions } from './useGridActions.ts';
import ErrorOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { Box, Button, Paper, Popper, Stack, Typography } from '@mui/material';
import { useEffect, useMemo, useRef, type ComponentProps, type KeyboardEvent } from 'react';
import { clockTime, dayWithYear, waitedDays } from '../../parts/texts/dates.ts';
import type { CellProblem, Conflict } from './rows/problems.ts';
import * as words from '../../../words/admin/en/grid.ts';

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

type Instance = Extract<NonNullable<ComponentProps<typeof Popper>['popperRef']>, { current: unknown }>['current'] &
  object;

interface PopupProps {
  problem: CellProblem;
  /** The typed text of the cell, and the stored one. */
  text: string;
  stored: string;
  /** The ids of the cell, and of the cells of its row at the sides of the selected block, which stays in sight. */
  cells: { at: string; left: string; right: string };
  onUse: (text: string) => void;
  onBack: () => void;
  onKeep: () => void;
  onClose: () => void;
}

/** Says who wrote what, and when: with the day where it is not today. */
function writtenBy({ at }: Conflict, by: string | null, text: string) {
  if (at === null) return words.wrote(by, text);
  const time = clockTime(at);
  return waitedDays(at) === 0 ? words.wroteAt(by, text, time) : words.wroteOn(by, text, dayWithYear(at), time);
}

/** Says beside a cell why it is not saved, and offers what can be done. */
function ProblemPopup({ problem, text, stored, cells, onUse, onBack, onKeep, onClose }: PopupProps) {
  const { reason, hint, use, conflict } = problem;
  const Icon = conflict ? WarningAmberOutlined : ErrorOutlined;
  const nameOf = usePersonName();
  const first = conflict ? writtenBy(conflict, conflict.by && nameOf(conflict.by), stored) : reason;
  const second = conflict ? words.itWasWhenYouBegan(conflict.was) : `${hint ?? ''} ${words.itWas(stored)}`.trim();
  const { at, left, right } = cells;
  const anchor = useMemo(() => {
    const rectOf = (id: string) => document.getElementById(id)?.getBoundingClientRect() ?? new DOMRect();
    const grid = document.getElementById('grid');
    return {
      // It follows the scrolling of the grid.
      ...(grid && { contextElement: grid }),
      getBoundingClientRect() {
        const { top, height } = rectOf(at);
        const [from, to] = [rectOf(left).left, rectOf(right).right];
        return new DOMRect(from, top, to - from, height);
      },
    };
  }, [at, left, right]);
  // The row may come into the page only now.
  const popper = useRef<Instance>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => void popper.current?.update());
    return () => cancelAnimationFrame(frame);
  }, [anchor]);
  return (
    <Popper
      open
      disablePortal
      anchorEl={anchor}
      popperRef={popper}
      placement="left-start"
      modifiers={[
        { name: 'flip', options: { fallbackPlacements: ['right-start', 'bottom', 'top'] } },
        { name: 'offset', options: { offset: [0, 12] } },
      ]}
      sx={{ zIndex: 5, '&[data-popper-reference-hidden]': { visibility: 'hidden' } }}
    >
      <Paper
        id="grid-problem"
        role="group"
        aria-label={words.whatIsWrong}
        elevation={8}
        className="framed"
        sx={{ width: 344, maxWidth: '90vw', p: 2 }}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onClose();
        }}
      >
        <Stack direction="row" spacing={1.25}>
          <Icon color={conflict ? 'warning' : 'error'} />
          <Box className="breaks">
            <Typography variant="body2" className="strong">
              {first}
            </Typography>
            <Typography variant="body2">{second}</Typography>
          </Box>
        </Stack>
        <Stack direction="row" className="wraps" spacing={1} sx={{ mt: 1.5 }}>
          {conflict ? (
            <Button variant="outlined" size="small" onClick={onKeep}>
              {words.keep(text)}
            </Button>
          ) : (
            use !== undefined && (
              <Button variant="outlined" size="small" onClick={() => onUse(use)}>
                {words.use(use)}
              </Button>
            )
          )}
          <Button size="small" onClick={onBack}>
            {conflict ? words.take(stored) : words.backTo(stored)}
          </Button>
        </Stack>
      </Paper>
    </Popper>
  );
}
