import { ButtonBase } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** The look of every entry of the menu. */
export const entryLook = (theme: Theme): SystemStyleObject<Theme> => ({
  ...theme.typography.body2,
  position: 'relative',
  display: 'flex',
  justifyContent: 'flex-start',
  gap: 1.5,
  width: '100%',
  height: 44,
  // All entries have to fit on the screen of a laptop.
  '@media (pointer: fine)': { height: 34 },
  '@media (pointer: fine) and (max-height: 879.95px)': { height: 30 },
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
    left: -12,
    top: 6,
    bottom: 6,
    width: 3,
    bgcolor: 'surface.accentOnInk',
  },
});

interface Props {
  icon: ReactNode;
  children: ReactNode;
}

interface LinkProps extends Props {
  to: string;
  /** Whether its screen is open. */
  isHere: boolean;
  onClick?: (() => void) | undefined;
}

export function SidebarLink({ to, icon, children, isHere, onClick }: LinkProps) {
  return (
    <ButtonBase
      component={Link}
      to={to}
      onClick={onClick}
      className={isHere ? 'active' : undefined}
      aria-current={isHere ? 'page' : undefined}
      sx={entryLook}
    >
      {icon}
      {children}
    </ButtonBase>
  );
}

export function SidebarOutsideLink({ href, icon, children }: Props & { href: string }) {
  return (
    <ButtonBase href={href} target="_blank" sx={entryLook}>
      {icon}
      {children}
    </ButtonBase>
  );
}

export function SidebarButton({ icon, children, onClick }: Props & { onClick: () => void }) {
  return (
    <ButtonBase onClick={onClick} sx={entryLook}>
      {icon}
      {children}
    </ButtonBase>
  );
}
