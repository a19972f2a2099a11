import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import { Box } from '@mui/material';
import { ColorSchemeSwitch } from '../../../components/ColorSchemeSwitch.tsx';
import { Brand } from '../../parts/page/Brand.tsx';
import { NoticeBell } from '../../people/notices/NoticeBell.tsx';
import { useSignOut } from '../../people/signIn/useSignOut.ts';
import { isFor, useScreens } from '../../session/screens.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { PaletteButton } from '../palette/PaletteButton.tsx';
import * as words from '../../../words/admin/en/layout.ts';
import { lowScreen, MenuEntries } from './MenuEntries.tsx';
import { MenuLinks } from './MenuLinks.tsx';
import { SidebarButton, SidebarOutsideLink } from './SidebarLink.tsx';

const schemeLabels = {
  group: words.colours,
  light: words.light,
  dark: words.dark,
  system: words.sameAsDevice,
  device: words.device,
};

/** A touch screen has no keys to press. */
const withKeyboard = { '@media (hover: none) and (pointer: coarse)': { display: 'none' } };

interface Props {
  onLeave?: () => void;
  onHelp: () => void;
  onSearch: () => void;
}

/** `onLeave` is called when an entry is chosen, so that a drawer can close. */
export function Sidebar({ onLeave, onHelp, onSearch }: Props) {
  const signOut = useSignOut();
  const { roles } = useSession();
  const mine = useScreens().filter((screen) => isFor(screen.roles, roles));
  return (
    <Box
      component="nav"
      aria-label={words.admin}
      sx={(theme) => ({
        '--focus': theme.vars.palette.surface.accentOnInk,
        display: 'flex',
        flexDirection: 'column',
        height: '100%',
        p: 1.5,
        [lowScreen]: { overflowY: 'auto' },
        bgcolor: 'surface.ink',
        color: 'surface.inkText',
      })}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, p: '8px 0 14px 12px' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Brand onInk />
        </Box>
        {/* Beside a drawer, the bar above it has the bell. */}
        {!onLeave && <NoticeBell />}
      </Box>
      <PaletteButton onClick={onSearch} />
      <MenuEntries screens={mine} onLeave={onLeave} />
      <Box sx={{ flex: 'none', mt: 'auto' }}>
        <Box sx={{ p: '8px 4px 4px', color: 'surface.inkMuted' }}>
          <ColorSchemeSwitch labels={schemeLabels} />
        </Box>
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
      </Box>
    </Box>
  );
}
