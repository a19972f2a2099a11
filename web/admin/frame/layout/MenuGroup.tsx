import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { Box } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { readJson, writeJson } from '../../parts/storage/jsonStorage.ts';

interface Props {
  title: string;
  /** The entries that are set up once and seldom changed fold away. */
  folds: boolean;
  /** Whether one of its screens is open. */
  isHere: boolean;
  children: ReactNode;
}

/** A group of the menu with its name. This browser remembers whether a group that folds was left open. */
export function MenuGroup({ title, folds, isHere, children }: Props) {
  const key = `menu:${title}`;
  const [open, setOpen] = useState(() => readJson<boolean>(key) ?? false);
  if (!folds)
    return (
      <Box role="group" aria-label={title} sx={groupLook}>
        <Box aria-hidden sx={titleLook}>
          {title}
        </Box>
        {children}
      </Box>
    );
  return (
    <Box
      component="details"
      // The group of the current screen is open, without being remembered as left open.
      open={open || isHere}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open === (open || isHere)) return;
        setOpen(currentTarget.open);
        writeJson(key, currentTarget.open);
      }}
      sx={groupLook}
    >
      <Box component="summary" sx={[titleLook, summaryLook]}>
        {title}
        <ExpandMoreOutlined sx={{ fontSize: 20 }} />
      </Box>
      {children}
    </Box>
  );
}

const groupLook = { '& + &': { mt: 0.75, pt: 0.75, borderTop: 1, borderColor: 'surface.inkLine' } } as const;
const titleLook = { px: 1.5, py: 0.5, fontSize: 13, lineHeight: '20px', fontWeight: 600, color: 'surface.inkMuted' };
const summaryLook = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  borderRadius: 1,
  cursor: 'pointer',
  userSelect: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '&:hover': { color: 'surface.inkText' },
  'details[open] > & > svg': { transform: 'rotate(180deg)' },
} as const;
