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

/** Names the columns where there are any; on a phone each row says what it holds. */
export const LinkedHeads = ({ columns, children }: Pick<Props, 'columns' | 'children'>) => (
  <Box aria-hidden sx={[headsLook, { gridTemplateColumns: columns }]}>
    {children}
  </Box>
);

const headsLook = {
  display: { xs: 'none', md: 'grid' },
  alignItems: 'center',
  columnGap: 2.5,
  minHeight: 32,
  px: 3,
  fontSize: 13.5,
  fontWeight: 600,
  color: 'text.secondary',
  borderBottom: 1,
  borderColor: 'outline',
  '& .end': { textAlign: 'right' },
} as const;
const rowLook = {
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  columnGap: 2.5,
  rowGap: 0.25,
  minHeight: { xs: 64, md: 36 },
  p: { xs: '8px 16px', md: '4px 24px' },
  fontSize: 14,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
  borderBottom: 'var(--hairline)',
  '&:hover, &:focus-within': { bgcolor: 'surface.sunken' },
} as const;
const linkLook = {
  '&&': { color: 'text.primary', fontWeight: 600, textDecoration: 'none' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
