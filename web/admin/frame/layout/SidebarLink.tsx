import { Box, ButtonBase } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { use, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { IconMenu, Named } from '../../parts/page/IconMenu.tsx';

/** In a window of a laptop all entries have to fit. */
const heights = {
  height: 44,
  '@media (pointer: fine)': { height: 36 },
  '@media (pointer: fine) and (max-height: 879.95px)': { height: 30 },
};

/** The look of every entry of the menu. */
export const entryLook = (theme: Theme): SystemStyleObject<Theme> => ({
  ...theme.typography.body2,
  ...heights,
  position: 'relative',
  display: 'flex',
  justifyContent: 'flex-start',
  gap: 1.5,
  width: '100%',
  flex: 'none',
  px: 1.5,
  borderRadius: 1,
  fontWeight: 500,
  color: 'surface.inkMuted',
  '&:hover, &.active': { color: 'surface.inkText' },
  '&.active': { bgcolor: 'surface.inkRaised', fontWeight: 600 },
  '&.active::before': {
    content: '""',
    position: 'absolute',
    left: 'calc(-1 * var(--menu-edge))',
    top: 6,
    bottom: 6,
    width: 3,
    bgcolor: 'surface.accentOnInk',
  },
});

interface Props {
  icon: ReactNode;
  /** The name of the entry. */
  children: string;
  /** A number or a hint after the name. */
  mark?: ReactNode;
}

interface LinkProps extends Props {
  to: string;
  /** Whether its screen is open. */
  isHere: boolean;
  onClick?: (() => void) | undefined;
}

function Inside({ icon, children, mark }: Props) {
  const isIcon = use(IconMenu);
  return (
    <>
      {icon}
      <span className={isIcon ? 'visually-hidden' : undefined}>{children}</span>
      {mark && (
        <Box component="span" sx={isIcon ? iconMarkLook : markLook}>
          {mark}
        </Box>
      )}
    </>
  );
}

export const SidebarLink = ({ to, isHere, onClick, ...inside }: LinkProps) => (
  <Named name={inside.children}>
    <ButtonBase
      component={Link}
      to={to}
      onClick={onClick}
      className={isHere ? 'active' : undefined}
      aria-current={isHere ? 'page' : undefined}
      sx={entryLook}
    >
      <Inside {...inside} />
    </ButtonBase>
  </Named>
);

export const SidebarOutsideLink = ({ href, ...inside }: Props & { href: string }) => (
  <Named name={inside.children}>
    <ButtonBase href={href} target="_blank" sx={entryLook}>
      <Inside {...inside} />
    </ButtonBase>
  </Named>
);

interface ButtonProps extends Props {
  onClick: (button: HTMLElement) => void;
  opens?: 'menu';
  /** For a button that stays pressed. */
  pressed?: boolean;
  /** The key that presses it, too. */
  shortcut?: string;
}

export const SidebarButton = ({ onClick, opens, pressed, shortcut, ...inside }: ButtonProps) => (
  <Named name={inside.children}>
    <ButtonBase
      onClick={({ currentTarget }) => onClick(currentTarget)}
      aria-haspopup={opens}
      aria-pressed={pressed}
      aria-keyshortcuts={shortcut}
      sx={entryLook}
    >
      <Inside {...inside} />
    </ButtonBase>
  </Named>
);

const markLook = { display: 'flex', ml: 'auto' } as const;
/** At the corner of the icon. */
const iconMarkLook = {
  position: 'absolute',
  top: 1,
  right: 1,
  '& > *': { minWidth: 16, px: 0.5, fontSize: 13.5, lineHeight: '16px' },
} as const;
