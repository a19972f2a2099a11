import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined';
import ContentPasteOutlined from '@mui/icons-material/ContentPasteOutlined';
import RedoOutlined from '@mui/icons-material/RedoOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import { Alert, Box, Button, IconButton, Stack, Typography } from '@mui/material';
import { Row } from '../../parts/page/Row.tsx';
import { useBottomBar } from '../../parts/page/useBottomBar.ts';
import { BusyButton } from '../../parts/inputs/BusyButton.tsx';
import { countOf } from './rows/useGridEdits.ts';
import { summary } from './rows/problems.ts';
import type { Grid } from './useGrid.ts';
import type { GridActions } from './useGridActions.ts';
import { cellsIn, rangeOf, only } from './selection.ts';
import { Link } from 'react-router-dom';
import {
  ProductsOfGridDocument,
  type ProductsOfGridQuery,
  type ProductsOfGridQueryVariables,
} from './grid.generated.ts';
import { useCategoryOptionsQuery } from '../products/products.generated.ts';
import type { GridList } from './rows/useGridRows.ts';
import { lowerCase } from '../../../../common/text/locale.ts';
import { uncategorized } from '../../../words/admin/ofStaff.ts';
import { language } from '../../../words/admin/en/locale.ts';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { logUnexpected } from '../../parts/errors/logUnexpected.ts';
import { SearchField } from '../../parts/lists/SearchField.tsx';
import * as words from '../../../words/admin/en/grid.ts';

interface Props {
  grid: Grid;
  actions: GridActions;
  onDiscard: () => void;
}

/** What the last step did, and what will be saved. */
export function GridBars({ grid, actions, onDiscard }: Props) {
  const bar = useBottomBar();
  return (
    <Box ref={bar} className="rigid" sx={{ position: { xs: 'sticky', md: 'relative' }, bottom: 0, zIndex: 2 }}>
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
        px: 'var(--inset)',
        bgcolor: 'surface.ink',
        color: 'surface.inkText',
        fontSize: 15,
        '& .MuiButton-root': { color: 'surface.accentOnInk', minWidth: 0 },
      })}
    >
      <ContentPasteOutlined aria-hidden className="icon-20" />
      <span>
        <b>{last?.said ?? (next && words.steps[next.name].undone)}</b>
      </span>
      {changes.size > 0 && !last?.saved && (
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline' }, color: 'surface.inkMuted' }}>
          {words.nothingIsSavedYet}
        </Box>
      )}
      <Row className="pushed" spacing={1}>
        {next && (
          <Button size="small" startIcon={<RedoOutlined />} onClick={actions.redo}>
            {words.steps[next.name].redo}
          </Button>
        )}
        {last && (
          <Button size="small" startIcon={<UndoOutlined />} aria-keyshortcuts="Control+Z" onClick={actions.undo}>
            {words.steps[last.name].undo}
          </Button>
        )}
        <Box component="kbd" aria-hidden className="small-type" sx={keyLook}>
          Ctrl Z
        </Box>
      </Row>
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
    <Row
      className="wraps on-paper"
      spacing={1.5}
      sx={{
        minHeight: 76,
        px: 'var(--inset)',
        py: 1.5,
        borderTop: isFailed ? 3 : 1,
        borderColor: isFailed ? 'error.main' : 'divider',
      }}
    >
      <Box className="shrinks" sx={{ flex: '1 1 240px' }} role={isFailed ? 'alert' : undefined}>
        <Typography sx={{ fontWeight: 600, fontSize: 16, ...(isFailed && { color: 'error.main' }) }}>
          {isFailed
            ? words.savingFailed
            : isChanged && count === 0
              ? words.nothingCanBeSaved
              : isChanged
                ? words.changesIn(count, toSave.length)
                : words.nothingIsChanged}
        </Typography>
        <Typography className="muted breaks" variant="body2">
          {isFailed
            ? waiting(failed, count)
            : (summary(problems, placeOf) ?? (isChanged ? words.oneStepOfTheHistory : words.typeOrPaste))}
        </Typography>
      </Box>
      {wrong > 0 && <NextProblem grid={grid} actions={actions} />}
      {isChanged && !isFailed && (
        <Button variant="outlined" size="small" disabled={save.busy} onClick={onDiscard}>
          {words.discard}
        </Button>
      )}
      {isChanged && (
        <BusyButton busy={save.busy} disabled={count === 0} onClick={() => void save.save(toSave)}>
          {words.saveChanges(count)}
        </BusyButton>
      )}
    </Row>
  );
}

const waiting = ({ saved, all }: { saved: number; all: number }, count: number) =>
  all === 1 ? words.changeWaits : words.changesWait(saved, all, count);

function NextProblem({ grid: { problems, selection, ids, columns }, actions }: Pick<Props, 'grid' | 'actions'>) {
  const { row, column } = selection.at;
  const at = problems.places.findIndex((one) => one.id === ids[row] && one.column === columns[column]?.key);
  return (
    <>
      <Typography variant="body2" className="strong fails">
        {at < 0 ? words.wrongCount(problems.places.length) : words.placeOf(at + 1, problems.places.length)}
      </Typography>
      <Button
        variant="outlined"
        size="small"
        startIcon={<ArrowDownwardOutlined />}
        aria-keyshortcuts="F8"
        onClick={actions.nextProblem}
      >
        {words.nextProblem}
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
};

/** Says to screen readers what is selected and what was done, and how the grid is used. */
export function GridStatus({ grid: { selection, columns, edits, rows, save } }: { grid: Grid }) {
  const range = rangeOf(selection);
  const [first, last] = [columns[range.left]?.label, columns[range.right]?.label];
  const selected =
    cellsIn(range) > 1
      ? words.selectedCells(cellsIn(range), first ?? '', last ?? '', range.top + 1, range.bottom + 1)
      : '';
  const { done, undone } = edits.state;
  const undoneStep = undone.at(-1);
  return (
    <>
      <p id="grid-keys" className="visually-hidden">
        {words.keys}
      </p>
      <span role="status" className="visually-hidden">
        {selected}
      </span>
      <span role="status" className="visually-hidden">
        {[done.at(-1)?.said ?? (undoneStep && words.steps[undoneStep.name].undone), save.busy && words.saving]
          .filter(Boolean)
          .join(' ')}
      </span>
      {rows.hasFailed && (
        <Alert
          severity="error"
          role="alert"
          className="rigid"
          sx={{ borderRadius: 0 }}
          action={
            <Button size="small" color="inherit" onClick={rows.retry}>
              {words.tryAgain}
            </Button>
          }
        >
          {words.someRowsFailed}
        </Alert>
      )}
    </>
  );
}

interface SourceProps {
  list: GridList;
  shown: number;
  count: number;
}

/** Says which products are in the grid, and leads to the list that they come from. */
export function GridSource({ list: { filters, isSelection, back }, shown, count }: SourceProps) {
  const categories = useCategoryOptionsQuery().data?.categories ?? [];
  const parts = filters.map(({ name, label, value }) => {
    if (name === 'q') return words.quoted(value);
    if (name !== 'category') return `${lowerCase(label, language)} ${value}`;
    return categories.find(({ id }) => id === value)?.name ?? uncategorized;
  });
  const products = count > shown ? words.narrowTheList(shown, count) : words.productCount(shown);
  const said = isSelection ? words.fromTheSelection : words.fromTheList;
  return (
    <Typography className="muted" variant="body2">
      {said([...parts, products])} <Link to={back}>{words.changeTheList}</Link>
    </Typography>
  );
}

/** Finds products of the grid as the search of the catalogue does, among all rows and not only those that are loaded. */
export function FindInGrid({ grid }: { grid: Grid }) {
  const client = useApolloClient();
  const { placeOf, selection, select } = grid;
  const [found, setFound] = useState<{ search: string; places: number[] }>({ search: '', places: [] });
  const show = (places: number[], after: number) => {
    const row = places.find((place) => place > after) ?? places[0];
    if (row !== undefined) select(only({ row, column: selection.at.column }));
  };

  async function find(search: string) {
    setFound({ search, places: [] });
    if (search === '') return;
    try {
      const { data } = await client.query<ProductsOfGridQuery, ProductsOfGridQueryVariables>({
        query: ProductsOfGridDocument,
        variables: { which: { search } },
        fetchPolicy: 'no-cache',
      });
      const places = (data?.productsOfGrid.ids ?? []).flatMap((id) => placeOf.get(id) ?? []).sort((a, b) => a - b);
      setFound({ search, places });
      show(places, -1);
    } catch (error) {
      logUnexpected(error);
    }
  }

  const { search, places } = found;
  const at = places.indexOf(selection.at.row);
  return (
    <Row className="shrinks" spacing={0.5}>
      {search !== '' && (
        <Typography className="muted unbroken" variant="body2" role="status">
          {places.length === 0
            ? words.notFound
            : at < 0
              ? words.foundCount(places.length)
              : words.placeOf(at + 1, places.length)}
        </Typography>
      )}
      {places.length > 1 && (
        <IconButton color="inherit" aria-label={words.nextFound} onClick={() => show(places, selection.at.row)}>
          <ArrowDownwardOutlined className="icon-20" />
        </IconButton>
      )}
      <SearchField label={words.findInTheGrid} value={search} onSearch={(text) => void find(text)} />
    </Row>
  );
}
