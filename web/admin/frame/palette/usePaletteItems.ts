import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePaletteFindsQuery } from './palette.generated.ts';
import { isFor, useScreens } from '../../session/screens.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import {
  actionItems,
  customerItems,
  inboxItems,
  orderItems,
  personItems,
  productItems,
  screenItems,
} from './itemsOf.ts';
import { lastOpened } from './lastOpened.ts';
import { chosenOf } from './paletteItem.ts';

/** Milliseconds after the last key until the server is asked. */
const pause = 120;

/** Finds what the typed text names. `>` looks among actions alone, and `#` among enquiries and orders. What begins like one of
 * their numbers finds them first. */
export function usePaletteItems(text: string) {
  const { adminId, roles } = useSession();
  const { pathname } = useLocation();
  const screens = useScreens().filter((screen) => isFor(screen.roles, roles));
  const sign = /^[>#]/.exec(text)?.[0];
  const typed = text.slice(sign?.length ?? 0).trim();
  const search = usePaused(sign === '>' ? '' : typed);
  const { data, previousData, loading } = usePaletteFindsQuery({
    variables: {
      search,
      content: !sign && isFor(['OWNER', 'EDITOR'], roles),
      sales: isFor(['OWNER', 'SALES'], roles),
      owner: !sign && roles.includes('OWNER'),
    },
    skip: search === '',
    fetchPolicy: 'cache-and-network',
  });
  const isWaiting = sign !== '>' && typed !== '' && (loading || search !== typed);

  if (typed === '' && !sign)
    return { items: [...lastOpened(adminId), ...actionItems(screens, '', pathname).slice(0, 3)], isWaiting };
  const actions = actionItems(screens, typed, pathname);
  if (sign === '>') return { items: actions, isWaiting };
  const finds = (search === '' ? undefined : (data ?? previousData)) ?? {};
  const inbox = inboxItems(finds, typed);
  const orders = orderItems(finds, typed);
  if (sign === '#')
    return { items: chosenOf([inbox.filter(({ to }) => to.includes('/enquiries/')), orders]), isWaiting };
  const catalogue = productItems(finds, typed);
  const others = [screenItems(screens, typed), personItems(finds, typed), actions];
  return {
    items: chosenOf(
      /^[st][- ]?\d/i.test(typed)
        ? [orders, inbox, catalogue, customerItems(finds), ...others]
        : [catalogue, inbox, orders, customerItems(finds), ...others],
    ),
    isWaiting,
  };
}

function usePaused(text: string) {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
