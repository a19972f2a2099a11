import { useLocation } from 'react-router-dom';
import { useInboxCountsQuery } from '../../sales/inbox/inbox.generated.ts';
import { whereNew } from '../../sales/inbox/folders.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { addressOf, type Screen } from '../../session/screens.ts';
import { NameHint } from './NameHint.tsx';
import { NewMessages, OrdersToConfirm } from './NewMessages.tsx';
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
    const mark =
      addressOf(screen) === '/admin/imports' && screen.menu === 'upkeep' ? (
        <StoppedImports />
      ) : addressOf(screen) === '/admin/orders' ? (
        <OrdersToConfirm />
      ) : (
        screen.menu === 'account' && name === '' && <NameHint />
      );
    return (
      <SidebarLink key={screen.path} to={addressOf(screen)} mark={mark} {...link}>
        {screen.label}
      </SidebarLink>
    );
  });
}

type LinkProps = Omit<Parameters<typeof SidebarLink>[0], 'to' | 'children' | 'mark'>;

/** Leads to the folder that holds something new. */
function MessagesLink({ label, ...link }: LinkProps & { label: string }) {
  const { data } = useInboxCountsQuery();
  return (
    <SidebarLink to={whereNew(data)} mark={<NewMessages />} {...link}>
      {label}
    </SidebarLink>
  );
}
