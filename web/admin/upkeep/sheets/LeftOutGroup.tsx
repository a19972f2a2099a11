import { Box, Button, Typography } from '@mui/material';
import { counted } from '../../parts/texts/counted.ts';
import { rangesOf, type Group } from './leftOutGroups.ts';
import { useLabelOf } from '../../catalogue/products/sheetFields.ts';
import { CellFix } from './CellFix.tsx';
import type { Correction } from './sheetTypes.ts';

/** Shows one cause with the number of its rows, instead of the same sentence in each row. */
export function LeftOutGroup({ group, onCorrect }: { group: Group; onCorrect: (all: Correction[]) => void }) {
  const labelOf = useLabelOf();
  const { input, message, value, suggestion, lines } = group;
  return (
    <Box component="li" sx={rowLook}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {labelOf(input)}: {message}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {counted(lines.length, 'row')}: {rangesOf(lines)}
        </Typography>
      </Box>
      {value !== null && (
        <Box sx={{ flex: '0 1 260px' }}>
          <CellFix
            label={`${labelOf(input)} in ${counted(lines.length, 'row')}`}
            value={value}
            onFix={(next) => onCorrect(lines.map((line) => ({ line, field: input, value: next })))}
          />
        </Box>
      )}
      {suggestion && (
        <Button
          variant="outlined"
          size="small"
          aria-label={`Use ${suggestion} in ${counted(lines.length, 'row')}`}
          onClick={() => onCorrect(lines.map((line) => ({ line, field: input, value: suggestion })))}
        >
          Use nearest
        </Button>
      )}
    </Box>
  );
}

const rowLook = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  p: '10px 20px',
  borderTop: 1,
  borderColor: 'divider',
} as const;
