import AddOutlined from '@mui/icons-material/AddOutlined';
import RemoveOutlined from '@mui/icons-material/RemoveOutlined';
import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import { Box, Button, Checkbox, IconButton, OutlinedInput, Popover, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { fold } from '../../../../common/text/letters.ts';
import { MoveButtons } from '../../parts/lists/MoveButtons.tsx';
import { removeRow } from '../../parts/lists/removeRow.ts';
import { type GridColumn, mostShown, type Columns } from './rows/columns.ts';
import * as words from '../../../words/admin/en/grid.ts';
import { PlainList } from '../../parts/lists/PlainList.tsx';

/** So many columns that are not shown are offered at once; the search finds the others. */
const mostOffered = 40;
/** A press makes a column so many pixels wider or narrower. */
const step = 24;

/** Chooses the columns, their order and their widths. The name stays first. */
export function ColumnChooser({ all, columns, ofOtherKinds, show, resize }: Columns) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [search, setSearch] = useState('');
  const shown = columns.filter(({ key }) => key !== 'name');
  const keys = shown.map(({ key }) => key);
  const isAsked = ({ label }: GridColumn) => fold(label).includes(fold(search).trim());
  const others = all.filter((column) => column.key !== 'name' && !keys.includes(column.key) && isAsked(column));
  const isLast = ({ key }: GridColumn) => ofOtherKinds.includes(key);
  const offered = [...others.filter((column) => !isLast(column)), ...others.filter(isLast)].slice(0, mostOffered);
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        startIcon={<ViewColumnOutlined />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {words.columnsShown(columns.length, all.length)}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        container={() => document.getElementById('content')}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': words.columns, sx: { width: 400, maxHeight: '70vh', p: 2 } },
        }}
      >
        <OutlinedInput
          size="small"
          fullWidth
          placeholder={words.findColumn}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          slotProps={{ input: { 'aria-label': words.findColumn } }}
        />
        {search === '' && (
          <PlainList as="ol" aria-label={words.shownColumns} sx={listLook}>
            {shown.map((column, place) => (
              <Stack key={column.key} component="li" direction="row" className="row">
                <Typography className="breaks grows" variant="body2" lang={column.lang}>
                  {column.label}
                </Typography>
                <IconButton
                  color="inherit"
                  aria-label={words.makeNarrower(column.label)}
                  onClick={() => resize(column.key, column.width - step)}
                >
                  <RemoveOutlined className="icon-18" />
                </IconButton>
                <IconButton
                  color="inherit"
                  aria-label={words.makeWider(column.label)}
                  onClick={() => resize(column.key, column.width + step)}
                >
                  <AddOutlined className="icon-18" />
                </IconButton>
                <MoveButtons name={column.label} place={place} items={keys} onChange={show} />
              </Stack>
            ))}
          </PlainList>
        )}
        <Typography className="muted" variant="body2" sx={{ mt: 1.5 }}>
          {columns.length >= mostShown ? words.atMostColumns(mostShown) : words.moreColumns}
        </Typography>
        <PlainList aria-label={words.moreColumns} sx={listLook}>
          {offered.map((column) => (
            <Stack key={column.key} component="li" direction="row" className="row">
              <Box className="row grows" component="label" sx={{ cursor: 'pointer' }}>
                <Checkbox
                  size="small"
                  checked={false}
                  disabled={columns.length >= mostShown}
                  onChange={({ target }) => removeRow(target, 'input', () => show([...keys, column.key]))}
                />
                <Typography variant="body2" component="span" lang={column.lang}>
                  {column.label}
                </Typography>
              </Box>
            </Stack>
          ))}
        </PlainList>
        {others.length > offered.length && (
          <Typography className="muted" variant="body2">
            {words.moreByName(others.length - offered.length)}
          </Typography>
        )}
      </Popover>
    </>
  );
}

const listLook = { mt: 1 };
