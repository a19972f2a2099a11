import KeyboardTabOutlined from '@mui/icons-material/KeyboardTabOutlined';
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import { Box } from '@mui/material';
import { use } from 'react';
import { Brand } from '../../parts/page/Brand.tsx';
import { NoticeBell } from '../../people/notices/NoticeBell.tsx';
import { useSignOut } from '../../people/signIn/LogoutPage.tsx';
import { isFor, useScreens } from '../../session/screens.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { PaletteButton } from '../palette/PaletteButton.tsx';
import * as words from '../../../words/admin/en/layout.ts';
import { Colours } from './Colours.tsx';
import { lowScreen, MenuEntries } from './MenuEntries.tsx';
import { MenuLinks } from './MenuLinks.tsx';
import { IconMenu } from '../../parts/page/IconMenu.tsx';
import { SidebarButton, SidebarOutsideLink } from './SidebarLink.tsx';

/** A touch screen has no keys to press. */
const withKeyboard = { '@media (hover: none) and (pointer: coarse)': { display: 'none' } };

interface Props {
  /** Called when an entry is chosen, so that a drawer can close. */
  onLeave?: () => void;
  onHelp: () => void;
  onSearch: () => void;
  /** Changes whether the menu stays open with its words; a drawer has no such button. */
  onPin?: (isPinned: boolean) => void;
  isPinned?: boolean;
}

/** The menu: icons with their words, or icons alone while it is not pinned open. */
export function Sidebar({ onLeave, onHelp, onSearch, onPin, isPinned = true }: Props) {
  const signOut = useSignOut();
  const { roles } = useSession();
  const mine = useScreens().filter((screen) => isFor(screen.roles, roles));
  return (
    <IconMenu value={!isPinned}>
      <Box
        component="nav"
        aria-label={words.admin}
        sx={(theme) => ({
          '--focus': theme.vars.palette.surface.accentOnInk,
          '--menu-edge': isPinned ? '12px' : '8px',
          display: 'flex',
          flexDirection: 'column',
          height: '100%',
          p: '12px var(--menu-edge)',
          [lowScreen]: { overflowY: 'auto' },
          bgcolor: 'surface.ink',
          color: 'surface.inkText',
        })}
      >
        <Head hasBell={!onLeave} />
        <PaletteButton isIcon={!isPinned} onClick={onSearch} />
        <MenuEntries screens={mine} onLeave={onLeave} />
        <Box className="rigid" sx={{ mt: 'auto', pt: 0.5, color: 'surface.inkMuted' }}>
          <Colours />
          <MenuLinks screens={mine.filter(({ menu }) => menu === 'account')} onLeave={onLeave} />
          <Box sx={withKeyboard}>
            <SidebarButton icon={<KeyboardOutlined />} onClick={onHelp}>
              {words.shortcuts}
            </SidebarButton>
          </Box>
          <SidebarOutsideLink href="/" icon={<OpenInNewOutlined />}>
            {words.viewSite}
          </SidebarOutsideLink>
          <SidebarButton icon={<LogoutOutlined />} onClick={signOut}>
            {words.logOut}
          </SidebarButton>
          {onPin && (
            <SidebarButton
              icon={<KeyboardTabOutlined sx={{ transform: isPinned ? 'scaleX(-1)' : undefined }} />}
              pressed={isPinned}
              shortcut="["
              onClick={() => onPin(!isPinned)}
            >
              {words.keepMenuOpen}
            </SidebarButton>
          )}
        </Box>
      </Box>
    </IconMenu>
  );
}

/** The brand, and the bell; beside a drawer, the bar above it has the bell. */
const Head = ({ hasBell }: { hasBell: boolean }) => {
  const isIcon = use(IconMenu);
  return (
    <Box sx={isIcon ? iconHeadLook : headLook}>
      <Box sx={isIcon ? undefined : { flex: 1, minWidth: 0 }}>
        <Brand onInk isIcon={isIcon} />
      </Box>
      {hasBell && <NoticeBell />}
    </Box>
  );
};

const headLook = { flex: 'none', display: 'flex', alignItems: 'center', gap: 1, p: '4px 0 10px 12px' };
const iconHeadLook = { ...headLook, flexDirection: 'column', gap: 0.5, p: '0 0 4px' } as const;
