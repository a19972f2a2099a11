import { Box, useMediaQuery, type Theme } from '@mui/material';
import { usePageToastHost } from '../../parts/toasts/ToastProvider.tsx';

/** In the menu notices cover neither the buttons of the page nor each other. */
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
  // The menu is too narrow for text and buttons in one row.
  '& .MuiSnackbarContent-root .MuiSnackbarContent-message': {
    flex: '1 1 100%',
    minWidth: 0,
    p: '4px 0',
    alignItems: 'flex-start',
    gap: 1,
  },
  '& .MuiSnackbarContent-root .MuiSnackbarContent-action': { m: 0, ml: 'auto', p: 0 },
} as const;
