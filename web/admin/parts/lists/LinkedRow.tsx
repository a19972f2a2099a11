import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface Props {
  to: string;
  name: ReactNode;
  /** The tracks of a wide window. A phone has two: the name and what stands at its right. */
  columns: string;
  /** The cells beside the name. */
  children: ReactNode;
}

/** A row of a list that leads as a whole to the page of its entry. */
export const LinkedRow = ({ to, name, columns, children }: Props) => (
  <Box component="li" sx={[rowLook, { gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: columns } }]}>
    <Box component={Link} to={to} sx={linkLook}>
      {name}
    </Box>
    {children}
  </Box>
);

const rowLook = {
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  columnGap: 2.5,
  rowGap: 0.25,
  minHeight: { xs: 64, md: 48 },
  p: { xs: '8px 16px', md: '4px 24px' },
  fontSize: 14,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
  borderBottom: 'var(--hairline)',
  '&:hover, &:focus-within': { bgcolor: 'surface.sunken' },
} as const;
const linkLook = {
  '&&': { color: 'text.primary', fontWeight: 600, textDecoration: 'none' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
