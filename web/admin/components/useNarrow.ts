import { useMediaQuery, type Theme } from '@mui/material';

/** Whether the screen is too narrow for a table beside the menu. */
export const useNarrow = () => useMediaQuery((theme: Theme) => theme.breakpoints.down(1120), { noSsr: true });

/** Whether the screen has no menu beside it and room for one pane only. */
export const useOnePane = () => useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
