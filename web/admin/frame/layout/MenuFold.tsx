import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import { Box } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { readJson, writeJson } from '../../parts/storage/jsonStorage.ts';
import { entryLook } from './SidebarLink.tsx';

interface Props {
  title: string;
  icon: ReactNode;
  /** Whether one of its screens is open. */
  isHere: boolean;
  children: ReactNode;
}

/** Entries of the menu that fold away, since they are seldom used. This browser remembers whether they were left open. */
export function MenuFold({ title, icon, isHere, children }: Props) {
  const key = `menu:${title}`;
  const [open, setOpen] = useState(() => readJson<boolean>(key) ?? false);
  return (
    <details
      // The fold of the current screen is open, without being remembered as left open.
      open={open || isHere}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open === (open || isHere)) return;
        setOpen(currentTarget.open);
        writeJson(key, currentTarget.open);
      }}
    >
      <Box component="summary" sx={[entryLook, summaryLook]}>
        {icon}
        {title}
        <ChevronRightOutlined sx={{ fontSize: 20, ml: 'auto' }} />
      </Box>
      {/* The mark of the current entry stays at the edge of the menu. */}
      <Box sx={{ '& a': { pl: 3.5 } }}>{children}</Box>
    </details>
  );
}

const summaryLook = {
  boxSizing: 'border-box',
  alignItems: 'center',
  cursor: 'pointer',
  userSelect: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  'details[open] > & > svg:last-of-type': { transform: 'rotate(90deg)' },
} as const;
