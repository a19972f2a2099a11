import MenuOutlined from '@mui/icons-material/MenuOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { Box, IconButton, Typography } from '@mui/material';
import { useLocation } from 'react-router-dom';
import { NoticeBell } from '../../people/notices/NoticeBell.tsx';
import { addressOf, isLinked, useScreens } from '../../session/screens.ts';
import * as words from '../../../words/admin/en/layout.ts';

interface Props {
  onMenu: () => void;
  onSearch: () => void;
  /** Whether the menu is open. */
  open: boolean;
}

/** The bar of narrow screens. Its title repeats the page's heading, which is hidden there. */
export function AdminBar({ onMenu, onSearch, open }: Props) {
  const { pathname } = useLocation();
  const around = useScreens().filter((screen) => pathname.startsWith(addressOf(screen)));
  // An entry that another screen opens has the name of that one.
  const here = around.find(isLinked) ?? around[0];
  return (
    <Box
      sx={(theme) => ({
        '--focus': theme.vars.palette.surface.accentOnInk,
        display: { xs: 'flex', md: 'none' },
        alignItems: 'center',
        gap: 1,
        position: 'sticky',
        top: 0,
        zIndex: theme.zIndex.appBar,
        height: 56,
        px: 1,
        bgcolor: 'surface.ink',
        color: 'surface.inkText',
      })}
    >
      <IconButton color="inherit" aria-label={words.menu} aria-expanded={open} aria-haspopup="dialog" onClick={onMenu}>
        <MenuOutlined />
      </IconButton>
      <Typography variant="h5" component="span" aria-hidden className="shrinks head-type grows">
        {here?.label ?? (pathname === '/admin' ? '' : words.notFound)}
      </Typography>
      <IconButton color="inherit" aria-label={words.searchOrGoTo} aria-haspopup="dialog" onClick={onSearch}>
        <SearchOutlined />
      </IconButton>
      <NoticeBell />
    </Box>
  );
}
