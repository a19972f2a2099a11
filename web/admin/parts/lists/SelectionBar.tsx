import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { IconButton, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useBottomBar } from '../page/useBottomBar.ts';
import * as words from '../../../words/admin/en/lists.ts';
import type { Selection } from './useSelection.ts';

interface Props {
  label: string;
  selection: Pick<Selection, 'count' | 'clear'>;
  children: ReactNode;
}

/** Stands below the rows, so that none of them moves when the first one is selected, and is always in sight. */
export function SelectionBar({ label, selection, children }: Props) {
  const { count } = selection;
  const bar = useBottomBar();
  return (
    <>
      <span role="status" className="visually-hidden">
        {count > 0 && words.selectedCount(count)}
      </span>
      {count > 0 && (
        <Stack
          ref={bar}
          role="toolbar"
          aria-label={label}
          direction="row"
          sx={(theme) => ({
            '--focus': theme.vars.palette.surface.accentOnInk,
            position: 'sticky',
            bottom: 0,
            zIndex: 2,
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 0.5,
            p: 1,
            pl: { xs: 1, sm: 2 },
            bgcolor: 'surface.ink',
            color: 'surface.inkText',
            '& .MuiButton-root': { minWidth: 0, px: { xs: 0.625, sm: 1.5 }, color: 'surface.inkText' },
          })}
        >
          <Typography variant="body2" aria-hidden sx={{ mr: 'auto', fontWeight: 600 }}>
            {words.selectedCount(count)}
          </Typography>
          <Stack direction="row" sx={{ order: { xs: 1, sm: 0 }, flexWrap: 'wrap', width: { xs: '100%', sm: 'auto' } }}>
            {children}
          </Stack>
          <IconButton color="inherit" aria-label={words.clearSelection} onClick={selection.clear}>
            <CloseOutlined />
          </IconButton>
        </Stack>
      )}
    </>
  );
}
