import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import { Box } from '@mui/material';
import { Brand } from './Brand.tsx';
import { entries } from './entries.ts';
import { NewMessages } from './NewMessages.tsx';
import { SidebarButton, SidebarLink, SidebarOutsideLink } from './SidebarLink.tsx';
import { useSignOut } from '../session/useSignOut.ts';

/** `onLeave`: an entry was chosen, so that a drawer may close. */
export function Sidebar({ onLeave }: { onLeave?: () => void }) {
  const signOut = useSignOut();
  return (
    <Box
      component="nav"
      aria-label="Desk"
      sx={(theme) => ({
        '--focus': theme.vars.palette.surface.accentOnInk,
        display: 'flex',
        flexDirection: 'column',
        height: '100%',
        overflowY: 'auto',
        p: 1.5,
        bgcolor: 'surface.ink',
        color: 'surface.inkText',
      })}
    >
      <Box sx={{ p: '12px 12px 22px' }}>
        <Brand onInk />
      </Box>
      <div>
        {entries.map(({ to, label, Icon }) => (
          <SidebarLink key={to} to={to} icon={<Icon />} onClick={onLeave}>
            {label}
            {to === '/admin/messages' && <NewMessages />}
          </SidebarLink>
        ))}
      </div>
      <Box sx={{ mt: 'auto', pt: 3 }}>
        <SidebarOutsideLink href="/" icon={<OpenInNewOutlined />}>
          View site
        </SidebarOutsideLink>
        <SidebarButton icon={<LogoutOutlined />} onClick={() => void signOut()}>
          Log out
        </SidebarButton>
      </Box>
    </Box>
  );
}
