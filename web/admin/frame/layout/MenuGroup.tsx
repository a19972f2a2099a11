import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  /** The name, for screen readers: a line sets it apart from the group above. */
  title: string;
  children: ReactNode;
}

/** A group of the menu. */
export function MenuGroup({ title, children }: Props) {
  return (
    <Box role="group" aria-label={title} sx={groupLook}>
      {children}
    </Box>
  );
}

const groupLook = { '& + &': { mt: 0.75, pt: 0.75, borderTop: 1, borderColor: 'surface.inkLine' } } as const;
