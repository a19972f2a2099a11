import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import { Box } from '@mui/material';
import { ColorSchemeSwitch } from '../../components/ColorSchemeSwitch.tsx';
import { Brand } from '../components/Brand.tsx';
import { useSignOut } from '../signIn/useSignOut.ts';
import { addressOf, useScreens, type MenuSection } from '../session/screens.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { NewMessages } from './NewMessages.tsx';
import { SidebarButton, SidebarLink, SidebarOutsideLink } from './SidebarLink.tsx';
import { SidebarNotices } from './SidebarNotices.tsx';

const schemeLabels = { group: 'Colours', light: 'Light', dark: 'Dark', system: 'Same as device', device: 'Device' };

/** A touch screen has no keys to press. */
const withKeyboard = { '@media (hover: none) and (pointer: coarse)': { display: 'none' } };

/** Where the entries would have no room beside the account, all of it scrolls together. */
const lowScreen = '@media (max-height: 559.95px)';

/** They scroll, so that the way out stays in sight; as far out as the mark of the current one. */
const entries = { flex: '0 1 auto', minHeight: 0, mx: -1.5, px: 1.5, overflowY: 'auto', [lowScreen]: { flex: 'none' } };

const group = { mt: 1, pt: 1, borderTop: 1, borderColor: 'surface.inkLine' };

/** `onLeave`: an entry was chosen, so that a drawer may close. */
export function Sidebar({ onLeave, onHelp }: { onLeave?: () => void; onHelp: () => void }) {
  const signOut = useSignOut();
  const { role } = useSession();
  const mine = useScreens().filter(({ roles }) => roles.includes(role));
  const linksOf = (section: MenuSection) =>
    mine
      .filter(({ menu }) => menu === section)
      .map((screen) => {
        const to = addressOf(screen);
        return (
          <SidebarLink key={to} to={to} icon={<screen.Icon />} onClick={onLeave}>
            {screen.label}
            {to === '/admin/messages' && <NewMessages />}
          </SidebarLink>
        );
      });
  return (
    <Box
      component="nav"
      aria-label="Admin"
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
      <Box sx={{ p: '12px 12px 22px' }}>
        <Brand onInk />
      </Box>
      <Box sx={entries}>
        {linksOf('work')}
        {(['definitions', 'upkeep'] as const).map((section) => {
          const links = linksOf(section);
          return (
            links.length > 0 && (
              <Box key={section} sx={group}>
                {links}
              </Box>
            )
          );
        })}
      </Box>
      <Box sx={{ flex: 'none', mt: 'auto' }}>
        {!onLeave && <SidebarNotices />}
        <Box sx={{ p: '12px 4px 8px', color: 'surface.inkMuted' }}>
          <ColorSchemeSwitch labels={schemeLabels} />
        </Box>
        {linksOf('account')}
        <Box sx={withKeyboard}>
          <SidebarButton icon={<KeyboardOutlined />} onClick={onHelp}>
            Shortcuts
          </SidebarButton>
        </Box>
        <SidebarOutsideLink href="/" icon={<OpenInNewOutlined />}>
          View site
        </SidebarOutsideLink>
        <SidebarButton icon={<LogoutOutlined />} onClick={signOut}>
          Log out
        </SidebarButton>
      </Box>
    </Box>
  );
}
