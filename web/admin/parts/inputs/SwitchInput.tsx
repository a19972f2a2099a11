import { Stack, Switch, Typography } from '@mui/material';
import { Controller } from 'react-hook-form';

export function SwitchInput({ name, label }: { name: string; label: string }) {
  return (
    <Stack component="label" direction="row" className="row" sx={{ gap: 1.5, cursor: 'pointer' }}>
      <Controller
        name={name}
        render={({ field: { value, ...field } }) => <Switch {...field} checked={value === true} />}
      />
      <Typography variant="body2">{label}</Typography>
    </Stack>
  );
}
