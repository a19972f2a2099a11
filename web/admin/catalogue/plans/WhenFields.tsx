import { Checkbox, FormControlLabel, Radio, RadioGroup, Stack, TextField } from '@mui/material';
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
    <TextField
      size="small"
      type="datetime-local"
      label={label}
      value={when[name]}
      onChange={({ target }) => change({ [name]: target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
    />
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
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <TextField
            size="small"
            label="Name of the plan"
            value={when.name}
            onChange={({ target }) => change({ name: target.value })}
            slotProps={{ htmlInput: { maxLength: 120, lang: 'tr' } }}
          />
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
