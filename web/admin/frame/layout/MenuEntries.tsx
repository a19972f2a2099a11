import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { Box, type Theme } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { Screen } from '../../session/screens.ts';
import { MenuGroup } from './MenuGroup.tsx';
import { MenuLinks, useIsHere } from './MenuLinks.tsx';
import { useMoreBelow } from './useMoreBelow.ts';

interface Props {
  screens: Screen[];
  /** Called when an entry is chosen, so that a drawer can close. */
  onLeave: (() => void) | undefined;
}

const groups = [
  { section: 'work', title: 'Daily work' },
  { section: 'definitions', title: 'Setup' },
  { section: 'upkeep', title: 'Administration' },
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
  return (
    <Box sx={frameLook}>
      <Box ref={ref} sx={entriesLook}>
        <div ref={list}>
          {groups.map(({ section, title }) => {
            const links = screens.filter(({ menu }) => menu === section);
            if (links.length === 0) return null;
            return (
              <MenuGroup key={section} title={title} folds={section === 'definitions'} isHere={links.some(isHere)}>
                <MenuLinks screens={links} onLeave={onLeave} />
              </MenuGroup>
            );
          })}
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
