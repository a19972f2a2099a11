import { FormControlLabel, Radio, RadioGroup, Stack, TextField, Typography } from '@mui/material';
import { useId } from 'react';
import { basisOf } from './basisOf.ts';
import type { Answers, Trial } from './sheetTypes.ts';
import type { SheetImportState } from './useSheetImport.ts';

type Props = { state: SheetImportState };

/** Asks whether the prices of the file contain KDV; a heading that says so is shown as the answer. */
export function PriceQuestion({ state }: Props) {
  const id = useId();
  const { sheet, columns, answers, asksBasis } = state;
  if (!columns.includes('price')) return null;
  return (
    <Stack sx={{ pt: 1.5, pb: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Typography id={id} variant="subtitle2" component="p">
        The prices of this file are
      </Typography>
      <RadioGroup
        row
        aria-labelledby={id}
        value={basisOf(sheet, columns, answers) ?? ''}
        onChange={(_, prices) => state.answer({ prices: prices as Answers['prices'] })}
      >
        <FormControlLabel value="WITH_VAT" control={<Radio size="small" />} label="with KDV" />
        <FormControlLabel value="WITHOUT_VAT" control={<Radio size="small" />} label="without KDV" />
      </RadioGroup>
      <Typography variant="caption" sx={{ color: asksBasis ? 'error.main' : 'text.secondary' }}>
        {asksBasis
          ? 'Choose one: the name of the column does not say it.'
          : 'The site shows prices with KDV: 20 % is added to those without it.'}
      </Typography>
    </Stack>
  );
}

const missing = 'Product description is required';
type Choice = 'WRONG' | 'NAME' | 'TEXT';

/** Asks what becomes of missing descriptions, once a row lacks one. */
export function DescriptionQuestion({ state, trial }: Props & { trial: Trial | undefined }) {
  const id = useId();
  const { descriptionFromName, description } = state.answers;
  const isMissing = trial?.rows.some(({ reasons }) => reasons.some(({ message }) => message === missing)) ?? false;
  const choice: Choice = descriptionFromName ? 'NAME' : description == null ? 'WRONG' : 'TEXT';
  if (!isMissing && choice === 'WRONG') return null;
  const choose = (next: Choice) =>
    state.answer({ descriptionFromName: next === 'NAME', description: next === 'TEXT' ? '' : null });
  return (
    <Stack sx={{ pt: 1.5, pb: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Typography id={id} variant="subtitle2" component="p">
        A missing description becomes
      </Typography>
      <RadioGroup aria-labelledby={id} value={choice} onChange={(_, next) => choose(next as Choice)}>
        <FormControlLabel value="NAME" control={<Radio size="small" />} label="the same as the name" />
        <FormControlLabel value="TEXT" control={<Radio size="small" />} label="a fixed text" />
        <FormControlLabel value="WRONG" control={<Radio size="small" />} label="nothing: the row is left out" />
      </RadioGroup>
      {choice === 'TEXT' && (
        <TextField
          size="small"
          label="Text"
          defaultValue={description}
          slotProps={{ htmlInput: { maxLength: 5000, lang: 'tr' } }}
          onBlur={({ target }) => target.value !== description && state.answer({ description: target.value })}
        />
      )}
    </Stack>
  );
}
