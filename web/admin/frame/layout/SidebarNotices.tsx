import { Box, useMediaQuery, type Theme } from '@mui/material';
import { usePageToastHost } from '../../parts/toasts/ToastProvider.tsx';

/** Notices stand in the menu, where they cover nothing: not the buttons of the page, and not each other's text. */
export function SidebarNotices() {
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  return wide && <Notices />;
}

function Notices() {
  const host = usePageToastHost();
  return <Box ref={host} sx={look} />;
}

const look = {
  '& .MuiSnackbarContent-root': {
    flexWrap: 'wrap',
    minWidth: 0,
    mb: 1.5,
    p: '8px 8px 8px 12px',
    bgcolor: 'surface.inkRaised',
    boxShadow: 'none',
  },
  // Text above, buttons below it: the menu is too narrow for both in a row.
  '& .MuiSnackbarContent-root .MuiSnackbarContent-message': {
    flex: '1 1 100%',
    minWidth: 0,
    p: '4px 0',
    alignItems: 'flex-start',
    gap: 1,
  },
  '& .MuiSnackbarContent-root .MuiSnackbarContent-action': { m: 0, ml: 'auto', p: 0 },
} as const;
