import { Box } from '@mui/material';
import type { EnquiryToRead } from '../enquiry.ts';
import * as words from '../../../words/admin/en/enquiries.ts';
import { AskedRow } from './AskedRow.tsx';

/** Lists the lines of an enquiry. On narrow screens the columns stand below each other. */
export const AskedRows = ({ enquiry }: { enquiry: EnquiryToRead }) => (
  <Box component="table" aria-label={words.lines} sx={tableLook}>
    <thead>
      <tr>
        <th scope="col">{words.line}</th>
        <th scope="col">{words.quantity}</th>
        <th scope="col">{words.listPriceWithKdv}</th>
      </tr>
    </thead>
    <tbody>
      {enquiry.rows.map((row) => (
        <AskedRow key={row.id} row={row} enquiry={enquiry} />
      ))}
    </tbody>
  </Box>
);

const tableLook = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 14.5,
  '& th[scope=col]': {
    px: { xs: 1, md: 1.5 },
    py: 1,
    bgcolor: 'surface.sunken',
    fontSize: 13,
    fontWeight: 600,
    textAlign: 'right',
    whiteSpace: { sm: 'nowrap' },
    color: 'text.secondary',
  },
  '& th[scope=col]:first-of-type': { textAlign: 'left', pl: { xs: 2, md: 3 } },
  '& td, & th[scope=row]': {
    px: { xs: 1, md: 1.5 },
    py: 1.25,
    borderBottom: 1,
    borderColor: 'divider',
    verticalAlign: 'top',
    textAlign: 'right',
    fontWeight: 400,
  },
  '& th[scope=row]': { pl: { xs: 2, md: 3 }, textAlign: 'left' },
  '& td:last-of-type, & th[scope=col]:last-of-type': { pr: { xs: 2, md: 3 } },
} as const;
