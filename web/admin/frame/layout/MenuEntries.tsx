import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import { Box, type Theme } from '@mui/material';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { addressOf, type MenuSection, type Screen } from '../../session/screens.ts';
import * as words from '../../../words/admin/en/layout.ts';
import { MenuGroup } from './MenuGroup.tsx';
import { MenuLinks, useIsHere } from './MenuLinks.tsx';
import { SidebarLink } from './SidebarLink.tsx';
import { useMoreBelow } from './useMoreBelow.ts';
import { useCatalogue, useSettings } from './useSideScreens.ts';

interface Props {
  screens: Screen[];
  /** Called when an entry is chosen, so that a drawer can close. */
  onLeave: (() => void) | undefined;
}

/** In a low window the entries scroll together with the account. */
export const lowScreen = '@media (max-height: 559.95px)';

/**
 * Lists the screens in their groups. Those of every day are always in sight; the others scroll where the window is low, and
 * a mark says that there are more.
 */
export function MenuEntries({ screens, onLeave }: Props) {
  const { pathname } = useLocation();
  const { ref, more } = useMoreBelow();
  const list = useRef<HTMLDivElement>(null);
  // The current entry stays in sight, also when another screen than the menu has led here.
  useEffect(() => {
    list.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);
  const of = (section: MenuSection) => screens.filter(({ menu }) => menu === section);
  return (
    <>
      <MenuGroup title={words.dailyWork}>
        <MenuLinks screens={of('work')} onLeave={onLeave} />
      </MenuGroup>
      <Box sx={frameLook}>
        <Box ref={ref} sx={entriesLook}>
          <div ref={list}>
            {of('upkeep').length > 0 && (
              <MenuGroup title={words.upkeep}>
                <MenuLinks screens={of('upkeep')} onLeave={onLeave} />
              </MenuGroup>
            )}
            <MenuGroup title={words.setup}>
              <SideEntry name={words.catalogue} icon={<MenuBookOutlined />} of={useCatalogue()} onLeave={onLeave} />
              <SideEntry name={words.settings} icon={<SettingsOutlined />} of={useSettings()} onLeave={onLeave} />
            </MenuGroup>
          </div>
        </Box>
        {more && (
          <Box aria-hidden sx={moreLook}>
            <ExpandMoreOutlined />
          </Box>
        )}
      </Box>
    </>
  );
}

interface SideEntryProps extends Pick<Props, 'onLeave'> {
  name: string;
  icon: ReactNode;
  of: ReturnType<typeof useSettings>;
}

/** Leads to the first of the screens that have a column of their own. */
function SideEntry({ name, icon, of, onLeave }: SideEntryProps) {
  const screens = of.flatMap((group) => group.screens);
  const isHere = useIsHere();
  const [first] = screens;
  if (!first) return null;
  return (
    <SidebarLink to={addressOf(first)} isHere={screens.some(isHere)} icon={icon} onClick={onLeave}>
      {name}
    </SidebarLink>
  );
}

const frameLook = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: '0 1 auto',
  minHeight: 0,
  mt: 0.75,
  pt: 0.75,
  borderTop: 1,
  borderColor: 'surface.inkLine',
  [lowScreen]: { flex: 'none' },
} as const;
/** The negative margin keeps the mark of the current entry visible. */
const entriesLook = {
  minHeight: 0,
  mx: 'calc(-1 * var(--menu-edge))',
  px: 'var(--menu-edge)',
  overflowY: 'auto',
  scrollPaddingBlock: '40px',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'none',
} as const;
const moreLook = (theme: Theme) =>
  ({
    position: 'absolute',
    inset: 'auto 0 0',
    display: 'flex',
    alignItems: 'flex-end',
    justifyContent: 'center',
    height: 44,
    pointerEvents: 'none',
    color: 'surface.inkText',
    backgroundImage: `linear-gradient(transparent, ${theme.vars.palette.surface.ink} 70%)`,
  }) as const;
