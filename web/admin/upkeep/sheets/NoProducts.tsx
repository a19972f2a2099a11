import { Box, Typography } from '@mui/material';
import type { TrialRow } from './sheetTypes.ts';

/** Lists the headings, sums and notes of a file, which are left out, each with its line and why it is no product. */
export function NoProducts({ rows }: { rows: TrialRow[] }) {
  return (
    <Box component="ul" aria-label="No product" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {rows.map(({ line, name, reasons }) => (
        <Box key={line} component="li" sx={{ p: '10px 20px', borderTop: 1, borderColor: 'divider' }}>
          <Typography>
            Line {line}: {name}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {reasons[0]?.message}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
