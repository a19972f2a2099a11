import { Box, Button } from '@mui/material';
import { useRef } from 'react';
import { AskDiscard } from '../../parts/forms/AskDiscard.tsx';
import { DraftOffer } from '../../parts/forms/DraftOffer.tsx';
import { saveKey } from '../../parts/forms/saveKey.ts';
import { useUnsaved } from '../../parts/forms/useUnsaved.ts';
import { AdminPage } from '../../parts/page/AdminPage.tsx';
import { useNarrow } from '../../parts/page/useNarrow.ts';
import { ColumnChooser } from './ColumnChooser.tsx';
import { FindInGrid } from './FindInGrid.tsx';
import { GridBars } from './GridBars.tsx';
import { GridCards } from './GridCards.tsx';
import { GridProblem } from './GridProblem.tsx';
import { GridSource } from './GridSource.tsx';
import { GridStatus } from './GridStatus.tsx';
import { GridTable } from './GridTable.tsx';
import { MarkQuestion } from './MarkQuestion.tsx';
import type { Columns } from './useColumns.ts';
import { useGrid } from './useGrid.ts';
import { useGridActions } from './useGridActions.ts';
import type { GridList } from './useGridList.ts';

interface Props {
  list: GridList;
  ids: readonly string[];
  count: number;
  columns: Columns;
  marked: string | null;
}

/** The grid with its head and its bars; on a phone the products are cards. */
export function GridScreen({ list, ids, count, columns, marked }: Props) {
  const narrow = useNarrow();
  const grid = useGrid(ids, columns);
  const actions = useGridActions(grid);
  const isDone = useRef(false);
  const unsaved = useUnsaved({
    isUnsaved: grid.edits.state.changes.size > 0,
    isDone,
    onDiscard: grid.draft.discard,
  });
  const save = () => void grid.save.save(grid.toSave);
  const onSaveKey = saveKey(save);
  return (
    <Box
      sx={narrow ? cardsLook : screenLook}
      onKeyDown={(event) => {
        onSaveKey(event);
        if (event.key !== 'F8' || event.defaultPrevented) return;
        event.preventDefault();
        actions.nextProblem();
      }}
    >
      <Box sx={{ flex: 'none', px: { xs: 2, md: 3 }, pt: { md: 2 }, pb: { xs: 1.5 } }}>
        <AdminPage
          title="Grid"
          above={{ to: list.back, title: 'Products', here: 'Grid' }}
          action={
            narrow ? undefined : (
              <Box sx={toolsLook}>
                <Button
                  size="small"
                  color="inherit"
                  sx={{ fontWeight: 400, color: 'text.secondary', '& b': { ml: 0.5, color: 'text.primary' } }}
                  onClick={() => actions.setMark(actions.mark === 'COMMA' ? 'POINT' : 'COMMA')}
                >
                  Numbers are read as <b>{actions.mark === 'COMMA' ? '1.234,50' : '1,234.50'}</b>
                </Button>
                <ColumnChooser {...columns} />
                <FindInGrid grid={grid} />
              </Box>
            )
          }
        >
          <GridSource list={list} shown={grid.ids.length} count={count} />
          <DraftOffer draft={grid.draft} />
        </AdminPage>
      </Box>
      {narrow ? (
        <GridCards grid={grid} actions={actions} />
      ) : (
        <>
          <GridTable
            grid={grid}
            actions={actions}
            marked={marked}
            onResize={columns.resize}
            onSave={save}
            onExplain={() => document.querySelector<HTMLElement>('#grid-problem button')?.focus()}
          />
          <GridProblem grid={grid} actions={actions} />
        </>
      )}
      <GridStatus grid={grid} />
      <GridBars grid={grid} actions={actions} onDiscard={unsaved.close} />
      {actions.asked && <MarkQuestion example={actions.asked.example} onAnswer={actions.answer} />}
      <AskDiscard unsaved={unsaved} />
    </Box>
  );
}

/** Over the padding of the page: the grid has the whole window, and scrolls in itself. */
const screenLook = {
  display: 'flex',
  flexDirection: 'column',
  m: '-28px -40px -88px',
  height: '100dvh',
  minHeight: 480,
  position: 'relative',
} as const;

const cardsLook = {
  m: '-16px -16px -88px',
  p: '16px 0 0',
  minHeight: 'calc(100dvh - 56px)',
  display: 'flex',
  flexDirection: 'column',
} as const;
const toolsLook = {
  display: 'flex',
  // The heading stays whole.
  flexShrink: 999,
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: 1.5,
} as const;
