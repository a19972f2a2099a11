import { ButtonBase, type SvgIcon } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface Props {
  to: string;
  Icon: typeof SvgIcon;
  isOpen: boolean;
  /** The name, and perhaps a number after it. */
  children: ReactNode;
}

/** An entry in a column beside a screen, such as a folder. */
export function SideLink({ to, Icon, isOpen, children }: Props) {
  return (
    <ButtonBase
      component={Link}
      to={to}
      aria-current={isOpen ? 'page' : undefined}
      sx={(theme) => ({ ...look(theme), ...(isOpen && openLook(theme)) })}
    >
      <Icon sx={{ fontSize: 20, color: isOpen ? 'primary.main' : 'text.secondary' }} />
      {children}
    </ButtonBase>
  );
}

const look = (theme: Theme): SystemStyleObject<Theme> => ({
  ...theme.typography.body2,
  display: 'flex',
  justifyContent: 'flex-start',
  gap: 1.25,
  width: '100%',
  minHeight: 38,
  px: 2.5,
  py: 0.75,
  textAlign: 'left',
  lineHeight: 1.25,
  '&:hover': { bgcolor: 'action.hover' },
  '&.Mui-focusVisible': { outlineOffset: -2 },
});
const openLook = (theme: Theme): SystemStyleObject<Theme> => ({
  fontWeight: 600,
  bgcolor: 'tint.primary',
  boxShadow: `inset 3px 0 ${theme.vars.palette.primary.main}`,
  '&:hover': { bgcolor: 'tint.primary' },
});
