import { Box, ButtonBase } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { Link } from 'react-router-dom';
import { folderAddress, type Folder } from './folders.ts';

interface Props {
  folder: Folder;
  path: string;
  /** Undefined for folders that are not counted. */
  count: number | undefined;
  isOpen: boolean;
}

export function FolderLink({ folder: { label, value, Icon, isNew = false }, path, count = 0, isOpen }: Props) {
  return (
    <ButtonBase
      component={Link}
      to={folderAddress(path, value)}
      aria-current={isOpen ? 'page' : undefined}
      sx={(theme) => ({ ...look(theme), ...(isOpen && openLook(theme)) })}
    >
      <Icon sx={{ fontSize: 20, color: isOpen ? 'primary.main' : 'text.secondary' }} />
      {label}
      {count > 0 && (
        <Box component="span" sx={isNew ? newLook : countLook}>
          {count}
        </Box>
      )}
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
  fontWeight: 650,
  bgcolor: 'tint.primary',
  boxShadow: `inset 3px 0 ${theme.vars.palette.primary.main}`,
  '&:hover': { bgcolor: 'tint.primary' },
});
const countLook = { ml: 'auto', fontWeight: 400, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' } as const;
const newLook = {
  ml: 'auto',
  minWidth: 22,
  px: 0.75,
  borderRadius: 0.67,
  textAlign: 'center',
  fontSize: 13,
  fontWeight: 650,
  lineHeight: '20px',
  bgcolor: 'tint.accent',
  color: 'tint.accentText',
} as const;
