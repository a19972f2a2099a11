import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Box, ButtonBase, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useBottomBar } from '../page/useBottomBar.ts';
import * as words from '../../../words/admin/en/lists.ts';
import type { Selection } from './useSelection.ts';

interface Props {
  label: string;
  selection: Pick<Selection, 'count' | 'clear'>;
  children: ReactNode;
}

/**
 * One line of 48 pixels that floats above the rows, and on a phone stands at the foot of the window. Its place is below the
 * rows, so that none of them moves when the first one is selected.
 */
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
          sx={(theme) => ({ '--focus': theme.vars.palette.surface.accentOnInk, ...look })}
        >
          <Typography variant="body2" aria-hidden className="strong unbroken" sx={{ mr: 1 }}>
            {words.selectedCount(count)}
          </Typography>
          {children}
          <ButtonBase
            aria-label={words.clearSelection}
            title={words.clearSelection}
            onClick={selection.clear}
            sx={endLook}
          >
            <Box component="kbd">{words.escape}</Box>
            <CloseOutlined aria-hidden />
          </ButtonBase>
        </Stack>
      )}
    </>
  );
}

const look = {
  position: 'sticky',
  bottom: { xs: 0, md: 16 },
  zIndex: 2,
  alignItems: 'center',
  height: 48,
  width: { xs: 'auto', md: 'fit-content' },
  maxWidth: { md: 'calc(100% - 48px)' },
  ml: { md: 3 },
  px: { xs: 1.5, md: 2 },
  borderRadius: { md: 1 },
  bgcolor: 'surface.ink',
  color: 'surface.inkText',
  outline: '1px solid',
  outlineColor: 'surface.inkLine',
  boxShadow: 8,
  '& .MuiButton-root': {
    minWidth: 0,
    height: { xs: 44, md: 40 },
    px: { xs: 0.75, sm: 1.5 },
    color: 'surface.inkText',
    fontSize: { xs: 14, md: 15 },
  },
} as const;

const endLook = {
  ml: { xs: 'auto', md: 1 },
  minWidth: 44,
  height: 44,
  color: 'surface.inkMuted',
  // A phone has no such key.
  '& kbd': {
    display: { xs: 'none', md: 'inline' },
    px: 0.75,
    border: 1,
    borderRadius: 0.67,
    fontFamily: 'inherit',
    fontSize: 13.5,
  },
  '& svg': { display: { md: 'none' }, fontSize: 20 },
} as const;
