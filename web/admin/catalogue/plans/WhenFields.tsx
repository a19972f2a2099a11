import { Checkbox, FormControlLabel, FormHelperText, OutlinedInput, Radio, RadioGroup, Stack } from '@mui/material';
import { placeOfTime } from '../../../../common/text/companyTime.ts';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { Field } from '../../parts/inputs/Field.tsx';
import * as words from '../../../words/admin/en/plans.ts';
import { readMoment, tomorrow } from './moments.ts';
import type { When } from './when.ts';

interface Props {
  when: When;
  onChange: (when: When) => void;
}

/** Asks whether a change happens now, or at a time and perhaps back again. */
export const WhenFields = ({ when, onChange }: Props) => (
  <Stack spacing={1.5}>
    <RadioGroup
      row
      aria-label={words.when}
      value={when.isPlanned ? 'later' : 'now'}
      onChange={(_, value) => onChange({ ...when, isPlanned: value === 'later', at: when.at || tomorrow(Date.now()) })}
    >
      <FormControlLabel value="now" control={<Radio size="small" />} label={words.now} />
      <FormControlLabel value="later" control={<Radio size="small" />} label={words.atATimeLabel} />
    </RadioGroup>
    {when.isPlanned && <MomentFields when={when} onChange={onChange} />}
  </Stack>
);

/** Asks for the name and the moments of a plan. */
export function MomentFields({ when, onChange }: Props) {
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
  const [start, back] = [readMoment(when.at), readMoment(when.back)];
  return (
    <Stack direction="row" spacing={1.5} sx={fieldsLook}>
      <Field label={words.nameOfThePlan}>
        {({ id }) => (
          <OutlinedInput
            id={id}
            size="small"
            value={when.name}
            onChange={({ target }) => change({ name: target.value })}
            slotProps={{ input: { maxLength: 120, lang: siteLanguage } }}
            sx={{ fontSize: { md: 15 } }}
          />
        )}
      </Field>
      {field('at', words.onTimeOf(placeOfTime()))}
      <FormControlLabel
        control={<Checkbox size="small" checked={when.hasBack} onChange={(_, hasBack) => change({ hasBack })} />}
        label={words.andBackAgain}
      />
      {when.hasBack && field('back', words.backOn(placeOfTime()))}
      {when.hasBack && start && back && back <= start && (
        <FormHelperText error sx={{ flexBasis: '100%', m: 0 }}>
          {words.itGoesBackOnlyAfterItHas}
        </FormHelperText>
      )}
    </Stack>
  );
}

const fieldsLook = {
  flexWrap: 'wrap',
  alignItems: 'end',
  '& > .MuiFormControl-root': { width: 'auto', flex: '1 1 200px' },
};
