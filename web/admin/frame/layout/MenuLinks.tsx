import { Box } from '@mui/material';
import { useLocation } from 'react-router-dom';
import { useInboxCountsQuery } from '../../sales/inbox/inbox.generated.ts';
import { whereNew } from '../../sales/inbox/folders.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { addressOf, type Screen } from '../../session/screens.ts';
import * as words from '../../../words/admin/en/layout.ts';
import { NewMessages } from './NewMessages.tsx';
import { StoppedImports } from './StoppedImports.tsx';
import { SidebarLink } from './SidebarLink.tsx';

interface Props {
  screens: Screen[];
  /** Called when an entry is chosen, so that a drawer can close. */
  onLeave: (() => void) | undefined;
}

/** Returns a function that tells whether the screen at the address, or one below it, is open. */
export function useIsHere() {
  const { pathname } = useLocation();
  return (screen: Screen) => `${pathname}/`.startsWith(`${addressOf(screen)}/`);
}

/** Links to screens. */
export function MenuLinks({ screens, onLeave }: Props) {
  const isHere = useIsHere();
  const { name } = useSession();
  return screens.map((screen) => {
    const link = { isHere: isHere(screen), icon: <screen.Icon />, onClick: onLeave };
    if (addressOf(screen) === '/admin/messages')
      return <MessagesLink key={screen.path} {...link} label={screen.label} />;
    return (
      <SidebarLink key={screen.path} to={addressOf(screen)} {...link}>
        {screen.label}
        {addressOf(screen) === '/admin/imports' && screen.menu === 'upkeep' && <StoppedImports />}
        {screen.menu === 'account' && name === '' && (
          <Box component="span" sx={hintLook}>
            {words.addYourName}
          </Box>
        )}
      </SidebarLink>
    );
  });
}

type LinkProps = Omit<Parameters<typeof SidebarLink>[0], 'to' | 'children'>;

/** Leads to the folder that holds something new. */
function MessagesLink({ label, ...link }: LinkProps & { label: string }) {
  const { data } = useInboxCountsQuery();
  return (
    <SidebarLink to={whereNew(data)} {...link}>
      {label}
      <NewMessages />
    </SidebarLink>
  );
}

const hintLook = { ml: 'auto', fontSize: 13, fontWeight: 500, color: 'surface.accentOnInk' } as const;
