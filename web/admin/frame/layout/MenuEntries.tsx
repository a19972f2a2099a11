import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import { Box, type Theme } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { addressOf, type MenuSection, type Screen } from '../../session/screens.ts';
import * as words from '../../../words/admin/en/layout.ts';
import { MenuFold } from './MenuFold.tsx';
import { MenuGroup } from './MenuGroup.tsx';
import { MenuLinks, useIsHere } from './MenuLinks.tsx';
import { SidebarLink } from './SidebarLink.tsx';
import { useMoreBelow } from './useMoreBelow.ts';
import { useSettings } from './useSettings.ts';

interface Props {
  screens: Screen[];
  /** Called when an entry is chosen, so that a drawer can close. */
  onLeave: (() => void) | undefined;
}

const groups = [
  { section: 'work', title: words.dailyWork },
  { section: 'upkeep', title: words.upkeep },
] as const;

/** In a low window the entries scroll together with the account. */
export const lowScreen = '@media (max-height: 559.95px)';

/** Lists the screens in their groups. They scroll where the window is low, and a mark says that there are more. */
export function MenuEntries({ screens, onLeave }: Props) {
  const { pathname } = useLocation();
  const { ref, more } = useMoreBelow();
  const list = useRef<HTMLDivElement>(null);
  // The current entry stays in sight, also when another screen than the menu has led here.
  useEffect(() => {
    list.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);
  const isHere = useIsHere();
  const of = (section: MenuSection) => screens.filter(({ menu }) => menu === section);
  const catalogue = of('catalogue');
  return (
    <Box sx={frameLook}>
      <Box ref={ref} sx={entriesLook}>
        <div ref={list}>
          {groups.map(({ section, title }) => {
            const links = of(section);
            if (links.length === 0) return null;
            return (
              <MenuGroup key={section} title={title}>
                <MenuLinks screens={links} onLeave={onLeave} />
              </MenuGroup>
            );
          })}
          <MenuGroup title={words.setup}>
            {catalogue.length > 0 && (
              <MenuFold title={words.catalogue} icon={<MenuBookOutlined />} isHere={catalogue.some(isHere)}>
                <MenuLinks screens={catalogue} onLeave={onLeave} />
              </MenuFold>
            )}
            <SettingsEntry onLeave={onLeave} />
          </MenuGroup>
        </div>
      </Box>
      {more && (
        <Box aria-hidden sx={moreLook}>
          <ExpandMoreOutlined />
        </Box>
      )}
    </Box>
  );
}

/** Leads to the first setting that the person may open. */
function SettingsEntry({ onLeave }: Pick<Props, 'onLeave'>) {
  const screens = useSettings().flatMap((group) => group.screens);
  const isHere = useIsHere();
  const [first] = screens;
  if (!first) return null;
  return (
    <SidebarLink to={addressOf(first)} isHere={screens.some(isHere)} icon={<SettingsOutlined />} onClick={onLeave}>
      {words.settings}
    </SidebarLink>
  );
}

const frameLook = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: '0 1 auto',
  minHeight: 0,
  [lowScreen]: { flex: 'none' },
} as const;
/** The negative margin keeps the mark of the current entry visible. */
const entriesLook = {
  minHeight: 0,
  mx: -1.5,
  px: 1.5,
  overflowY: 'auto',
  scrollPaddingBlock: '40px',
  overscrollBehavior: 'contain',
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
