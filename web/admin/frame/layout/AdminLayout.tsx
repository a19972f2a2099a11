import { Box, Drawer, GlobalStyles, type Theme } from '@mui/material';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { clearOfBars } from '../../parts/page/useBottomBar.ts';
import { LiveNotices } from '../../people/notices/LiveNotices.tsx';
import { LiveInbox } from '../../sales/inbox/LiveInbox.tsx';
import { usePalette } from '../palette/usePalette.ts';
import { Shortcuts } from '../shortcuts/Shortcuts.tsx';
import * as words from '../../../words/admin/en/layout.ts';
import { AdminBar } from './AdminBar.tsx';
import { Sidebar } from './Sidebar.tsx';
import { SkipLink } from './SkipLink.tsx';
import { useNoStrayDrops } from './useNoStrayDrops.ts';

/** In pixels. */
const sidebarWidth = 248;

export function AdminLayout() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const [help, setHelp] = useState(false);
  const showHelp = () => setHelp(true);
  const palette = usePalette();
  useNoStrayDrops();
  return (
    <LiveInbox>
      <LiveNotices />
      <GlobalStyles styles={[clearOfBars, besideMenu]} />
      <Box sx={{ minHeight: '100vh', bgcolor: 'surface.sunken', pl: { md: `${sidebarWidth}px` } }}>
        <SkipLink />
        <Box
          sx={{
            display: { xs: 'none', md: 'block' },
            position: 'fixed',
            inset: '0 auto 0 0',
            width: sidebarWidth,
            zIndex: 1,
          }}
        >
          <Sidebar onHelp={showHelp} onSearch={palette.open} />
        </Box>
        <AdminBar onMenu={() => setOpen(true)} onSearch={palette.open} open={open} />
        <Drawer
          open={open}
          onClose={close}
          sx={{ display: { md: 'none' } }}
          slotProps={{ paper: { 'aria-label': words.menu, sx: { width: sidebarWidth + 32, maxWidth: '86vw' } } }}
        >
          <Sidebar
            onLeave={close}
            onHelp={() => {
              close();
              showHelp();
            }}
            onSearch={() => {
              close();
              palette.open();
            }}
          />
        </Drawer>
        {palette.Palette && <palette.Palette onClose={palette.close} />}
        <Shortcuts open={help} onOpen={showHelp} onClose={() => setHelp(false)} />
        <Box component="main" id="content" tabIndex={-1} sx={contentLook}>
          <Outlet />
        </Box>
      </Box>
    </LiveInbox>
  );
}

/** Notices stand beside the menu. */
const besideMenu = (theme: Theme) => ({
  [theme.breakpoints.up('md')]: { html: { '--menu': `${sidebarWidth}px` } },
});

const contentLook = {
  // The end of the page has room for a notice, so that none covers the last row or moves it.
  p: { xs: '16px 16px 88px', md: '28px 40px 88px' },
  // Without this a link in a text has the browser's own blue and purple.
  '& a:not([class])': { color: 'primary.main', fontWeight: 600 },
};
