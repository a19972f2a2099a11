import { Box, Button, OutlinedInput, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { textIn } from './changes.ts';
import type { GridColumn, GridRow } from './columns.ts';
import type { Grid } from './useGrid.ts';
import type { GridActions } from './useGridActions.ts';

interface Props {
  grid: Grid;
  actions: GridActions;
  row: GridRow;
  column: GridColumn;
}

export const fieldId = (product = '', column = '') => `field-${product}-${column}`;

/** A field on a card. What is typed counts when it is left. */
export function CardField({ grid, actions, row, column }: Props) {
  const id = fieldId(row.id, column.key);
  const stored = column.stored(row);
  const changed = textIn(grid.edits.state.changes, row.id, column.key);
  const text = changed ?? stored;
  const [typed, setTyped] = useState<string>();
  const problem = grid.problems.cells.get(row.id)?.get(column.key);
  const at = { row: grid.placeOf.get(row.id) ?? 0, column: grid.columns.findIndex(({ key }) => key === column.key) };
  const keep = (next: string) => {
    setTyped(undefined);
    actions.commit(at, next);
  };
  const reason = problem?.conflict
    ? `${problem.conflict.by ?? 'Somebody else'} wrote ${stored || 'empty'}.`
    : problem && `${problem.reason} It was ${stored || 'empty'}.`;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: '112px 1fr',
        gap: 1,
        p: '8px 16px',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography
        component="label"
        htmlFor={id}
        variant="body2"
        lang={column.lang}
        sx={{ pt: 1.25, color: 'text.secondary' }}
      >
        {column.label}
      </Typography>
      <Box sx={{ minWidth: 0 }}>
        <OutlinedInput
          id={id}
          size="small"
          fullWidth
          value={typed ?? text}
          error={problem !== undefined}
          onChange={({ target }) => {
            setTyped(target.value);
            grid.draft.typed({ id: row.id, column, text: target.value });
          }}
          onBlur={() => typed !== undefined && keep(typed)}
          endAdornment={changed !== undefined && !problem ? <s className="muted">{stored || 'empty'}</s> : undefined}
          slotProps={{
            input: {
              lang: column.lang,
              inputMode: column.isNumber ? 'decimal' : undefined,
              'aria-describedby': problem ? `${id}-problem` : undefined,
              list: column.options ? `${id}-options` : undefined,
            },
          }}
          sx={changed !== undefined && !problem ? { bgcolor: 'tint.primary', fontWeight: 650 } : undefined}
        />
        {column.options && (
          <datalist id={`${id}-options`}>
            {column.options.filter(Boolean).map((option) => (
              <option key={option} value={option} />
            ))}
          </datalist>
        )}
        {problem && (
          <Typography
            id={`${id}-problem`}
            variant="body2"
            sx={{ mt: 0.5, color: problem.conflict ? 'warning.main' : 'error.main', overflowWrap: 'anywhere' }}
          >
            {reason}
          </Typography>
        )}
        {problem && (
          <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap' }}>
            {problem.use !== undefined && (
              <Button variant="outlined" size="small" onClick={() => keep(problem.use ?? '')}>
                Use {problem.use}
              </Button>
            )}
            {problem.conflict && (
              <Button
                variant="outlined"
                size="small"
                onClick={() => grid.save.note({ id: row.id, column: column.key }, undefined)}
              >
                Keep {text || 'empty'}
              </Button>
            )}
            <Button size="small" onClick={() => actions.restore(row.id, column.key)}>
              {problem.conflict ? 'Take' : 'Back to'} {stored || 'empty'}
            </Button>
          </Stack>
        )}
      </Box>
    </Box>
  );
}
