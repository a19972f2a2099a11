import { Box, Stack, Typography } from '@mui/material';
import { leftOutId } from './leftOutGroups.ts';
import type { Trial } from './sheetTypes.ts';

/** Counts the rows by outcome. The numbers carry the meaning; the bar only illustrates it. */
export function TrialTotals({ trial }: { trial: Trial }) {
  const parts = [
    { label: 'unchanged', count: trial.unchanged, color: 'divider', isLeftOut: false },
    { label: 'will be changed', count: trial.changed, color: 'primary.main', isLeftOut: false },
    { label: 'will be added', count: trial.added, color: 'info.main', isLeftOut: false },
    { label: 'not in the file', count: trial.missing, color: 'secondary.main', isLeftOut: false },
    { label: 'unclear', count: trial.unclear, color: 'warning.main', isLeftOut: true },
    { label: 'wrong', count: trial.wrong, color: 'error.main', isLeftOut: true },
  ].filter(({ count }) => count > 0);
  // A large file answers with its first rows only.
  const { unchanged, changed, added, unclear, wrong } = trial;
  const total = unchanged + changed + added + unclear + wrong;
  return (
    <>
      <Box aria-hidden sx={{ display: 'flex', gap: '2px', height: 8, mb: 1.5 }}>
        {parts.map(({ label, count, color }) => (
          <Box key={label} sx={{ flex: `${count} 1 0`, minWidth: 6, bgcolor: color }} />
        ))}
      </Box>
      <Stack
        component="ul"
        direction="row"
        aria-label="Totals"
        sx={{ flexWrap: 'wrap', columnGap: 3, rowGap: 0.75, m: 0, p: 0, listStyle: 'none' }}
      >
        {parts.map(({ label, count, color, isLeftOut }) => (
          <Box component="li" key={label} sx={{ display: 'flex', alignItems: 'baseline', gap: 0.75 }}>
            <Box sx={{ width: 9, height: 9, bgcolor: color }} />
            <Typography component="span" sx={figureLook}>
              {count}
            </Typography>
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
              {isLeftOut ? <a href={`#${leftOutId}`}>{label}</a> : label}
            </Typography>
          </Box>
        ))}
        <Box component="li" sx={{ display: 'flex', alignItems: 'baseline', gap: 0.75, ml: { sm: 'auto' } }}>
          <Typography component="span" sx={figureLook}>
            {total}
          </Typography>
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
            {total === 1 ? 'row in all' : 'rows in all'}
          </Typography>
        </Box>
      </Stack>
    </>
  );
}

const figureLook = { fontSize: 20, fontWeight: 600, fontVariantNumeric: 'tabular-nums' };
