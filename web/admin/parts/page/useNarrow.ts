import { useMediaQuery, type Theme } from '@mui/material';

/** True when the menu does not stand beside the page: there is no room for a table or for two panes. */
export const useNarrow = () => useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });

/** True when a table beside the menu has to fold some of its columns. */
export const useCompact = () => useMediaQuery((theme: Theme) => theme.breakpoints.down(1200), { noSsr: true });

/** True when a table beside the menu has room for one more column. */
export const useRoomy = () => useMediaQuery((theme: Theme) => theme.breakpoints.up(1300), { noSsr: true });

/** True when a table beside the menu has more room than its columns usually take. */
export const useWide = () => useMediaQuery((theme: Theme) => theme.breakpoints.up(1700), { noSsr: true });

/** True on a phone, where a page shows one thing at a time. */
export const usePhone = () => useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
