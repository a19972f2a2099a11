import { Box, Button, Typography } from '@mui/material';
import * as words from '../../../../words/admin/en/fileImports.ts';
import type { TrialRow } from '../sheetTypes.ts';

interface Props {
  rows: TrialRow[];
  /** Says that a row is a product all the same. */
  onProduct?: ((line: number) => void) | undefined;
}

/** Lists the headings, sums and notes of a file, which are left out, each with its line and why it is no product. */
export function NoProducts({ rows, onProduct }: Props) {
  return (
    <Box component="ul" aria-label={words.kinds.NO_PRODUCT} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {rows.map(({ line, name, reasons }) => (
        <Box key={line} component="li" sx={rowLook}>
          <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography>{words.lineNamed(line, name)}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {reasons[0]?.message}
            </Typography>
          </Box>
          {onProduct && (
            <Button
              variant="outlined"
              size="small"
              aria-label={words.rowIsAProduct(line)}
              onClick={() => onProduct(line)}
            >
              {words.isAProduct}
            </Button>
          )}
        </Box>
      ))}
    </Box>
  );
}

const rowLook = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  p: { xs: '10px 16px', sm: '10px 20px' },
  borderTop: 1,
  borderColor: 'divider',
} as const;
