import { useMediaQuery, type Theme } from '@mui/material';

/** Below the width at which tables and the menu beside the page fit. */
export const useNarrow = () => useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
