import { Switch, Typography, type SwitchProps } from '@mui/material';
import { Row } from '../page/Row.tsx';
import { Controller } from 'react-hook-form';

type Props = { label: string } & Pick<SwitchProps, 'name' | 'checked' | 'onChange' | 'onBlur' | 'ref'>;

/** Its track begins where the fields above it begin. */
export const LabelledSwitch = ({ label, ...props }: Props) => (
  <Row component="label" spacing={1.5} sx={{ cursor: 'pointer' }}>
    <Switch {...props} />
    <Typography variant="body2">{label}</Typography>
  </Row>
);

export const SwitchInput = ({ name, label }: { name: string; label: string }) => (
  <Controller
    name={name}
    render={({ field: { value, ...field } }) => <LabelledSwitch {...field} label={label} checked={value === true} />}
  />
);
