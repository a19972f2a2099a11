import { Box } from '@mui/material';

interface Props {
  percent: number;
  width?: number;
  height?: number;
  /** Names what it measures, for screen readers; left out where the number stands beside it. */
  label?: string;
}

/** A square bar. */
export const Meter = ({ percent, width, height = 6, label }: Props) => (
  <Box
    {...(label
      ? { role: 'meter', 'aria-label': label, 'aria-valuenow': percent, 'aria-valuemin': 0, 'aria-valuemax': 100 }
      : { 'aria-hidden': true })}
    sx={{ width: width ?? '100%', height, bgcolor: 'tint.neutral', forcedColorAdjust: 'none' }}
  >
    <Box sx={{ width: `${percent}%`, height: 1, bgcolor: 'primary.main' }} />
  </Box>
);
