import { Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { NativeSelect, type Choice } from './NativeSelect.tsx';

interface Props {
  label: string;
  value: string;
  options: readonly Choice[];
  /** The shortcut key that focuses it. */
  shortcut?: string;
  onChoose: (value: string) => void;
}

/** A choice that takes effect at once, with its label beside it; on a phone both are cells of the grid around it. */
export function LabelledSelect({ label, ...props }: Props) {
  const id = useId();
  return (
    <Stack direction="row" className="row shrinks" sx={{ display: { xs: 'contents', sm: 'flex' }, gap: 1.25 }}>
      <Typography variant="subtitle2" component="label" htmlFor={id} sx={{ flex: 'none' }}>
        {label}
      </Typography>
      <NativeSelect {...props} id={id} />
    </Stack>
  );
}
