import { Box, Button, Checkbox, ListItemText, MenuItem, Paper, Select, Stack, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { Picture } from '../../../components/Picture.tsx';
import { CardField, fieldId } from './CardField.tsx';
import type { Grid } from './useGrid.ts';
import { countedFigure, type GridActions } from './useGridActions.ts';

const mostFields = 4;
const atOnce = 30;

/** The grid on a phone: a card for each product with a few chosen fields, the changed ones first. */
export function GridCards({ grid, actions }: { grid: Grid; actions: GridActions }) {
  const { ids, rows, edits, placeOf, problems, selection } = grid;
  const { changes } = edits.state;
  const { ensure } = rows;
  const choices = grid.columns.filter(({ key, isReadOnly }) => key !== 'name' && !isReadOnly);
  const [chosen, setChosen] = useState<string[]>();
  const fields = chosen ?? ['price', 'leadDays'].filter((key) => choices.some((column) => column.key === key));
  const [isAll, setIsAll] = useState(true);
  const [shown, setShown] = useState(atOnce);
  /** Those that were changed when the list was drawn last stand first; a card does not jump while it is typed into. */
  const [first, setFirst] = useState<readonly string[]>([]);
  useEffect(() => {
    if (ids.length > 0) void ensure(0, Math.min(shown, ids.length) - 1);
  }, [ensure, ids.length, shown]);
  const active = fieldId(ids[selection.at.row], grid.columns[selection.at.column]?.key);
  useEffect(() => {
    const field = document.getElementById(active);
    field?.scrollIntoView({ block: 'center' });
    field?.focus();
  }, [active]);
  const order = [...first, ...ids.filter((id) => !first.includes(id))];
  const listed = isAll ? order.slice(0, shown) : first;
  const sortAgain = () => setFirst([...changes.keys()].sort((a, b) => (placeOf.get(a) ?? 0) - (placeOf.get(b) ?? 0)));
  return (
    <Stack sx={{ flex: 1, gap: 1.5, px: 2, pb: 2 }}>
      <Select
        multiple
        size="small"
        value={fields}
        onChange={({ target }) => setChosen([target.value].flat().slice(-mostFields))}
        renderValue={() => fields.map((key) => choices.find((column) => column.key === key)?.label).join(', ')}
        slotProps={{ input: { 'aria-label': 'Fields' } }}
        aria-label="Fields"
      >
        {choices.map(({ key, label, lang }) => (
          <MenuItem key={key} value={key}>
            <Checkbox size="small" checked={fields.includes(key)} />
            <ListItemText primary={label} lang={lang} />
          </MenuItem>
        ))}
      </Select>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {isAll
          ? `${countedFigure(Math.min(shown, ids.length), 'product')} of ${ids.length}. `
          : `${first.length} of ${countedFigure(ids.length, 'product')}, those with changes. `}
        {(changes.size > 0 || !isAll) && (
          <Button
            size="small"
            sx={{ minWidth: 0, p: 0, verticalAlign: 'baseline' }}
            onClick={() => {
              sortAgain();
              setIsAll(!isAll);
            }}
          >
            {isAll ? 'Show those with changes' : 'Show all'}
          </Button>
        )}{' '}
        Blocks from Excel can be pasted on a wider screen.
      </Typography>
      {listed.map((id) => {
        const row = rows.rows.get(id);
        if (!row) return null;
        return (
          <Paper key={id} variant="outlined" component="section" aria-label={row.name}>
            <Stack direction="row" sx={{ gap: 1.5, p: 2, alignItems: 'center' }}>
              <Box sx={{ flex: 'none', width: 48, height: 36 }} aria-hidden>
                <Picture alt="" image={row.image} picture={row.picture} sizes="48px" upTo={320} />
              </Box>
              <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                <Typography component="h2" lang="tr" sx={{ fontSize: 15, fontWeight: 650 }}>
                  {row.name}
                </Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {row.stockCode}
                </Typography>
              </Box>
            </Stack>
            {choices
              .filter(({ key }) => fields.includes(key) || problems.cells.get(id)?.has(key))
              .map((column) => (
                <CardField key={column.key} grid={grid} actions={actions} row={row} column={column} />
              ))}
          </Paper>
        );
      })}
      {isAll && shown < ids.length && (
        <Button variant="outlined" onClick={() => setShown(shown + atOnce)}>
          Show more
        </Button>
      )}
    </Stack>
  );
}
