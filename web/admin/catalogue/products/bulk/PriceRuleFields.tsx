import { Box, InputAdornment, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { Field } from '../../../parts/inputs/Field.tsx';
import { PlainSelect } from '../../../parts/inputs/PlainSelect.tsx';
import { TextInput } from '../../../parts/inputs/TextInput.tsx';
import * as words from '../../../../words/admin/en/products.ts';
import { roundings, type RuleForm } from './priceRuleForm.ts';

interface Props {
  form: RuleForm;
  errors: Partial<Record<keyof RuleForm, string>>;
  onChange: (changes: Partial<RuleForm>) => void;
}

const kinds = [
  { value: 'percent', label: words.percent },
  { value: 'amount', label: words.amount },
] as const;
const unit = (sign: string) => <InputAdornment position="end">{sign}</InputAdornment>;

/** The rule of new prices; the fields stand in the grid of the dialog. */
export function PriceRuleFields({ form, errors, onChange }: Props) {
  const number = (name: 'by' | 'floor' | 'ceiling', label: string, sign: string) => (
    <Box sx={{ '& input': { textAlign: 'right' } }}>
      <TextInput
        label={label}
        optional={name !== 'by'}
        error={errors[name]}
        inputMode="decimal"
        name={name}
        autoFocus={name === 'by'}
        endAdornment={unit(sign)}
        onChange={({ target }) => onChange({ [name]: target.value })}
      />
    </Box>
  );
  return (
    <>
      <Field label={words.rule}>
        {({ labelId }) => (
          <ToggleButtonGroup
            exclusive
            fullWidth
            size="small"
            color="primary"
            aria-labelledby={labelId}
            sx={switchLook}
            value={form.kind}
            onChange={(_, kind: RuleForm['kind'] | null) => kind && onChange({ kind })}
          >
            {kinds.map(({ value, label }) => (
              <ToggleButton key={value} value={value}>
                {label}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        )}
      </Field>
      {number('by', words.by, form.kind === 'percent' ? '%' : '₺')}
      <PlainSelect
        label={words.roundTo}
        value={form.rounding}
        options={roundings}
        onChoose={(rounding) => onChange({ rounding })}
      />
      {number('floor', words.notBelow, '₺')}
      {number('ceiling', words.notAbove, '₺')}
    </>
  );
}

const switchLook = {
  '& button': { minHeight: 44, borderColor: 'outline', color: 'text.primary' },
  '& button.Mui-selected, & button.Mui-selected:hover': { bgcolor: 'primary.main', color: 'primary.contrastText' },
};
