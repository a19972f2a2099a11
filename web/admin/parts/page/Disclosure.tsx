import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  /** The line that opens it. */
  summary: ReactNode;
  children: ReactNode;
}

/** A line that opens what stands below it, with the chevron of the other lines that open. A search in the page opens it, too. */
export const Disclosure = ({ summary, children }: Props) => (
  <Box component="details" className="breaks" sx={look}>
    <Box component="summary" className="row">
      <span>{summary}</span>
      <ExpandMoreOutlined aria-hidden />
    </Box>
    {children}
  </Box>
);

const look = {
  '& > summary': { gap: 0.5, width: 'fit-content', cursor: 'pointer', fontWeight: 600, minHeight: { xs: 44, md: 32 } },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '& > summary > svg': { fontSize: 18 },
  '&[open] > summary > svg': { rotate: '180deg' },
};
