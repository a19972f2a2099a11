import { useMediaQuery, type Theme } from '@mui/material';

/** Below the width at which a table, or two panes, fit beside the menu. */
export const useNarrow = () => useMediaQuery((theme: Theme) => theme.breakpoints.down(1120), { noSsr: true });
