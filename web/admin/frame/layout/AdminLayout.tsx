import { Box, Drawer, GlobalStyles, type Theme } from '@mui/material';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { LeaveGuard } from '../../parts/forms/LeaveGuard.tsx';
import { pagePadding } from '../../parts/page/AdminPage.tsx';
import { clearOfBars } from '../../parts/page/useBottomBar.ts';
import { readJson, writeJson } from '../../parts/storage/drafts.ts';
import { LiveNotices } from '../../people/notices/LiveNotices.tsx';
import { LiveInbox } from '../../sales/inbox/LiveInbox.tsx';
import { usePalette } from '../palette/usePalette.ts';
import { Shortcuts } from '../shortcuts/Shortcuts.tsx';
import * as words from '../../../words/admin/en/layout.ts';
import { AdminBar } from './AdminBar.tsx';
import { Sidebar } from './Sidebar.tsx';
import { SkipLink } from './SkipLink.tsx';
import { useNoStrayDrops } from './useNoStrayDrops.ts';
import { useStillPointer } from './useStillPointer.ts';

/** In pixels: the menu pinned open, and as icons alone. */
const [pinnedWidth, iconWidth] = [248, 64];
/** This browser remembers whether the menu stays open. */
const pinKey = 'menu:pinned';

export function AdminLayout() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const [isPinned, setPinned] = useState(() => readJson<boolean>(pinKey) ?? false);
  const pin = (next: boolean) => {
    setPinned(next);
    writeJson(pinKey, next);
  };
  const width = isPinned ? pinnedWidth : iconWidth;
  const [help, setHelp] = useState(false);
  const showHelp = () => setHelp(true);
  const palette = usePalette();
  useNoStrayDrops();
  useStillPointer();
  return (
    <LiveInbox>
      <LiveNotices />
      <GlobalStyles styles={[clearOfBars, besideMenu(width)]} />
      <Box className="sunken" sx={{ minHeight: '100vh', pl: { md: `${width}px` } }}>
        <SkipLink />
        <Box sx={{ display: { xs: 'none', md: 'block' }, position: 'fixed', inset: '0 auto 0 0', width, zIndex: 3 }}>
          <Sidebar isPinned={isPinned} onPin={pin} onHelp={showHelp} onSearch={palette.open} />
        </Box>
        <AdminBar onMenu={() => setOpen(true)} onSearch={palette.open} open={open} />
        <Drawer
          open={open}
          onClose={close}
          sx={{ display: { md: 'none' } }}
          slotProps={{ paper: { 'aria-label': words.menu, sx: { width: pinnedWidth + 32, maxWidth: '86vw' } } }}
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
        {palette.Palette && <palette.Palette onClose={palette.close} typedAhead={palette.typedAhead} />}
        <Shortcuts open={help} onOpen={showHelp} onClose={() => setHelp(false)} />
        <Box component="main" id="content" tabIndex={-1} sx={contentLook}>
          <LeaveGuard>
            <Outlet />
          </LeaveGuard>
        </Box>
      </Box>
    </LiveInbox>
  );
}

/** Notices stand beside the menu. */
const besideMenu = (width: number) => (theme: Theme) => ({
  [theme.breakpoints.up('md')]: { html: { '--menu': `${width}px` } },
});

const contentLook = {
  p: pagePadding,
  // Without this a link in a text has the browser's own blue and purple.
  '& a:not([class])': { color: 'primary.main', fontWeight: 600 },
};
