import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined';
import ContentPasteOutlined from '@mui/icons-material/ContentPasteOutlined';
import RedoOutlined from '@mui/icons-material/RedoOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useBottomBar } from '../../parts/page/useBottomBar.ts';
import { BusyButton } from '../../parts/inputs/BusyButton.tsx';
import { countOf } from './changes.ts';
import { summary } from './problems.ts';
import type { Grid } from './useGrid.ts';
import { countedFigure, type GridActions } from './useGridActions.ts';

interface Props {
  grid: Grid;
  actions: GridActions;
  onDiscard: () => void;
}

/** What the last step did, and what will be saved. */
export function GridBars({ grid, actions, onDiscard }: Props) {
  const bar = useBottomBar();
  return (
    <Box ref={bar} sx={{ flex: 'none', position: { xs: 'sticky', md: 'relative' }, bottom: 0, zIndex: 2 }}>
      <StepBar grid={grid} actions={actions} />
      <SaveBar grid={grid} actions={actions} onDiscard={onDiscard} />
    </Box>
  );
}

function StepBar({ grid: { edits }, actions }: Pick<Props, 'grid' | 'actions'>) {
  const { done, undone, changes } = edits.state;
  const last = done.at(-1);
  const next = undone.at(-1);
  if (!last && !next) return null;
  return (
    <Stack
      direction="row"
      sx={(theme) => ({
        '--focus': theme.vars.palette.surface.accentOnInk,
        alignItems: 'center',
        flexWrap: 'wrap',
        columnGap: 1.5,
        minHeight: 48,
        px: { xs: 2, md: 3 },
        bgcolor: 'surface.ink',
        color: 'surface.inkText',
        fontSize: 15,
        '& .MuiButton-root': { color: 'surface.accentOnInk', minWidth: 0 },
      })}
    >
      <ContentPasteOutlined aria-hidden sx={{ fontSize: 20 }} />
      <span>
        <b>{last?.said ?? `Took the ${next?.name} back.`}</b>
      </span>
      {changes.size > 0 && !last?.saved && (
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline' }, color: 'surface.inkMuted' }}>
          Nothing is saved yet.
        </Box>
      )}
      <Stack direction="row" sx={{ ml: 'auto', gap: 1, alignItems: 'center' }}>
        {next && (
          <Button size="small" startIcon={<RedoOutlined />} onClick={actions.redo}>
            Redo the {next.name}
          </Button>
        )}
        {last && (
          <Button size="small" startIcon={<UndoOutlined />} aria-keyshortcuts="Control+Z" onClick={actions.undo}>
            Undo the {last.name}
          </Button>
        )}
        <Box component="kbd" aria-hidden sx={keyLook}>
          Ctrl Z
        </Box>
      </Stack>
    </Stack>
  );
}

function SaveBar({ grid, actions, onDiscard }: Props) {
  const { toSave, problems, save, edits, placeOf } = grid;
  const count = toSave.reduce((sum, { cells }) => sum + cells.length, 0);
  const isChanged = countOf(edits.state.changes) > 0;
  const { failed } = save;
  const isFailed = failed !== undefined && count > 0;
  const wrong = problems.places.length;
  return (
    <Stack
      direction="row"
      sx={{
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: 1.5,
        minHeight: 76,
        px: { xs: 2, md: 3 },
        py: 1.5,
        borderTop: isFailed ? 3 : 1,
        borderColor: isFailed ? 'error.main' : 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }} role={isFailed ? 'alert' : undefined}>
        <Typography sx={{ fontWeight: 600, fontSize: 16, ...(isFailed && { color: 'error.main' }) }}>
          {isFailed
            ? 'Saving failed. Try again.'
            : isChanged && count === 0
              ? 'Nothing can be saved yet'
              : isChanged
                ? `${countedFigure(count, 'change')} in ${countedFigure(toSave.length, 'product')}`
                : 'Nothing is changed'}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {isFailed
            ? waiting(failed, count)
            : (summary(problems, placeOf) ??
              (isChanged
                ? 'One step of the history, undone in one press for 30 days.'
                : 'Type into a cell, or paste a block from Excel.'))}
        </Typography>
      </Box>
      {wrong > 0 && <NextProblem grid={grid} actions={actions} />}
      {isChanged && !isFailed && (
        <Button variant="outlined" size="small" disabled={save.busy} onClick={onDiscard}>
          Discard
        </Button>
      )}
      {isChanged && (
        <BusyButton busy={save.busy} disabled={count === 0} onClick={() => void save.save(toSave)}>
          Save {countedFigure(count, 'change')}
        </BusyButton>
      )}
    </Stack>
  );
}

const waiting = ({ saved, all }: { saved: number; all: number }, count: number) =>
  all === 1
    ? 'The change is not saved; it waits here and in this browser.'
    : `${saved} of ${countedFigure(all, 'change')} are saved; ${count} wait here and in this browser.`;

function NextProblem({ grid: { problems, selection, ids, columns }, actions }: Pick<Props, 'grid' | 'actions'>) {
  const { row, column } = selection.at;
  const at = problems.places.findIndex((one) => one.id === ids[row] && one.column === columns[column]?.key);
  return (
    <>
      <Typography variant="body2" sx={{ color: 'error.main', fontWeight: 600 }}>
        {at < 0 ? `${problems.places.length} wrong` : `${at + 1} of ${problems.places.length}`}
      </Typography>
      <Button
        variant="outlined"
        size="small"
        startIcon={<ArrowDownwardOutlined />}
        aria-keyshortcuts="F8"
        onClick={actions.nextProblem}
      >
        Next problem
      </Button>
    </>
  );
}

const keyLook = {
  display: { xs: 'none', md: 'inline-block' },
  px: 0.75,
  border: 1,
  borderColor: 'surface.inkLine',
  borderRadius: 0.67,
  fontFamily: 'inherit',
  fontSize: 13,
};
