import { Box, OutlinedInput, Typography } from '@mui/material';

interface Props {
  label: string;
  /** A day like '2026-11-28', or nothing. */
  value: string;
  /** The label stands before it, in a line with other filters; otherwise it is as wide as its place. */
  inLine?: boolean;
  onChoose: (day: string) => void;
}

/** Filters a list by a day. */
export function DayFilter({ label, value, inLine = false, onChoose }: Props) {
  const input = (
    <OutlinedInput
      size="small"
      type="date"
      fullWidth={!inLine}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
      slotProps={{ input: { 'aria-label': label } }}
      sx={inLine ? inLineLook : { minHeight: { md: 36 }, fontSize: { md: 14 } }}
    />
  );
  if (!inLine) return input;
  return (
    <Box className="shrinks" sx={lineLook}>
      <Typography className="muted" variant="caption" component="span" aria-hidden>
        {label}
      </Typography>
      {input}
    </Box>
  );
}

/** A phone has the label above the day, which would not fit beside it. */
const lineLook = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { xs: 'stretch', sm: 'center' },
  columnGap: 0.75,
  flex: { xs: '1 1 140px', sm: 'none' },
} as const;

const inLineLook = {
  flex: 1,
  minWidth: 0,
  minHeight: { xs: 44, md: 32 },
  fontSize: { md: 14 },
  bgcolor: 'background.paper',
  '& input': { py: 0.5 },
} as const;
