import { Checkbox, FormControlLabel, OutlinedInput, Radio, RadioGroup, Stack } from '@mui/material';
import { Field } from '../../parts/inputs/Field.tsx';
import { readMoment, tomorrow } from './moments.ts';

export interface When {
  isPlanned: boolean;
  name: string;
  /** As a field of the browser holds it: '2026-11-27T09:00'. */
  at: string;
  hasBack: boolean;
  back: string;
}

export const now: When = { isPlanned: false, name: '', at: '', hasBack: false, back: '' };

/** Returns the moments of a plan; undefined where one is missing or wrong. */
export function readWhen({ name, at, hasBack, back }: When) {
  const [start, end] = [readMoment(at), hasBack ? readMoment(back) : null];
  if (name.trim() === '' || start === undefined || end === undefined) return undefined;
  return end !== null && end <= start ? undefined : { name: name.trim(), at: start, backAt: end };
}

interface Props {
  when: When;
  onChange: (when: When) => void;
}

/** Asks whether a change happens now, or at a time and perhaps back again. */
export function WhenFields({ when, onChange }: Props) {
  const change = (changes: Partial<When>) => onChange({ ...when, ...changes });
  const field = (name: 'at' | 'back', label: string) => (
    <Field label={label}>
      {({ id }) => (
        <OutlinedInput
          id={id}
          size="small"
          type="datetime-local"
          value={when[name]}
          onChange={({ target }) => change({ [name]: target.value })}
          sx={{ fontSize: { md: 15 } }}
        />
      )}
    </Field>
  );
  return (
    <Stack sx={{ gap: 1.5 }}>
      <RadioGroup
        row
        aria-label="When"
        value={when.isPlanned ? 'later' : 'now'}
        onChange={(_, value) => change({ isPlanned: value === 'later', at: when.at || tomorrow(Date.now()) })}
      >
        <FormControlLabel value="now" control={<Radio size="small" />} label="Now" />
        <FormControlLabel value="later" control={<Radio size="small" />} label="At a time" />
      </RadioGroup>
      {when.isPlanned && (
        <Stack direction="row" sx={fieldsLook}>
          <Field label="Name of the plan">
            {({ id }) => (
              <OutlinedInput
                id={id}
                size="small"
                value={when.name}
                onChange={({ target }) => change({ name: target.value })}
                slotProps={{ input: { maxLength: 120, lang: 'tr' } }}
                sx={{ fontSize: { md: 15 } }}
              />
            )}
          </Field>
          {field('at', 'On (Istanbul time)')}
          <FormControlLabel
            control={<Checkbox size="small" checked={when.hasBack} onChange={(_, hasBack) => change({ hasBack })} />}
            label="and back again"
          />
          {when.hasBack && field('back', 'Back on')}
        </Stack>
      )}
    </Stack>
  );
}

const fieldsLook = {
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 1.5,
  '& > .MuiFormControl-root': { width: 'auto', flex: '1 1 200px' },
};
