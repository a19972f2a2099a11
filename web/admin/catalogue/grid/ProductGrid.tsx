import { Box, Button, Typography } from '@mui/material';
import { Row } from '../../parts/page/Row.tsx';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { AdminPage, pageEdges } from '../../parts/page/AdminPage.tsx';
import { Loaded } from '../../parts/page/Loaded.tsx';
import { ScreenHead } from '../../parts/page/ScreenHead.tsx';
import { Panel } from '../../parts/page/Panel.tsx';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import * as shared from '../../../words/admin/en/shared.ts';
import { useColumns, type Columns } from './rows/columns.ts';
import { useGridList, type GridList } from './rows/useGridRows.ts';
import { useRef } from 'react';
import { useSpecFaults } from './rows/useSpecFaults.ts';
import { AskDiscard } from '../../parts/forms/AskDiscard.tsx';
import { DraftOffer } from '../../parts/forms/DraftOffer.tsx';
import { saveKey } from '../../parts/dialogs/DialogFoot.tsx';
import { useUnsaved } from '../../parts/forms/useUnsaved.ts';
import { useNarrow } from '../../parts/page/useNarrow.ts';
import { ColumnChooser } from './ColumnChooser.tsx';
import { FindInGrid, GridBars, GridSource, GridStatus } from './GridBars.tsx';
import { GridCards } from './GridCards.tsx';
import { GridProblem } from './GridProblem.tsx';
import { GridTable } from './GridTable.tsx';
import { useGrid } from './useGrid.ts';
import { useGridActions } from './useGridActions.ts';
import { meaningOf, type DecimalMark } from '../../../../common/measures/decimalMark.ts';
import { ActDialog } from '../../parts/forms/ActDialog.tsx';
import * as words from '../../../words/admin/en/grid.ts';

/** Edits many products in a grid: those that the address names by their ids or by the filters of the list. */
export function ProductGrid() {
  const list = useGridList();
  const asked = list.params.get('column');
  const found = list.query.data?.productsOfGrid;
  const { faults, isLoading } = useSpecFaults(list.params, found?.ids);
  const columns = useColumns(found?.kindIds, asked, faults);
  if (found && found.ids.length > 0 && !columns.isLoading && !isLoading)
    return (
      <GridScreen
        list={list}
        ids={found.ids}
        count={found.count}
        columns={columns}
        marked={faults?.attributeIds[0] ?? asked}
      />
    );
  return (
    <AdminPage title={words.grid} above={{ to: list.back, title: words.productsTitle, here: words.grid }}>
      <Panel>
        <Loaded
          query={{ data: columns.isLoading ? undefined : found, error: list.query.error, refetch: list.query.refetch }}
          failed={shared.loadFailed}
          skeleton={<RowSkeletons rows={9} thumbnail />}
        >
          {() => (
            <Box sx={{ p: 2 }}>
              <EmptyState
                title={words.noProductMatches}
                action={<Link to={list.back}>{words.changeTheFilters}</Link>}
              />
            </Box>
          )}
        </Loaded>
      </Panel>
    </AdminPage>
  );
}

interface ScreenProps {
  list: GridList;
  ids: readonly string[];
  count: number;
  columns: Columns;
  marked: string | null;
}

/** The grid with its head and its bars; on a phone the products are cards. */
function GridScreen({ list, ids, count, columns, marked }: ScreenProps) {
  const narrow = useNarrow();
  const grid = useGrid(ids, columns, marked);
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
      <Box className="rigid" sx={{ bgcolor: { md: 'background.paper' } }}>
        <ScreenHead
          title={words.grid}
          above={{ to: list.back, title: words.productsTitle, here: words.grid }}
          action={
            narrow ? undefined : (
              <Row className="wraps at-end" spacing={1.5} sx={toolsLook}>
                <Button
                  size="small"
                  color="inherit"
                  sx={{ '&&': { fontWeight: 400, color: 'text.secondary' }, '& b': { ml: 0.5, color: 'text.primary' } }}
                  onClick={() => actions.setMark(actions.mark === 'COMMA' ? 'POINT' : 'COMMA')}
                >
                  {words.numbersAreReadAs} <b>{actions.mark === 'COMMA' ? '1.234,50' : '1,234.50'}</b>
                </Button>
                <ColumnChooser {...columns} />
                <FindInGrid grid={grid} />
              </Row>
            )
          }
        />
        <Box sx={{ px: 'var(--inset)', py: { xs: 1.5, md: 1 } }}>
          <GridSource list={list} shown={grid.ids.length} count={count} />
          <DraftOffer draft={grid.draft} />
        </Box>
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
  m: pageEdges.md,
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
const toolsLook = { flexShrink: 999 } as const;

interface MarkProps {
  /** A cell that could be either. */
  example: string;
  /** Undefined leaves the paste out. */
  onAnswer: (mark: DecimalMark | undefined) => void;
}

/** Asks what '1.250' means in a block whose other numbers do not show it. */
const MarkQuestion = ({ example, onAnswer }: MarkProps) => (
  <ActDialog
    title={words.howAreTheNumbersWritten}
    act={words.asWritten('1.234,50')}
    onAct={() => onAnswer('COMMA')}
    cancel={words.pasteNothing}
    other={
      <Button variant="outlined" size="small" onClick={() => onAnswer('POINT')}>
        {words.asWritten('1,234.50')}
      </Button>
    }
    onClose={() => onAnswer(undefined)}
  >
    <Typography variant="body2">
      {words.couldBeEither(example.trim(), meaningOf(example, 'COMMA').trim(), meaningOf(example, 'POINT').trim())}
    </Typography>
  </ActDialog>
);
