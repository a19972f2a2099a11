import { useMediaQuery, type Theme } from '@mui/material';

/** Whether the screen is too narrow for a table, or two panes, beside the menu. */
export const useNarrow = () => useMediaQuery((theme: Theme) => theme.breakpoints.down(1120), { noSsr: true });
