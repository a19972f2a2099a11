import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { usePersonName } from '../../parts/people/PersonName.tsx';
import {
  Box,
  Button,
  Checkbox,
  ListItemText,
  MenuItem,
  OutlinedInput,
  Paper,
  Select,
  Stack,
  Typography,
} from '@mui/material';
import { Row } from '../../parts/page/Row.tsx';
import { useEffect, useState } from 'react';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { Picture } from '../../../components/Picture.tsx';
import type { Grid } from './useGrid.ts';
import type { GridActions } from './useGridActions.ts';
import { textIn } from './rows/useGridEdits.ts';
import type { GridColumn, GridRow } from './rows/columns.ts';
import * as words from '../../../words/admin/en/grid.ts';

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
    <Stack className="grows" spacing={1.5} sx={{ px: 2, pb: 2 }}>
      <Select
        IconComponent={ExpandMoreOutlined}
        multiple
        size="small"
        value={fields}
        onChange={({ target }) => setChosen([target.value].flat().slice(-mostFields))}
        renderValue={() => fields.map((key) => choices.find((column) => column.key === key)?.label).join(', ')}
        slotProps={{ input: { 'aria-label': words.fields } }}
        aria-label={words.fields}
      >
        {choices.map(({ key, label, lang }) => (
          <MenuItem key={key} value={key}>
            <Checkbox size="small" checked={fields.includes(key)} />
            <ListItemText primary={label} lang={lang} />
          </MenuItem>
        ))}
      </Select>
      <Typography className="muted" variant="body2">
        {isAll
          ? words.productsOfAll(Math.min(shown, ids.length), ids.length)
          : words.thoseWithChanges(first.length, ids.length)}{' '}
        {(changes.size > 0 || !isAll) && (
          <Button
            size="small"
            sx={{ minWidth: 0, p: 0, verticalAlign: 'baseline' }}
            onClick={() => {
              sortAgain();
              setIsAll(!isAll);
            }}
          >
            {isAll ? words.showThoseWithChanges : words.showAll}
          </Button>
        )}{' '}
        {words.blocksNeedAWiderScreen}
      </Typography>
      {listed.map((id) => {
        const row = rows.rows.get(id);
        if (!row) return null;
        return (
          <Paper key={id} variant="outlined" component="section" aria-label={row.name}>
            <Row spacing={1.5} sx={{ p: 2 }}>
              <Box className="rigid" sx={{ width: 48, height: 36 }} aria-hidden>
                <Picture alt="" image={row.image} picture={row.picture} sizes="48px" upTo={320} />
              </Box>
              <Box className="breaks">
                <Typography component="h2" lang={siteLanguage} className="dense-type strong">
                  {row.name}
                </Typography>
                <Typography className="muted" variant="body2">
                  {row.stockCode}
                </Typography>
              </Box>
            </Row>
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
          {words.showMore}
        </Button>
      )}
    </Stack>
  );
}

interface FieldProps {
  grid: Grid;
  actions: GridActions;
  row: GridRow;
  column: GridColumn;
}

const fieldId = (product = '', column = '') => `field-${product}-${column}`;

/** A field on a card. What is typed counts when it is left. */
function CardField({ grid, actions, row, column }: FieldProps) {
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
  const nameOf = usePersonName();
  const reason = problem?.conflict
    ? words.wrote(problem.conflict.by && nameOf(problem.conflict.by), stored)
    : problem && `${problem.reason} ${words.itWas(stored)}`;
  return (
    <Box className="ruled" sx={{ display: 'grid', gridTemplateColumns: '112px 1fr', gap: 1, p: '8px 16px' }}>
      <Typography className="muted" component="label" htmlFor={id} variant="body2" lang={column.lang} sx={{ pt: 1.25 }}>
        {column.label}
      </Typography>
      <Box className="shrinks">
        <OutlinedInput
          id={id}
          size="small"
          fullWidth
          multiline={column.isLong ?? false}
          value={typed ?? text}
          error={problem !== undefined}
          onChange={({ target }) => {
            setTyped(target.value);
            grid.draft.typed({ id: row.id, column, text: target.value });
          }}
          onBlur={() => typed !== undefined && keep(typed)}
          endAdornment={
            changed !== undefined && !problem ? <s className="muted">{stored || words.empty}</s> : undefined
          }
          slotProps={{
            input: {
              lang: column.lang,
              inputMode: column.isNumber ? 'decimal' : undefined,
              'aria-describedby': problem ? `${id}-problem` : undefined,
              list: column.options ? `${id}-options` : undefined,
            },
          }}
          sx={changed !== undefined && !problem ? { bgcolor: 'tint.primary', fontWeight: 600 } : undefined}
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
            className="breaks"
            sx={{ mt: 0.5, color: problem.conflict ? 'warning.main' : 'error.main' }}
          >
            {reason}
          </Typography>
        )}
        {problem && (
          <Stack direction="row" className="wraps" spacing={1} sx={{ mt: 1 }}>
            {problem.use !== undefined && (
              <Button variant="outlined" size="small" onClick={() => keep(problem.use ?? '')}>
                {words.use(problem.use)}
              </Button>
            )}
            {problem.conflict && (
              <Button
                variant="outlined"
                size="small"
                onClick={() => grid.save.note({ id: row.id, column: column.key }, undefined)}
              >
                {words.keep(text)}
              </Button>
            )}
            <Button size="small" onClick={() => actions.restore(row.id, column.key)}>
              {problem.conflict ? words.take(stored) : words.backTo(stored)}
            </Button>
          </Stack>
        )}
      </Box>
    </Box>
  );
}
