import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import { Box, Button, Dialog } from '@mui/material';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import * as words from '../../../words/admin/en/bench.ts';
import { ReadAloud } from '../dialogs/ReadAloud.tsx';
import { useToastHost } from '../toasts/ToastProvider.tsx';
import { barLook } from './benchLook.ts';

interface Props {
  /** Names the panel. */
  title: string;
  /** Shown in place of the title, which it repeats in other words. */
  shown?: ReactNode;
  /** The list behind it, to which one goes back. */
  back: string;
  /** The parts of the head behind the title. */
  head?: ReactNode;
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/**
 * A dialog as large as the page beside the menu. What it was opened from stays behind it as it was, and is there again
 * once it closes. Escape and the button at its head close it.
 */
export function BenchPanel({ title, shown, back, head, onClose, onKeyDown, children }: Props) {
  const titleId = useId();
  const toastHost = useToastHost();
  return (
    <Dialog
      open
      fullScreen
      maxWidth={false}
      hideBackdrop
      transitionDuration={0}
      aria-labelledby={titleId}
      {...(onKeyDown && { onKeyDown })}
      onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()}
      sx={{ '&&': { left: { md: 'var(--menu, 0px)' } } }}
      slotProps={{ paper: { sx: { width: 1, maxWidth: 'none', boxShadow: 'none', borderRadius: 0 } } }}
    >
      <Box component="header" sx={headLook}>
        <Button
          size="small"
          color="inherit"
          startIcon={<ChevronLeftOutlined />}
          aria-label={words.backTo(back)}
          onClick={onClose}
          className="rigid muted"
          sx={backLook}
        >
          <span>{back}</span>
        </Button>
        <Box component="h1" id={titleId} className="shrinks clips dense-type strong" sx={titleLook}>
          {shown === undefined ? (
            title
          ) : (
            <>
              <span className="visually-hidden">{title}</span>
              <span aria-hidden>{shown}</span>
            </>
          )}
        </Box>
        {head}
      </Box>
      {children}
      <div ref={toastHost} />
      <ReadAloud />
    </Dialog>
  );
}

const headLook = {
  ...barLook,
  minHeight: 56,
  py: { xs: 0.75, sm: 0 },
  columnGap: { xs: 1, sm: 1.25 },
  rowGap: 0.5,
  // A tablet has the buttons beside the title, which gives way to them.
  '@media (min-width: 760px)': { flexWrap: 'nowrap' },
  borderBottom: 1,
  borderColor: 'divider',
  '& .MuiButton-sizeSmall': { height: { sm: 32 }, minHeight: { xs: 44, sm: 0 }, px: { xs: '8px', sm: '12px' } },
  '& .MuiButton-outlined .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
  '& .MuiIconButton-root': { p: 0.75, minWidth: { xs: 44, sm: 0 }, minHeight: { xs: 44, sm: 0 } },
} as const;

const backLook = { ml: -1.5, '& span:not([class])': { display: { xs: 'none', sm: 'inline' } } } as const;

const titleLook = {
  flex: { xs: '1 1 calc(100% - 80px)', sm: '0 1 auto' },
  textOverflow: 'ellipsis',
  whiteSpace: { sm: 'nowrap' },
  lineHeight: 1.4,
  '& .name': { fontWeight: 400, ml: 1 },
} as const;
