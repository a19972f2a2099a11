import { Box } from '@mui/material';
import { SideLink } from '../../parts/page/SideLink.tsx';
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
    <SideLink to={folderAddress(path, value)} Icon={Icon} isOpen={isOpen}>
      {label}
      {count > 0 && (
        <Box component="span" sx={isNew ? newLook : countLook}>
          {count}
        </Box>
      )}
    </SideLink>
  );
}

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
