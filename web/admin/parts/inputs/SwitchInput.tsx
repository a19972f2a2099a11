import { Stack, Switch, Typography, type SwitchProps } from '@mui/material';
import { Controller } from 'react-hook-form';

type Props = { label: string } & Pick<SwitchProps, 'name' | 'checked' | 'onChange' | 'onBlur' | 'ref'>;

/** Its track begins where the fields above it begin. */
export const LabelledSwitch = ({ label, ...props }: Props) => (
  <Stack component="label" direction="row" className="row" sx={{ gap: 1.5, cursor: 'pointer' }}>
    <Switch {...props} />
    <Typography variant="body2">{label}</Typography>
  </Stack>
);

export const SwitchInput = ({ name, label }: { name: string; label: string }) => (
  <Controller
    name={name}
    render={({ field: { value, ...field } }) => <LabelledSwitch {...field} label={label} checked={value === true} />}
  />
);
