import { Box, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useId } from 'react';
import { Panel } from '../../parts/page/Panel.tsx';
import { TotalsBar } from '../sheets/trial/TotalsBar.tsx';
import * as words from '../../../words/admin/en/namedPictures.ts';
import type { Found, Place } from './namedFiles.ts';

const places: { value: Place; label: string }[] = [
  { value: 'AFTER', label: words.addAfterThem },
  { value: 'FIRST', label: words.replaceTheFirst },
  { value: 'ALL', label: words.replaceAll },
];

type Props = { found: Found; place: Place; isFixed: boolean; onPlace: (place: Place) => void };

/** Counts the files by what becomes of them, and asks where pictures go. */
export function PicturesTotals({ found, place, isFixed, onPlace }: Props) {
  const id = useId();
  const several = found.asked.filter(({ outcome }) => outcome === 'SEVERAL').length;
  const parts = [
    { label: words.matchedLabel, count: found.matched.length, color: 'primary.main' },
    { label: words.fitSeveralProductCount(several), count: several, color: 'warning.main' },
    { label: words.fitNone, count: found.asked.length - several, color: 'error.main' },
    { label: words.areThereAlready, count: found.same.length, color: 'outline' },
    { label: words.leftOutLabel, count: found.leftOut.length, color: 'divider' },
    { label: words.notTaken, count: found.refused.length, color: 'error.dark' },
  ];
  return (
    <Panel>
      <Box role="status" sx={{ p: '18px 20px 16px' }}>
        <TotalsBar parts={parts} />
      </Box>
      <Stack direction="row" sx={{ ...rowLook, borderTop: 1, borderColor: 'divider' }}>
        <Typography id={id} variant="body2" className="strong">
          {words.whereAProductHasPictures}
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          color="primary"
          disabled={isFixed}
          aria-labelledby={id}
          sx={switchLook}
          value={place}
          onChange={(_, chosen: Place | null) => chosen && onPlace(chosen)}
        >
          {places.map(({ value, label }) => (
            <ToggleButton key={value} value={value}>
              {label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Typography className="muted" variant="body2" sx={{ ml: { md: 'auto' } }}>
          {words.nothingIsWrittenYet}
        </Typography>
      </Stack>
    </Panel>
  );
}

const rowLook = { flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, p: '12px 20px' };
const switchLook = {
  '& button': { minHeight: 36, borderColor: 'outline', color: 'text.primary', px: { xs: 1.25, sm: 1.75 } },
  '& button.Mui-selected, & button.Mui-selected:hover': { bgcolor: 'primary.main', color: 'primary.contrastText' },
};
