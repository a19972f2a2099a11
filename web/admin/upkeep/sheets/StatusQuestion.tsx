import { FormControlLabel, Radio, RadioGroup, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import type { Answers, Trial } from './sheetTypes.ts';
import type { SheetImportState } from './useSheetImport.ts';

/** Asks whether new products are on the site at once, where the file has new ones and no column says it. */
export function StatusQuestion({ state, trial }: { state: SheetImportState; trial: Trial | undefined }) {
  const id = useId();
  const { newAs } = state.answers;
  if ((!trial?.added && newAs == null) || state.columns.includes('status')) return null;
  return (
    <Stack sx={{ pt: 1.5, pb: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Typography id={id} variant="subtitle2" component="p">
        New products are
      </Typography>
      <RadioGroup
        aria-labelledby={id}
        value={newAs ?? ''}
        onChange={(_, next) => state.answer({ newAs: (next || null) as Answers['newAs'] })}
      >
        <FormControlLabel value="" control={<Radio size="small" />} label="as the settings of the site say" />
        <FormControlLabel value="PUBLISHED" control={<Radio size="small" />} label="published at once" />
        <FormControlLabel value="DRAFT" control={<Radio size="small" />} label="drafts, to be looked at first" />
      </RadioGroup>
    </Stack>
  );
}
